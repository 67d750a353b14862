import * as z from "zod";

/** `card` is paid on a payment provider's page, `test_card` on a page of the shop that charges nothing. */
export const PAYMENT_METHODS = ["bank_transfer", "pay_on_delivery", "card", "test_card"] as const;
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);
z.globalRegistry.add(paymentMethodSchema, { id: "PaymentMethod" });
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
