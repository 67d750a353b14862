import { remainingBySource } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { executeUpdate } from "../../../db/executor";
import { lockOrderToPay } from "./attempts.repo";
import { closeOpenAttempts, enqueueRefund } from "./enqueue-payment-job";
import { refundsOf } from "./refunds.repo";

interface Ending {
  orderId: string;
  /** Whether money that came online goes back at once; else somebody of the shop decides how much of it. */
  giveBack: boolean;
  sender: { shopName: string };
  now: Date;
}

/**
 * Ends the payment of an order that has ended: what is still expected is no longer asked for, and pages on which it could be
 * paid are closed. Money that has come by hand stays on the books until an Admin marks it as refunded.
 */
export async function voidPayment(tx: Executor, { orderId, giveBack, sender, now }: Ending): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE payments SET due_cents = 0,
      status = CASE status WHEN 'expected' THEN 'void' ELSE status END,
      updated_at = CASE status WHEN 'expected' THEN ${now.toISOString()}::timestamptz ELSE updated_at END
    WHERE order_id = ${orderId} AND (status = 'expected' OR due_cents > 0)`,
  );
  await closeOpenAttempts(tx, orderId, now);
  const order = giveBack ? await lockOrderToPay(tx, orderId) : null;
  if (order?.paymentStatus !== "received") return;
  for (const { attemptId, cents } of remainingBySource(order.sources, await refundsOf(tx, orderId)))
    if (attemptId && cents > 0)
      await enqueueRefund(tx, { order, attemptId, cause: "cancelled", amountCents: cents, sender, now });
}
