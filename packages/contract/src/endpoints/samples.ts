import * as z from "zod";
import { LIMITS } from "../constants";
import { emailField } from "../fields";
import { orderContactSchema } from "../forms/order-contact-form";
import { idSchema } from "../models/id";
import { placedOrderSchema } from "../models/order";
import { defineEndpoint } from "./define";
import { requiredIdempotencyKey } from "./query";

/** The variant whose fabric or wood is wanted. */
const sample = z.strictObject({ productId: idSchema, variantId: idSchema });

export const sampleOrderSchema = orderContactSchema.extend({
  items: z.array(sample).min(1).max(LIMITS.samples),
  /** Of a guest. An account has its own. */
  email: emailField().optional(),
});
z.globalRegistry.add(sampleOrderSchema, { id: "SampleOrder" });
export type SampleOrder = z.output<typeof sampleOrderSchema>;

export const sampleEndpoints = {
  orderSamples: defineEndpoint({
    method: "POST",
    path: "/samples",
    summary:
      "Order free samples of fabrics and woods by letter, as a guest with `email` and without signing in",
    tag: "orders",
    access: "user",
    guests: "checkout",
    headers: requiredIdempotencyKey,
    body: sampleOrderSchema,
    status: 201,
    reply: placedOrderSchema,
    errors: ["not_found", "payment_unavailable", "idempotency_mismatch"],
  }),
};
