import * as z from "zod";
import { idSchema } from "./id";
import { paymentStatusSchema } from "./order";
import { paymentMethodSchema } from "./payment-method";
import { refundLineSchema } from "./piece-count";

const money = z.number().nonnegative();

/** Where a try to pay stands. Authorised: the bank has set the money aside, and nobody has taken it yet. */
export const ATTEMPT_STATES = ["open", "authorised", "paid", "refused", "expired"] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** One try to pay an order at a payment service. */
export const paymentAttemptSchema = z.object({
  id: idSchema,
  method: paymentMethodSchema,
  state: z.enum(ATTEMPT_STATES),
  amount: money,
  /** What the service calls it. */
  reference: z.string().nullable(),
  /** Whether it is what paid the order, or a part of it: one that came too late, or a second one, goes back by itself. */
  isPayment: z.boolean(),
  startedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const REFUND_STATES = ["pending", "done", "failed"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Why money goes back: somebody of the shop said so, the order was cancelled, it came too late, or the service did it. */
export const REFUND_CAUSES = ["staff", "cancelled", "late", "provider"] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

export const refundSchema = z.object({
  id: idSchema,
  state: z.enum(REFUND_STATES),
  cause: z.enum(REFUND_CAUSES),
  amount: money,
  /** How much of it is tax; less than none where a changed order costs less and has more of it. */
  tax: z.number(),
  lines: z.array(refundLineSchema),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type Refund = z.infer<typeof refundSchema>;

export const DISPUTE_STATES = ["open", "won", "lost"] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A payment that somebody's bank wants back: the shop answers on the pages of the payment service. */
export const disputeSchema = z.object({
  id: idSchema,
  state: z.enum(DISPUTE_STATES),
  amount: money,
  /** As the bank calls it; empty where it has not said. */
  reason: z.string(),
  /** Until when the shop can answer; null where that is not known. */
  respondBy: z.iso.datetime().nullable(),
  at: z.iso.datetime(),
});
export type Dispute = z.infer<typeof disputeSchema>;

/** Something that happened to the money of an order. */
export const paymentEventSchema = z.object({
  id: z.string(),
  kind: z.string(),
  amount: money.nullable(),
  at: z.iso.datetime(),
});
export type PaymentEvent = z.infer<typeof paymentEventSchema>;

/** All money of an order: what was tried, what came, what went back, and what of each line can go back. */
export const orderPaymentsSchema = z.object({
  status: paymentStatusSchema,
  method: paymentMethodSchema,
  paid: money,
  /** What is still to come beside it. */
  due: money,
  refunded: money,
  /** What can still be given back; what is on its way back counts as gone. */
  refundable: money,
  shipping: z.object({ amount: money, isRefunded: z.boolean() }),
  lines: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      quantity: z.int(),
      refunded: z.int(),
      /** Pieces that are back on the shelf. */
      returned: z.int(),
      /** What all pieces of the line have cost, discount and tax included. */
      amount: money,
    }),
  ),
  attempts: z.array(paymentAttemptSchema),
  refunds: z.array(refundSchema),
  disputes: z.array(disputeSchema),
  events: z.array(paymentEventSchema),
});
export type OrderPayments = z.infer<typeof orderPaymentsSchema>;

const side = z.object({
  state: z.enum(ATTEMPT_STATES),
  /** What went back, by refunds and by lost disputes. */
  refunded: money,
  /** Where the last dispute about it stands; null where there is none. */
  dispute: z.enum(DISPUTE_STATES).nullable(),
});

/** A try to pay as the shop knows it and as the payment service does. */
export const paymentComparisonSchema = z.object({
  attemptId: idSchema,
  orderId: idSchema,
  orderNumber: z.int().positive(),
  method: paymentMethodSchema,
  amount: money,
  startedAt: z.iso.datetime(),
  ours: side,
  /** Null while the service does not answer. */
  theirs: side.nullable(),
  /** Whether both say the same of the money: that it came, and how much of it went back. */
  agrees: z.boolean(),
});
export type PaymentComparison = z.infer<typeof paymentComparisonSchema>;
