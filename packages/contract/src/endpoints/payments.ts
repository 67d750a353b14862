import * as z from "zod";
import { refundFormSchema } from "../forms/refund-form";
import { idSchema } from "../models/id";
import { paymentStatusSchema } from "../models/order";
import { ATTEMPT_STATES, orderPaymentsSchema, paymentComparisonSchema } from "../models/order-payments";
import { defineEndpoint } from "./define";
import { requiredIdempotencyKey } from "./query";

const tag = "payments";
const byId = z.object({ id: idSchema });

/** What the test card can do. */
export const TEST_CARD_ANSWERS = ["pay", "refuse", "confirm", "silence"] as const;
export type TestCardAnswer = (typeof TEST_CARD_ANSWERS)[number];

const standing = z.object({
  status: paymentStatusSchema,
  /** What is still to be paid of an order that was paid before. */
  due: z.number().positive().optional(),
  /** Of the last try; null where there was none. */
  attempt: z.enum(ATTEMPT_STATES).nullable(),
});
export type PaymentProgress = z.infer<typeof standing>;

export const paymentEndpoints = {
  startPayment: defineEndpoint({
    method: "POST",
    path: "/orders/:id/payment",
    summary:
      "Begin to pay one's own order online; the reply says on which page. Begun twice, it is the same payment",
    tag,
    access: "user",
    params: byId,
    reply: z.object({ url: z.string() }),
    errors: ["not_found", "illegal_step", "payment_unavailable", "provider_unavailable"],
  }),
  checkPayment: defineEndpoint({
    method: "POST",
    path: "/orders/:id/payment/check",
    summary:
      "Ask the payment service how the payment of one's own order stands, without waiting for its word",
    tag,
    access: "user",
    params: byId,
    reply: standing,
    errors: ["not_found", "provider_unavailable"],
  }),
  answerTestCard: defineEndpoint({
    method: "POST",
    path: "/orders/:id/test-card",
    summary: "Say what the test card does with one's own order; no money moves",
    tag,
    access: "user",
    params: byId,
    body: z.strictObject({ answer: z.enum(TEST_CARD_ANSWERS) }),
    reply: standing,
    errors: ["not_found", "illegal_step", "payment_unavailable"],
  }),
  receiveStripeEvent: defineEndpoint({
    method: "POST",
    path: "/payments/stripe/events",
    summary: "What Stripe tells; believed by its signature over the very bytes",
    tag,
    access: "anyone",
    headers: z.object({ "stripe-signature": z.string().max(2_000).optional() }),
    bodyType: "application/json",
    body: z.string(),
    reply: z.object({ received: z.literal(true) }),
    errors: ["payment_unavailable", "provider_unavailable"],
  }),
  getOrderPayments: defineEndpoint({
    method: "GET",
    path: "/admin/orders/:id/payments",
    summary: "The payments and refunds of an order, each with what happened to it",
    tag,
    access: { can: "payments.read" },
    params: byId,
    reply: orderPaymentsSchema,
    errors: ["not_found"],
  }),
  comparePayments: defineEndpoint({
    method: "GET",
    path: "/admin/payments/compare",
    summary: "The last payments online as the shop knows them and as the payment service does",
    tag,
    access: { can: "payments.read" },
    reply: z.array(paymentComparisonSchema),
  }),
  settleAttempt: defineEndpoint({
    method: "POST",
    path: "/admin/payments/attempts/:id/settle",
    summary: "Take in what the payment service says of a try to pay",
    tag,
    access: { can: "payments.write" },
    params: byId,
    reply: standing,
    errors: ["not_found", "provider_unavailable"],
  }),
  refundOrder: defineEndpoint({
    method: "POST",
    path: "/admin/orders/:id/refunds",
    summary: "Give back money of an order, by line or by sum; the same Idempotency-Key gives it back once",
    tag,
    access: { can: "payments.write" },
    params: byId,
    headers: requiredIdempotencyKey,
    body: refundFormSchema,
    status: 201,
    reply: orderPaymentsSchema,
    errors: ["not_found", "illegal_step", "refund_too_large", "return_not_possible", "idempotency_mismatch"],
  }),
};
