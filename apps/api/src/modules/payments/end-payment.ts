import { refundableCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { Executor } from "../../db/executor";
import { change } from "../../db/executor";
import { lockOwed, openAttempts } from "./attempts.repo";
import { putCheck, putRefund } from "./put-money-job";
import { refundsOf } from "./refunds.repo";

interface Ending {
  orderId: string;
  /** Whether money that came online goes back at once; else somebody of the shop decides how much of it. */
  giveBack: boolean;
  house: { shopName: string };
  now: Date;
}

/**
 * Ends the payment of an order that has ended: what is still expected is no longer asked for, and pages on which it could be
 * paid are closed. Money that has come by hand stays on the books until an Admin marks it as refunded.
 */
export async function endPayment(tx: Executor, { orderId, giveBack, house, now }: Ending): Promise<void> {
  await change(
    tx,
    sql`
    UPDATE payments SET status = 'void', updated_at = ${now.toISOString()}
    WHERE order_id = ${orderId} AND status = 'expected'`,
  );
  for (const { id } of await openAttempts(tx, orderId))
    await putCheck(tx, { attemptId: id, close: true }, now);
  const order = giveBack ? await lockOwed(tx, orderId) : null;
  if (order?.paymentStatus !== "received" || !order.attemptId) return;
  const refunds = (await refundsOf(tx, orderId)).filter(({ attemptId }) => attemptId === order.attemptId);
  const amountCents = refundableCents(order.amountCents, refunds);
  const { attemptId } = order;
  if (amountCents > 0) await putRefund(tx, { order, attemptId, cause: "cancelled", amountCents, house, now });
}
