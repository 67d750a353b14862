import type { Payment, PaymentStatus } from "@larkwood/contract";
import { isPaidOnline, toCents } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { formatCents } from "../../../core/format-cents";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import { syncInvoices } from "../documents";
import type { PaymentContext } from "./payment-context";
import { findPayment, lockOrderOf, updatePaymentStatus } from "./payments.repo";

export type Mark = "received" | "refunded";

/** What a payment was before it was marked. */
export const BEFORE: Record<Mark, PaymentStatus> = { received: "expected", refunded: "received" };

interface Marking {
  id: string;
  status: Mark;
  /** What came in, as whoever marks it has seen; without it, whatever the order costs. */
  amount?: number | undefined;
}

/** Marks a payment as received, or a received one as refunded. */
export async function markPayment(
  { db, clock, settings }: Pick<PaymentContext, "db" | "clock" | "settings">,
  { id, status, amount }: Marking,
  { caller, requestId }: Actor,
): Promise<Payment> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    // First the order, as everybody does: who changes it meanwhile has changed it, or waits.
    const order = await lockOrderOf(tx, id);
    const before = await findPayment(tx, id);
    if (!order || !before) throw new AppError("not_found");
    refuseOnline(before);
    if (status === "received") refuseOtherSum(before, amount, settings.current.currency);
    const moved = await updatePaymentStatus(tx, id, BEFORE[status], status, at);
    if (!moved) throw new AppError("illegal_step", { context: { status: before.status } });
    const refunded = status === "refunded" ? before.amount : before.refunded;
    const after = { ...before, status, refunded, due: 0, updatedAt: at.toISOString() };
    await recordAudit(tx, {
      actor: caller,
      action: `payment.${status}`,
      subjectType: "payment",
      subjectId: id,
      before,
      after,
      requestId,
      at,
    });
    await syncInvoices(tx, { orderId: before.orderId, settings, now: at });
    return after;
  });
}

/** Of money that a payment service takes and gives back, only the service knows where it is. */
function refuseOnline({ method, status }: Payment): void {
  if (isPaidOnline(method))
    throw new AppError("illegal_step", {
      context: { status },
      detail: "The payment provider confirms this payment. To refund it, open the order.",
    });
}

/** The order was changed since its sum was seen: nobody has said that as much came as it costs now. */
function refuseOtherSum({ amount, status }: Payment, seen: number | undefined, currency: string): void {
  if (toCents(seen ?? amount) !== toCents(amount))
    throw new AppError("illegal_step", {
      context: { status },
      detail: `The order total is now ${formatCents(toCents(amount), currency)}.`,
    });
}
