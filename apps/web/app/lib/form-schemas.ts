import {
  addressFormSchema,
  adminUserFormSchema,
  checkoutFormSchema,
  couponFormSchema,
  deleteAccountFormSchema,
  feedbackFormSchema,
  forgotPasswordFormSchema,
  newsletterFormSchema,
  passwordFormSchema,
  productEditSchema,
  profileFormSchema,
  resetPasswordFormSchema,
  signInFormSchema,
  signUpFormSchema,
  stockFormSchema,
} from "@larkwood/contract";

/** The rules of every form. Imported late (see `use-contract-form`), because the validator is heavy. */
export const formSchemas = {
  signIn: signInFormSchema,
  signUp: signUpFormSchema,
  newsletter: newsletterFormSchema,
  password: passwordFormSchema,
  forgotPassword: forgotPasswordFormSchema,
  resetPassword: resetPasswordFormSchema,
  deleteAccount: deleteAccountFormSchema,
  profile: profileFormSchema,
  address: addressFormSchema,
  checkout: checkoutFormSchema,
  feedback: feedbackFormSchema,
  product: productEditSchema,
  adminUser: adminUserFormSchema,
  stock: stockFormSchema,
  coupon: couponFormSchema,
};
export type FormSchemas = typeof formSchemas;
export type FormName = keyof FormSchemas;
