import {
  addressFormSchema,
  adminUserFormSchema,
  checkoutFormSchema,
  couponFormSchema,
  deleteAccountFormSchema,
  feedbackFormSchema,
  forgotPasswordFormSchema,
  newsletterFormSchema,
  oneTimeCodeFormSchema,
  passwordFormSchema,
  productEditSchema,
  profileFormSchema,
  resetPasswordFormSchema,
  secondFactorFormSchema,
  signInFormSchema,
  signUpFormSchema,
  stockFormSchema,
  stopSecondFactorFormSchema,
} from "@larkwood/contract";

/** The rules of every form. Imported late (see `use-contract-form`), because the validator is heavy. */
export const formSchemas = {
  signIn: signInFormSchema,
  signUp: signUpFormSchema,
  newsletter: newsletterFormSchema,
  password: passwordFormSchema,
  forgotPassword: forgotPasswordFormSchema,
  resetPassword: resetPasswordFormSchema,
  secondFactor: secondFactorFormSchema,
  oneTimeCode: oneTimeCodeFormSchema,
  stopSecondFactor: stopSecondFactorFormSchema,
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
