import { z } from "zod";

export const PAYMENT_METHODS = ["bank_transfer", "pay_on_delivery"] as const;
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
