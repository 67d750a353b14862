import { sql } from "drizzle-orm";
import { change, type Executor } from "../../db/executor";
import { openAttempts } from "./attempts.repo";
import { putCheck } from "./put-money-job";

/**
 * Asks for another sum than before for an order that is not paid. Pages on which the old one could be paid are closed; should
 * it come all the same it goes back by itself, as any other sum does. The caller holds the order.
 */
export async function askForOther(
  tx: Executor,
  { orderId, amountCents, now }: { orderId: string; amountCents: number; now: Date },
): Promise<void> {
  await change(
    tx,
    sql`
    UPDATE payments SET amount_cents = ${amountCents}, updated_at = ${now.toISOString()}
    WHERE order_id = ${orderId} AND status = 'expected'`,
  );
  for (const { id } of await openAttempts(tx, orderId))
    await putCheck(tx, { attemptId: id, close: true }, now);
}
