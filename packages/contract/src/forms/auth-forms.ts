import * as z from "zod";
import { LIMITS } from "../constants";
import { emailField, requiredCheckbox, userNameField } from "../fields";
import { validationTexts as t } from "../validation-texts";

// Passwords are not trimmed, because that would change what the user typed.
export const newPassword = z
  .string({ error: () => t.required })
  .min(1, t.required)
  .min(LIMITS.passwordMin, t.passwordMin)
  .max(LIMITS.passwordMax, t.passwordMax);

const knownPassword = z
  .string({ error: () => t.required })
  .min(1, t.required)
  .min(LIMITS.passwordMin, t.signInPassword)
  .max(LIMITS.passwordMax, t.signInPassword);

// Accepts spaces, as apps show codes, and hyphens, as recovery codes are printed.
const oneTimeCode = z
  .string({ error: () => t.required })
  .min(1, t.required)
  .max(LIMITS.text, t.oneTimeCode)
  .overwrite((typed) => typed.toLowerCase().replace(/[\s-]/g, ""))
  .regex(/^(?:\d{6}|[a-km-np-z2-9]{16})$/, t.oneTimeCode);

export const signInFormSchema = z.object({
  email: emailField(t.emailRequired),
  password: knownPassword,
  rememberMe: requiredCheckbox(t.checkboxRequired),
  /** Only for accounts with two-step verification. */
  code: oneTimeCode.optional(),
});
export type SignInForm = z.infer<typeof signInFormSchema>;

export const signUpFormSchema = z.object({
  userName: userNameField,
  email: emailField(),
  password: newPassword,
  agreeCheckbox: requiredCheckbox(t.checkboxRequired),
});
z.globalRegistry.add(signUpFormSchema, { id: "SignUpForm" });
export type SignUpForm = z.infer<typeof signUpFormSchema>;

export const passwordFormSchema = z.object({ currentPassword: knownPassword, newPassword });
z.globalRegistry.add(passwordFormSchema, { id: "PasswordForm" });
export type PasswordForm = z.infer<typeof passwordFormSchema>;

export const deleteAccountFormSchema = z.object({ password: knownPassword });
z.globalRegistry.add(deleteAccountFormSchema, { id: "DeleteAccountForm" });
export type DeleteAccountForm = z.infer<typeof deleteAccountFormSchema>;

/** Form that starts the setup of two-step verification. */
export const secondFactorFormSchema = z.object({ password: knownPassword });
z.globalRegistry.add(secondFactorFormSchema, { id: "SecondFactorForm" });
export type SecondFactorForm = z.infer<typeof secondFactorFormSchema>;

/** A code that proves that the app has the secret. */
export const oneTimeCodeFormSchema = z.object({ code: oneTimeCode });
z.globalRegistry.add(oneTimeCodeFormSchema, { id: "OneTimeCodeForm" });
export type OneTimeCodeForm = z.infer<typeof oneTimeCodeFormSchema>;

/** Form that turns off two-step verification; needs both factors. */
export const stopSecondFactorFormSchema = z.object({ password: knownPassword, code: oneTimeCode });
z.globalRegistry.add(stopSecondFactorFormSchema, { id: "StopSecondFactorForm" });
export type StopSecondFactorForm = z.infer<typeof stopSecondFactorFormSchema>;

export const newsletterFormSchema = z.object({ email: emailField(t.emailRequired) });
z.globalRegistry.add(newsletterFormSchema, { id: "NewsletterForm" });
export type NewsletterForm = z.infer<typeof newsletterFormSchema>;

export const forgotPasswordFormSchema = z.object({ email: emailField(t.emailRequired) });
z.globalRegistry.add(forgotPasswordFormSchema, { id: "ForgotPasswordForm" });
export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>;

/** Token of a link in an email. */
export const linkToken = z.string().regex(/^[\w-]{20,100}$/, t.required);

/** Token of the link that confirms an email address. */
export const verifyEmailFormSchema = z.object({ token: linkToken });
z.globalRegistry.add(verifyEmailFormSchema, { id: "VerifyEmailForm" });

export const resetPasswordFormSchema = z.object({
  token: linkToken,
  newPassword,
});
z.globalRegistry.add(resetPasswordFormSchema, { id: "ResetPasswordForm" });
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;
