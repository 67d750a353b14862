import type * as z from "zod";
import { emailField, freeText } from "../fields";
import { addressFormSchema } from "./user-forms";

/** The contact form plus email; notes and coupon are free. */
export const checkoutFormSchema = addressFormSchema.extend({
  email: emailField(),
  notes: freeText(),
  coupon: freeText(60),
});
export type CheckoutForm = z.infer<typeof checkoutFormSchema>;
