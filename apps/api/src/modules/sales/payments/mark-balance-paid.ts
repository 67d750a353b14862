import type { Payment } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { formatCents } from "../../../core/format-cents";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import { syncInvoices } from "../documents";
import { amountDueCents, lockOrderToPay } from "./attempts.repo";
import { closeOpenAttempts } from "./enqueue-payment-job";
import type { PaymentContext } from "./payment-context";
import { recordPaymentEvent } from "./payment-events.repo";
import { findPayment } from "./payments.repo";
import { receiveBalance } from "./refunds.repo";

/** Marks the balance due as paid by hand. Closes open checkout pages; a payment made there anyway is refunded. */
export async function markBalancePaid(
  { db, clock, settings }: Pick<PaymentContext, "db" | "clock" | "settings">,
  { id, due }: { id: string; due: number },
  { caller, requestId }: Pick<Actor, "caller" | "requestId">,
): Promise<Payment> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    const orderId = (await findPayment(tx, id))?.orderId;
    const order = orderId ? await lockOrderToPay(tx, orderId) : null;
    const before = await findPayment(tx, id);
    if (!order || !before) throw new AppError("not_found");
    const cents = order.paymentStatus === "received" ? amountDueCents(order) : null;
    if (cents === null || cents !== toCents(due))
      throw new AppError("illegal_step", {
        context: { status: order.paymentStatus },
        detail:
          cents === null
            ? "There is no balance due any more."
            : `The balance due is now ${formatCents(cents, settings.current.currency)}.`,
      });
    await receiveBalance(tx, { orderId: order.id, attemptId: null, cents, now: at });
    await recordPaymentEvent(tx, {
      orderId: order.id,
      method: order.method,
      kind: "paid",
      amountCents: cents,
      at,
    });
    await closeOpenAttempts(tx, order.id, at);
    const after = await findPayment(tx, id);
    if (!after) throw new AppError("not_found");
    await recordAudit(tx, {
      actor: caller,
      action: "payment.rest",
      subjectType: "payment",
      subjectId: id,
      before,
      after,
      requestId,
      at,
    });
    await syncInvoices(tx, { orderId: order.id, settings, now: at });
    return after;
  });
}
