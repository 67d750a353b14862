import type { Payment, PaymentStatus } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Executor } from "../../db/executor";
import { findPayment, movePayment } from "./payments.repo";

const BEFORE: Record<"received" | "refunded", PaymentStatus> = { received: "expected", refunded: "received" };

/** Marks a payment as received, or a received one as refunded. */
export async function markPayment(
  db: Executor,
  id: string,
  status: "received" | "refunded",
  now: Date,
): Promise<{ before: Payment; after: Payment }> {
  const before = await findPayment(db, id);
  if (!before) throw new AppError("not_found");
  const moved = await movePayment(db, id, BEFORE[status], status, now);
  if (!moved) throw new AppError("illegal_step", { context: { status: before.status } });
  return { before, after: { ...before, status, updatedAt: now.toISOString() } };
}
