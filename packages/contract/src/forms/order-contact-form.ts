import * as z from "zod";
import { LIMITS } from "../constants";
import { hasPostcodes } from "../countries";
import {
  addressField,
  emailField,
  firstNameField,
  freeText,
  lastNameField,
  line,
  listedCountryField,
  optionalLine,
  writtenPhoneField,
} from "../fields";
import { validationTexts as t } from "../validation-texts";
import { adminUserFormSchema } from "./user-forms";

const postCode = optionalLine(20);

/** What an address has in trading mode besides its first line and its country. */
export const addressParts = {
  addressLine2: optionalLine(),
  postCode,
  city: optionalLine(),
};

/** Recipient and address of an order. Clients that send an address in one line leave out its parts. */
export const orderContactSchema = z.object({
  firstName: firstNameField,
  lastName: lastNameField,
  country: listedCountryField,
  address: addressField,
  addressLine2: addressParts.addressLine2.default(""),
  postCode: addressParts.postCode.default(""),
  city: addressParts.city.default(""),
  phoneNumber: writtenPhoneField,
});
export type OrderContact = z.output<typeof orderContactSchema>;

const writtenAddress = {
  country: listedCountryField,
  address: addressField,
  addressLine2: addressParts.addressLine2,
  postCode,
  city: line(),
  phoneNumber: writtenPhoneField,
};

/** Address form of an account in trading mode. */
const contactForm = orderContactSchema.extend(writtenAddress);

type Written = { country: unknown; postCode: string };

const hasPostcodeIfNeeded = ({ country, postCode: code }: Written) =>
  code !== "" || (typeof country === "string" && !hasPostcodes(country));

// Checked even if other fields are invalid, so that all errors appear at once.
const postcodeRule = { path: ["postCode"], error: t.required, when: () => true };

export const contactFormSchema = contactForm.refine(hasPostcodeIfNeeded, postcodeRule);

/** Address form of a sample order. */
export const sampleFormSchema = contactForm
  .extend({ email: emailField() })
  .refine(hasPostcodeIfNeeded, postcodeRule);

/** 'Edit User Info' in trading mode. */
export const tradingUserFormSchema = adminUserFormSchema
  .extend(writtenAddress)
  .refine(hasPostcodeIfNeeded, postcodeRule);

/** Checkout form in trading mode. */
export const orderFormSchema = contactForm
  .extend({
    email: emailField(),
    notes: freeText(),
    giftNote: freeText(LIMITS.giftNote),
    coupon: freeText(60),
  })
  .refine(hasPostcodeIfNeeded, postcodeRule);
