import * as z from "zod";
import {
  addressField,
  countryField,
  emailField,
  firstNameField,
  lastNameField,
  phoneField,
  userNameField,
} from "../fields";
import { addressParts } from "./order-contact-form";

/** Null clears the field. */
const clearable = <T extends z.ZodType<string>>(field: T) => field.nullable().transform((text) => text ?? "");

const fields = {
  userName: userNameField,
  email: emailField(),
  firstName: clearable(firstNameField),
  lastName: clearable(lastNameField),
  address: clearable(addressField),
  country: clearable(countryField),
  phoneNumber: clearable(phoneField),
};

/** Changed fields of a user, by mode of the shop. A missing field stays as it is. */
export const userPatchSchemas = {
  showroom: z.strictObject(fields).partial(),
  trading: z
    .strictObject({
      ...fields,
      addressLine2: clearable(addressParts.addressLine2),
      postCode: clearable(addressParts.postCode),
      city: clearable(addressParts.city),
    })
    .partial()
    .meta({ id: "UserPatch" }),
};
