import * as z from "zod";
import { refundFormSchema } from "../forms/refund-form";
import { idSchema } from "../models/id";
import { paymentStatusSchema } from "../models/order";
import { ATTEMPT_STATES, orderPaymentsSchema, paymentComparisonSchema } from "../models/order-payments";
import { defineEndpoint } from "./define";
import { requiredIdempotencyKey } from "./query";

const tag = "payments";
const byId = z.object({ id: idSchema });

/** Simulated results of the test card. */
export const TEST_CARD_ANSWERS = ["pay", "refuse", "confirm", "silence"] as const;
export type TestCardAnswer = (typeof TEST_CARD_ANSWERS)[number];

const paymentProgressSchema = z.object({
  status: paymentStatusSchema,
  /** Balance due of a paid order. */
  due: z.number().positive().optional(),
  /** State of the latest attempt; null without one. */
  attempt: z.enum(ATTEMPT_STATES).nullable(),
});
export type PaymentProgress = z.infer<typeof paymentProgressSchema>;

export const paymentEndpoints = {
  startPayment: defineEndpoint({
    method: "POST",
    path: "/orders/:id/payment",
    summary:
      "Start the online payment of your own order; the response has the payment page. Repeating the call returns the same payment",
    tag,
    access: "user",
    guests: "order",
    params: byId,
    reply: z.object({ url: z.string() }),
    errors: ["not_found", "illegal_step", "payment_unavailable", "provider_unavailable"],
  }),
  checkPayment: defineEndpoint({
    method: "POST",
    path: "/orders/:id/payment/check",
    summary: "Check the payment of your own order with the payment provider, without waiting for its event",
    tag,
    access: "user",
    guests: "order",
    params: byId,
    reply: paymentProgressSchema,
    errors: ["not_found", "provider_unavailable"],
  }),
  answerTestCard: defineEndpoint({
    method: "POST",
    path: "/orders/:id/test-card",
    summary: "Choose what the test card does with your own order; nothing is charged",
    tag,
    access: "user",
    guests: "order",
    params: byId,
    body: z.strictObject({ answer: z.enum(TEST_CARD_ANSWERS) }),
    reply: paymentProgressSchema,
    errors: ["not_found", "illegal_step", "payment_unavailable"],
  }),
  receiveStripeEvent: defineEndpoint({
    method: "POST",
    path: "/payments/stripe/events",
    summary: "Receive an event from Stripe, verified by its signature",
    tag,
    access: "anyone",
    headers: z.object({ "stripe-signature": z.string().max(2_000).optional() }),
    bodyType: "application/json",
    body: z.string(),
    reply: z.object({ received: z.literal(true) }),
    errors: ["payment_unavailable", "provider_unavailable"],
  }),
  receivePaymentEvent: defineEndpoint({
    method: "POST",
    path: "/payments/:provider/events",
    summary: "Receive an event from the payment provider of an extension, which verifies it",
    tag,
    access: "anyone",
    params: z.object({ provider: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/) }),
    bodyType: "application/json",
    body: z.string(),
    reply: z.object({ received: z.literal(true) }),
    errors: ["not_found", "provider_unavailable"],
  }),
  getOrderPayments: defineEndpoint({
    method: "GET",
    path: "/admin/orders/:id/payments",
    summary: "List the payments and refunds of an order with their events",
    tag,
    access: { can: "payments.read" },
    params: byId,
    reply: orderPaymentsSchema,
    errors: ["not_found"],
  }),
  comparePayments: defineEndpoint({
    method: "GET",
    path: "/admin/payments/compare",
    summary: "Compare the latest online payments in the shop and at the payment provider",
    tag,
    access: { can: "payments.read" },
    reply: z.array(paymentComparisonSchema),
  }),
  settleAttempt: defineEndpoint({
    method: "POST",
    path: "/admin/payments/attempts/:id/settle",
    summary: "Sync a payment attempt with the payment provider",
    tag,
    access: { can: "payments.write" },
    params: byId,
    reply: paymentProgressSchema,
    errors: ["not_found", "provider_unavailable"],
  }),
  refundOrder: defineEndpoint({
    method: "POST",
    path: "/admin/orders/:id/refunds",
    summary: "Refund an order by item or by amount; the same Idempotency-Key refunds once",
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
