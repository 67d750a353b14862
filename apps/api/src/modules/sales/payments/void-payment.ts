import { remainingBySource } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { executeUpdate } from "../../../db/executor";
import { lockOrderToPay } from "./attempts.repo";
import { closeOpenAttempts, enqueueRefund } from "./enqueue-payment-job";
import { refundsOf } from "./refunds.repo";

interface VoidInput {
  orderId: string;
  /** Refund online payments immediately. If false, staff decide how much to refund. */
  refundOnlinePayments: boolean;
  sender: { shopName: string };
  now: Date;
}

/**
 * Voids what is unpaid of a cancelled or returned order and closes its open checkout pages.
 * Manual payments stay received until staff mark them as refunded.
 */
export async function voidPayment(
  tx: Executor,
  { orderId, refundOnlinePayments, sender, now }: VoidInput,
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE payments SET due_cents = 0,
      status = CASE status WHEN 'expected' THEN 'void' ELSE status END,
      updated_at = CASE status WHEN 'expected' THEN ${now.toISOString()}::timestamptz ELSE updated_at END
    WHERE order_id = ${orderId} AND (status = 'expected' OR due_cents > 0)`,
  );
  await closeOpenAttempts(tx, orderId, now);
  const order = refundOnlinePayments ? await lockOrderToPay(tx, orderId) : null;
  if (order?.paymentStatus !== "received") return;
  for (const { attemptId, cents } of remainingBySource(order.sources, await refundsOf(tx, orderId)))
    if (attemptId && cents > 0)
      await enqueueRefund(tx, { order, attemptId, cause: "cancelled", amountCents: cents, sender, now });
}
