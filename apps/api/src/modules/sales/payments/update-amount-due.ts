import { sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";
import { closeOpenAttempts } from "./enqueue-payment-job";

/**
 * Asks for another sum than before for an order that is not paid. Pages on which the old one could be paid are closed; should
 * it come all the same it goes back by itself, as any other sum does. The caller holds the order.
 */
export async function updateAmountDue(
  tx: Executor,
  { orderId, amountCents, now }: { orderId: string; amountCents: number; now: Date },
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE payments SET amount_cents = ${amountCents}, updated_at = ${now.toISOString()}
    WHERE order_id = ${orderId} AND status = 'expected'`,
  );
  await closeOpenAttempts(tx, orderId, now);
}

/**
 * Asks for the rest of an order that is paid and costs more now, or for no rest any more. It waits until somebody of the shop
 * changes their mind: an order that was paid once never ends by itself. The caller holds the order.
 */
export async function setBalanceDue(
  tx: Executor,
  { orderId, dueCents, now }: { orderId: string; dueCents: number; now: Date },
): Promise<void> {
  const changed = await executeUpdate(
    tx,
    sql`
    UPDATE payments SET due_cents = ${dueCents}
    WHERE order_id = ${orderId} AND status = 'received' AND due_cents <> ${dueCents}`,
  );
  if (changed > 0) await closeOpenAttempts(tx, orderId, now);
}
