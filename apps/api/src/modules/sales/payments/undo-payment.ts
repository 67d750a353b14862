import type { Payment } from "@larkwood/contract";
import { isCancelledOrReturned, isUndoable, toCents } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { findLastAudit, recordAudit } from "../../platform/audit";
import { syncInvoices } from "../documents";
import { BEFORE, type Mark } from "./mark-payment";
import type { PaymentContext } from "./payment-context";
import { findPayment, lockOrderOf, updatePaymentStatus } from "./payments.repo";
import { setBalanceDue } from "./update-amount-due";

/**
 * Takes back a mark that the actor has just made. The payment stands where it stood, and in the month in which it stood: the
 * books are as if nothing had been said. The log keeps both, and of what was credited meanwhile there is an invoice again.
 */
export async function undoPayment(
  { db, clock, settings }: Pick<PaymentContext, "db" | "clock" | "settings">,
  { id, status }: { id: string; status: Mark },
  { caller, requestId }: Pick<Actor, "caller" | "requestId">,
): Promise<Payment> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    // Whoever moves the order meanwhile waits, or has moved it already.
    const order = await lockOrderOf(tx, id);
    const before = await findPayment(tx, id);
    if (!order || !before) throw new AppError("not_found");
    const last = await findLastAudit(tx, "payment", id);
    const isMine = last?.action === `payment.${status}` && last.actorId === caller.userId;
    const isFresh = last && isUndoable(new Date(last.at), now);
    // What came back meanwhile must not be asked to be paid for again.
    const isOwedAgain = status === "received" && isCancelledOrReturned(order.status);
    const since = new Date((last?.before as Payment | null)?.updatedAt ?? before.updatedAt);
    // What went back meanwhile was money that came.
    const isBooked = status === "received" && before.refunded > 0;
    const mayUndo = isMine && isFresh && !isOwedAgain && !isBooked;
    if (!mayUndo || !(await updatePaymentStatus(tx, id, status, BEFORE[status], since)))
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
