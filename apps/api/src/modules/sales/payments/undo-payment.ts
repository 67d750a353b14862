import type { Payment } from "@larkwood/contract";
import { isCancelledOrReturned, isUndoable, toCents } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import { findLastAudit, recordAudit } from "../../platform/audit";
import { syncInvoices } from "../documents";
import { type MarkedStatus, STATUS_BEFORE } from "./mark-payment";
import type { PaymentContext } from "./payment-context";
import { findPayment, lockOrderOf, updatePaymentStatus } from "./payments.repo";
import { setBalanceDue } from "./update-amount-due";

/**
 * Reverts a mark that the actor has just made, including its date, so that monthly totals are as before.
 * The audit log keeps both steps. A credit note issued in between is offset by a new invoice.
 */
export async function undoPayment(
  { db, clock, settings }: Pick<PaymentContext, "db" | "clock" | "settings">,
  { id, status }: { id: string; status: MarkedStatus },
  { caller, requestId }: Pick<Actor, "caller" | "requestId">,
): Promise<Payment> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    const order = await lockOrderOf(tx, id);
    const before = await findPayment(tx, id);
    if (!order || !before) throw new AppError("not_found");
    const last = await findLastAudit(tx, "payment", id);
    const isMine = last?.action === `payment.${status}` && last.actorId === caller.userId;
    const isFresh = last && isUndoable(new Date(last.at), now);
    // Don't ask for payment of an order that was cancelled or returned meanwhile.
    const hasEnded = status === "received" && isCancelledOrReturned(order.status);
    const previousDate = new Date((last?.before as Payment | null)?.updatedAt ?? before.updatedAt);
    // A refund proves that the payment was received.
    const hasRefund = status === "received" && before.refunded > 0;
    const mayUndo = isMine && isFresh && !hasEnded && !hasRefund;
    if (!mayUndo || !(await updatePaymentStatus(tx, id, status, STATUS_BEFORE[status], previousDate)))
      throw new AppError("illegal_step", { context: { status: before.status } });
    const { refunded = 0, due = 0 } = (last?.before as Partial<Payment> | null) ?? {};
    if (status === "refunded" && due > 0)
      await setBalanceDue(tx, { orderId: before.orderId, dueCents: toCents(due), now });
    const after = (await findPayment(tx, id)) ?? { ...before, refunded };
    await recordAudit(tx, {
      actor: caller,
      action: "payment.undo",
      subjectType: "payment",
      subjectId: id,
      before,
      after,
      requestId,
      at: now,
    });
    await syncInvoices(tx, { orderId: before.orderId, settings, now });
    return after;
  });
}
