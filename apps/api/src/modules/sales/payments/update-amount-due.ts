import { sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";
import { closeOpenAttempts } from "./enqueue-payment-job";

/** Changes the total of an unpaid order and closes its open checkout pages. The caller has locked the order. */
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

/** Sets the balance due of a paid order and closes its open checkout pages. The caller has locked the order. */
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
