import type * as z from "zod";
import { emailField, freeText } from "../fields";
import { addressFormSchema } from "./user-forms";

/** Checkout form: the address form with email, optional notes and optional coupon. */
export const checkoutFormSchema = addressFormSchema.extend({
  email: emailField(),
  notes: freeText(),
  coupon: freeText(60),
});
export type CheckoutForm = z.infer<typeof checkoutFormSchema>;
