import type { OrderPayments, PaymentEvent, PaymentMethod, PaymentStatus, Refund } from "@larkwood/contract";
import {
  fromCents,
  type PaymentSource,
  paidPerLine,
  refundedQuantity,
  refundsOfSources,
  remainingBySource,
  sourcesOf,
  sumOfSources,
} from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import type { Database } from "../../../db/connection/client";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { attemptsOf, type StoredAttempt } from "./attempts.repo";
import { disputesOf } from "./disputes.repo";
import { refundedCents } from "./payments.repo";
import { findRefundable } from "./refundable-order";
import { refundsOf, type StoredRefund } from "./refunds.repo";

interface PaymentRow {
  status: PaymentStatus;
  method: PaymentMethod;
  amountCents: string;
  refundedCents: string;
  dueCents: string;
  attemptId: string | null;
  parts: PaymentSource[];
}

/** Attempts, payments, refunds and disputes of an order. Read in one snapshot, so that sums and lists agree. */
export function readOrderPayments(db: Database, orderId: string): Promise<OrderPayments> {
  return inTransaction(db, (tx) => readInSnapshot(tx, orderId), { snapshot: true });
}

async function readInSnapshot(db: Executor, orderId: string): Promise<OrderPayments> {
  const payment = await queryFirst<PaymentRow>(
    db,
    sql`
    SELECT status, method, amount_cents AS "amountCents", due_cents AS "dueCents", attempt_id AS "attemptId", parts,
      ${refundedCents} AS "refundedCents"
    FROM payments WHERE order_id = ${orderId}`,
  );
  const order = await findRefundable(db, orderId);
  if (!payment || !order) throw new AppError("not_found");
  const [attempts, refunds, disputes, events] = [
    await attemptsOf(db, orderId),
    await refundsOf(db, orderId),
    await disputesOf(db, orderId),
    await eventsOf(db, orderId),
  ];
  const isPaid = payment.status === "received" || payment.status === "refunded";
  const paidCents = isPaid ? Number(payment.amountCents) : 0;
  const sources = sourcesOf({ ...payment, amountCents: paidCents });
  const own = refundsOfSources(sources, refunds);
  const parts = paidPerLine(order);
  return {
    status: payment.status,
    method: payment.method,
    paid: fromCents(paidCents),
    due: fromCents(Number(payment.dueCents)),
    refunded: fromCents(Number(payment.refundedCents)),
    refundable: fromCents(payment.status === "received" ? sumOfSources(remainingBySource(sources, own)) : 0),
    shipping: {
      amount: fromCents(parts.shippingCents),
      isRefunded: own.some(({ withShipping, state }) => withShipping && state !== "failed"),
    },
    lines: order.lines.map(({ name, quantity, returned }, index) => ({
      position: index + 1,
      name,
      quantity,
      returned,
      refunded: refundedQuantity(own, index + 1),
      amount: fromCents(parts.lineCents[index] ?? 0),
    })),
    attempts: attempts.map((attempt) => toAttempt(attempt, sources)),
    refunds: refunds.map(toRefund),
    disputes: disputes.map(({ id, state, amountCents, reason, respondBy, createdAt }) => ({
      id,
      state,
      amount: fromCents(amountCents),
      reason,
      respondBy: respondBy?.toISOString() ?? null,
      at: createdAt.toISOString(),
    })),
    events,
  };
}

const toAttempt = (
  attempt: StoredAttempt,
  sources: readonly PaymentSource[],
): OrderPayments["attempts"][number] => ({
  id: attempt.id,
  method: attempt.method,
  state: attempt.state,
  amount: fromCents(attempt.amountCents),
  reference: attempt.reference,
  isPayment: sources.some(({ attemptId }) => attemptId === attempt.id),
  startedAt: attempt.createdAt.toISOString(),
  updatedAt: attempt.updatedAt.toISOString(),
});

const toRefund = (refund: StoredRefund): Refund => ({
  id: refund.id,
  state: refund.state,
  cause: refund.cause,
  amount: fromCents(refund.amountCents),
  tax: fromCents(refund.taxes.reduce((sum, { taxCents }) => sum + taxCents, 0)),
  lines: refund.lines,
  reason: refund.reason,
  by: refund.actorName,
  at: refund.createdAt.toISOString(),
});

async function eventsOf(db: Executor, orderId: string): Promise<PaymentEvent[]> {
  const rows = await queryRows<{ id: string; kind: string; amountCents: string | null; at: string }>(
    db,
    sql`
    SELECT id, kind, amount_cents AS "amountCents", at FROM payment_events
    WHERE order_id = ${orderId} ORDER BY id LIMIT 200`,
  );
  return rows.map(({ id, kind, amountCents, at }) => ({
    id,
    kind,
    amount: amountCents === null ? null : fromCents(Number(amountCents)),
    at: new Date(at).toISOString(),
  }));
}
