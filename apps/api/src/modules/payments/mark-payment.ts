import type { Payment, PaymentStatus } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { recordAudit } from "../audit";
import { findPayment, movePayment } from "./payments.repo";

export type Mark = "received" | "refunded";

/** What a payment was before it was marked. */
export const BEFORE: Record<Mark, PaymentStatus> = { received: "expected", refunded: "received" };

/** Marks a payment as received, or a received one as refunded. */
export async function markPayment(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { id, status }: { id: string; status: Mark },
  { caller, requestId }: Author,
): Promise<Payment> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    const before = await findPayment(tx, id);
    if (!before) throw new AppError("not_found");
    const moved = await movePayment(tx, id, BEFORE[status], status, at);
    if (!moved) throw new AppError("illegal_step", { context: { status: before.status } });
    const after = { ...before, status, updatedAt: at.toISOString() };
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
    return after;
  });
}
