import * as z from "zod";
import { idSchema } from "./id";
import { paymentStatusSchema } from "./order";
import { paymentMethodSchema } from "./payment-method";
import { refundLineSchema } from "./refund-line";

const money = z.number().nonnegative();

/** State of a payment attempt. Authorised: the bank has reserved the money, but it is not captured yet. */
export const ATTEMPT_STATES = ["open", "authorised", "paid", "refused", "expired"] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** One attempt to pay an order at a payment provider. */
export const paymentAttemptSchema = z.object({
  id: idSchema,
  method: paymentMethodSchema,
  state: z.enum(ATTEMPT_STATES),
  amount: money,
  /** The provider's id of the payment. */
  reference: z.string().nullable(),
  /** Whether it counts as payment of the order. Late and duplicate payments are refunded automatically. */
  isPayment: z.boolean(),
  startedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
z.globalRegistry.add(paymentAttemptSchema, { id: "PaymentAttempt" });

export const REFUND_STATES = ["pending", "done", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Cause of a refund: a staff member, a cancelled order, a late payment, or the payment provider. */
export const REFUND_CAUSES = ["staff", "cancelled", "late", "provider"] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

export const refundSchema = z.object({
  id: idSchema,
  state: z.enum(REFUND_STATES),
  cause: z.enum(REFUND_CAUSES),
  amount: money,
  /** Tax part; negative if a changed order costs less but has more tax. */
  tax: z.number(),
  lines: z.array(refundLineSchema),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
z.globalRegistry.add(refundSchema, { id: "Refund" });
export type Refund = z.infer<typeof refundSchema>;

export const DISPUTE_STATES = ["open", "won", "lost"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A payment disputed by the customer's bank. The shop responds on the payment provider's site. */
export const disputeSchema = z.object({
  id: idSchema,
  state: z.enum(DISPUTE_STATES),
  amount: money,
  /** Reason given by the bank; may be empty. */
  reason: z.string(),
  /** Deadline for a response; null if unknown. */
  respondBy: z.iso.datetime().nullable(),
  at: z.iso.datetime(),
});
z.globalRegistry.add(disputeSchema, { id: "Dispute" });
export type Dispute = z.infer<typeof disputeSchema>;

/** One event in the payment history of an order. */
export const paymentEventSchema = z.object({
  id: z.string(),
  kind: z.string(),
  amount: money.nullable(),
  at: z.iso.datetime(),
});
z.globalRegistry.add(paymentEventSchema, { id: "PaymentEvent" });
export type PaymentEvent = z.infer<typeof paymentEventSchema>;

/** Payments, refunds and disputes of an order, with the refundable items. */
export const orderPaymentsSchema = z.object({
  status: paymentStatusSchema,
  method: paymentMethodSchema,
  paid: money,
  /** Balance due. */
  due: money,
  refunded: money,
  /** Amount that can still be refunded, without pending refunds. */
  refundable: money,
  shipping: z.object({ amount: money, isRefunded: z.boolean() }),
  lines: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      quantity: z.int(),
      refunded: z.int(),
      /** Quantity that was restocked. */
      returned: z.int(),
      /** Total of the line, with discount and tax. */
      amount: money,
    }),
  ),
  attempts: z.array(paymentAttemptSchema),
  refunds: z.array(refundSchema),
  disputes: z.array(disputeSchema),
  events: z.array(paymentEventSchema),
});
z.globalRegistry.add(orderPaymentsSchema, { id: "OrderPayments" });
export type OrderPayments = z.infer<typeof orderPaymentsSchema>;

const paymentSideSchema = z.object({
  state: z.enum(ATTEMPT_STATES),
  /** Amount of refunds and lost disputes. */
  refunded: money,
  /** State of the latest dispute; null without one. */
  dispute: z.enum(DISPUTE_STATES).nullable(),
});

/** A payment attempt in the shop and at the payment provider. */
export const paymentComparisonSchema = z.object({
  attemptId: idSchema,
  orderId: idSchema,
  orderNumber: z.int().positive(),
  method: paymentMethodSchema,
  amount: money,
  startedAt: z.iso.datetime(),
  ours: paymentSideSchema,
  /** Null if the provider doesn't respond. */
  theirs: paymentSideSchema.nullable(),
  /** Whether both sides agree on payment and refunds. */
  agrees: z.boolean(),
});
z.globalRegistry.add(paymentComparisonSchema, { id: "PaymentComparison" });
export type PaymentComparison = z.infer<typeof paymentComparisonSchema>;
