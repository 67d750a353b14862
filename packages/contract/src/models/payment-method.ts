import * as z from "zod";

/** `card` is paid on the page of a payment service, `test_card` on one of our own that takes no money. */
export const PAYMENT_METHODS = ["bank_transfer", "pay_on_delivery", "card", "test_card"] as const;
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
