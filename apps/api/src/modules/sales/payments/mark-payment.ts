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
}

/** Marks a payment as received, or a received one as refunded. */
export async function markPayment(
  { db, clock, settings }: Pick<PaymentContext, "db" | "clock" | "settings">,
  { id, status, amount }: MarkInput,
  { caller, requestId }: Actor,
): Promise<Payment> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    // Lock the order first, as every transaction does.
    const order = await lockOrderOf(tx, id);
    const before = await findPayment(tx, id);
    if (!order || !before) throw new AppError("not_found");
    assertManualPayment(before);
    if (status === "received") assertAmount(before, amount, settings.current.currency);
    const isUpdated = await updatePaymentStatus(tx, id, STATUS_BEFORE[status], status, at);
    if (!isUpdated) throw new AppError("illegal_step", { context: { status: before.status } });
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

/** Online payments can't be marked by hand: the provider reports their status. */
function assertManualPayment({ method, status }: Payment): void {
  if (isPaidOnline(method))
    throw new AppError("illegal_step", {
      context: { status },
      detail: "The payment provider confirms this payment. To refund it, open the order.",
    });
}

/** Rejects the mark if the total has changed since the admin saw it. */
function assertAmount({ amount, status }: Payment, seen: number | undefined, currency: string): void {
  if (toCents(seen ?? amount) !== toCents(amount))
    throw new AppError("illegal_step", {
      context: { status },
      detail: `The order total is now ${formatCents(toCents(amount), currency)}.`,
    });
}
