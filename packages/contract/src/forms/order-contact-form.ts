import type * as z from "zod";
import { emailField, freeText, listedCountryField } from "../fields";
import { addressFormSchema } from "./user-forms";

/** Recipient and address of an order. */
export const orderContactSchema = addressFormSchema.extend({ country: listedCountryField });
export type OrderContact = z.output<typeof orderContactSchema>;

/** Checkout form in trading mode. */
export const orderFormSchema = orderContactSchema.extend({
  email: emailField(),
  notes: freeText(),
  coupon: freeText(60),
});
