import * as z from "zod";
import { idSchema } from "./id";
import { paymentStatusSchema } from "./order";
import { paymentMethodSchema } from "./payment-method";
import { readableWith } from "./readable-with";

/** The payment of an order; `void` if the order was cancelled before payment. */
export const paymentSchema = z.object({
  id: idSchema,
  orderId: idSchema,
  orderNumber: z.int().positive(),
  customerName: z.string(),
  method: paymentMethodSchema,
  status: paymentStatusSchema,
  amount: z.number().nonnegative(),
  /** Refunded amount. */
  refunded: z.number().nonnegative(),
  /** Balance due. */
  due: z.number().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
z.globalRegistry.add(paymentSchema, { id: "Payment" });
export type Payment = z.infer<typeof paymentSchema>;
readableWith.add(paymentSchema, { permission: "payments.read" });
