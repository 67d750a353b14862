import { z } from "zod";

export const PAYMENT_METHODS = ["bank_transfer", "pay_on_delivery"] as const;
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** What a client needs to know of the shop before anything else. */
export const shopInfoSchema = z.object({
  name: z.string(),
  currency: z.literal("USD"),
  /** Empty means showroom: nothing can be bought. */
  paymentMethods: z.array(paymentMethodSchema),
  /** Whether a forgotten password can be reset: only where the shop can send mail. */
  passwordReset: z.boolean(),
});
export type ShopInfo = z.infer<typeof shopInfoSchema>;
