import * as z from "zod";
import {
  addressField,
  choice,
  countryField,
  emailField,
  firstNameField,
  lastNameField,
  phoneField,
  requiredCheckbox,
  userNameField,
} from "../fields";
import { ROLES } from "../models/user";
import { validationTexts as t } from "../validation-texts";

/** The admin's 'Edit User Info' form. */
export const adminUserFormSchema = z.object({
  role: choice(ROLES, t.role),
  userName: userNameField,
  firstName: firstNameField,
  lastName: lastNameField,
  email: emailField(),
  address: addressField,
  country: countryField,
  phoneNumber: phoneField,
  acceptedTos: requiredCheckbox(t.confirmRequired),
});
export type AdminUserForm = z.infer<typeof adminUserFormSchema>;

/** The account's personal data form. */
export const profileFormSchema = z.object({
  userName: userNameField,
  firstName: firstNameField,
  lastName: lastNameField,
});
export type ProfileForm = z.infer<typeof profileFormSchema>;

/** The account's address form. */
export const addressFormSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  country: countryField,
  address: addressField,
  phoneNumber: phoneField,
});
export type AddressForm = z.infer<typeof addressFormSchema>;
