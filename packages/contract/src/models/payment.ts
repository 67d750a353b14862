import * as z from "zod";
import { idSchema } from "./id";
import { paymentStatusSchema } from "./order";
import { paymentMethodSchema } from "./payment-method";

/** The payment of an order: expected, received, refunded, or void when the order was cancelled unpaid. */
export const paymentSchema = z.object({
  id: idSchema,
  orderId: idSchema,
  orderNumber: z.int().positive(),
  customerName: z.string(),
  method: paymentMethodSchema,
  status: paymentStatusSchema,
  amount: z.number().nonnegative(),
  /** What of it went back. */
  refunded: z.number().nonnegative(),
  /** What is still to come, since the order costs more than was paid. */
  due: z.number().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Payment = z.infer<typeof paymentSchema>;
