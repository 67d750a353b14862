import type { OrderStatus, Payment, PaymentStatus } from "@larkwood/contract";
import { isCancelledOrReturned, isPaidOnline, toCents } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { formatCents } from "../../../core/format-cents";
import type { Executor } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import { syncInvoices } from "../documents";
import { closeOpenAttempts } from "./enqueue-payment-job";
import type { PaymentContext } from "./payment-context";
import { recordPaymentEvent } from "./payment-events.repo";
import { findPayment, lockOrderOf, updatePaymentStatus } from "./payments.repo";
import { receiveBalance } from "./refunds.repo";

export type MarkedStatus = "received" | "refunded";

/** The status that a payment must have before it is marked. */
export const STATUS_BEFORE: Record<MarkedStatus, PaymentStatus> = {
  received: "expected",
  refunded: "received",
};

interface MarkInput {
  id: string;
  status: MarkedStatus;
  /** The amount that the admin saw. Defaults to the current total. */
  amount?: number | undefined;
  /** The balance due that the admin saw: marks it as paid instead of the whole order. */
  due?: number | undefined;
}

interface Marking {
  payment: Payment;
  orderStatus: OrderStatus;
  currency: string;
  at: Date;
}

/** Marks by hand: a payment as received, the balance due as paid, or a received payment as refunded. */
export async function markPayment(
  { db, clock, settings }: Pick<PaymentContext, "db" | "clock" | "settings">,
  { id, status, amount, due }: MarkInput,
  { caller, requestId }: Pick<Actor, "caller" | "requestId">,
): Promise<Payment> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    // Lock the order first, as every transaction does.
    const order = await lockOrderOf(tx, id);
    const before = await findPayment(tx, id);
    if (!order || !before) throw new AppError("not_found");
    const marking = { payment: before, orderStatus: order.status, currency: settings.current.currency, at };
    const isBalance = status === "received" && due !== undefined;
    if (isBalance) await markBalance(tx, marking, due);
    else await markTotal(tx, marking, status, amount);
    const after = await findPayment(tx, id);
    await recordAudit(tx, {
      actor: caller,
      action: isBalance ? "payment.rest" : `payment.${status}`,
      subjectType: "payment",
      subjectId: id,
      before,
      after,
      requestId,
      at,
    });
    await syncInvoices(tx, { orderId: before.orderId, settings, now: at });
    return after ?? before;
  });
}

/** Marks the whole payment. Rejects the mark if the total has changed since the admin saw it. */
async function markTotal(
  tx: Executor,
  { payment, currency, at }: Marking,
  status: MarkedStatus,
  seen = payment.amount,
): Promise<void> {
  if (isPaidOnline(payment.method))
    throw refused(payment, "The payment provider confirms this payment. To refund it, open the order.");
  const totalCents = toCents(payment.amount);
  if (status === "received" && toCents(seen) !== totalCents)
    throw refused(payment, `The order total is now ${formatCents(totalCents, currency)}.`);
  const isUpdated = await updatePaymentStatus(tx, payment.id, STATUS_BEFORE[status], status, at);
  if (!isUpdated) throw refused(payment);
}

/** Marks the balance due as paid. Closes open checkout pages; a payment made there anyway is refunded. */
async function markBalance(
  tx: Executor,
  { payment, orderStatus, currency, at }: Marking,
  seen: number,
): Promise<void> {
  const { orderId, method, status } = payment;
  const cents = toCents(payment.due);
  if (status !== "received" || isCancelledOrReturned(orderStatus) || cents === 0)
    throw refused(payment, "There is no balance due any more.");
  if (cents !== toCents(seen))
    throw refused(payment, `The balance due is now ${formatCents(cents, currency)}.`);
  await receiveBalance(tx, { orderId, attemptId: null, cents, now: at });
  await recordPaymentEvent(tx, { orderId, method, kind: "paid", amountCents: cents, at });
  await closeOpenAttempts(tx, orderId, at);
}

const refused = ({ status }: Payment, detail?: string) =>
  new AppError("illegal_step", { context: { status }, ...(detail ? { detail } : {}) });
