import { z } from "zod";
import { LIMITS } from "../constants";
import { emailField, ticked, userNameField } from "../fields";
import { validationTexts as t } from "../texts";

// Passwords are measured as typed: trimming one would lock its owner out.
const newPassword = z
  .string({ error: () => t.required })
  .min(1, t.required)
  .min(LIMITS.passwordMin, t.passwordMin)
  .max(LIMITS.passwordMax, t.passwordMax);

const knownPassword = z
  .string({ error: () => t.required })
  .min(1, t.required)
  .min(LIMITS.passwordMin, t.signInPassword)
  .max(LIMITS.passwordMax, t.signInPassword);

export const signInFormSchema = z.object({
  email: emailField(t.emailRequired),
  password: knownPassword,
  rememberMe: ticked(t.tickToContinue),
});
export type SignInForm = z.infer<typeof signInFormSchema>;

export const signUpFormSchema = z.object({
  userName: userNameField,
  email: emailField(),
  password: newPassword,
  agreeCheckbox: ticked(t.tickToContinue),
});
export type SignUpForm = z.infer<typeof signUpFormSchema>;

export const passwordFormSchema = z.object({ currentPassword: knownPassword, newPassword });
export type PasswordForm = z.infer<typeof passwordFormSchema>;

export const deleteAccountFormSchema = z.object({ password: knownPassword });
export type DeleteAccountForm = z.infer<typeof deleteAccountFormSchema>;

export const newsletterFormSchema = z.object({ email: emailField(t.emailRequired) });
export type NewsletterForm = z.infer<typeof newsletterFormSchema>;

export const forgotPasswordFormSchema = z.object({ email: emailField(t.emailRequired) });
export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>;

export const resetPasswordFormSchema = z.object({
  token: z.string().regex(/^[\w-]{20,100}$/, t.required),
  newPassword,
});
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;
