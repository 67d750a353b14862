import type { RefundCause, RefundLine, RefundState } from "@larkwood/contract";
import type { TaxPart } from "@larkwood/domain";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryRows } from "../../../db/executor";

export interface StoredRefund {
  id: string;
  orderId: string;
  attemptId: string | null;
  state: RefundState;
  cause: RefundCause;
  amountCents: number;
  taxes: TaxPart[];
  lines: RefundLine[];
  withShipping: boolean;
  /** True if the refund settles a lower total after the order was changed. */
  settles: boolean;
  reason: string;
  reference: string | null;
  actorId: string | null;
  actorName: string;
  createdAt: Date;
}

const columns = sql`
  id, order_id AS "orderId", attempt_id AS "attemptId", state, cause, amount_cents AS "amountCents", taxes, lines,
  with_shipping AS "withShipping", settles, reason, reference, actor_id AS "actorId", actor_name AS "actorName",
  created_at AS "createdAt"`;

type RefundRow = Omit<StoredRefund, "amountCents" | "createdAt"> & { amountCents: string; createdAt: string };

async function refundsWhere(db: Executor, condition: SQL): Promise<StoredRefund[]> {
  const rows = await queryRows<RefundRow>(
    db,
    sql`SELECT ${columns} FROM refunds WHERE ${condition} ORDER BY created_at, id`,
  );
  return rows.map((row) => ({
    ...row,
    amountCents: Number(row.amountCents),
    createdAt: new Date(row.createdAt),
  }));
}

/** Every refund of an order, oldest first. */
export const refundsOf = (db: Executor, orderId: string) => refundsWhere(db, sql`order_id = ${orderId}`);

export async function findRefund(db: Executor, id: string): Promise<StoredRefund | null> {
  return (await refundsWhere(db, sql`id = ${id}`))[0] ?? null;
}

/** Finds a refund by our id or by the provider's reference. */
export async function findRefundByReference(
  db: Executor,
  attemptId: string,
  { id, reference }: { id: string | null; reference: string },
): Promise<StoredRefund | null> {
  const isMatch = sql`attempt_id = ${attemptId} AND (id = ${id}::text OR reference = ${reference})`;
  return (await refundsWhere(db, isMatch))[0] ?? null;
}

export async function insertRefund(tx: Executor, refund: StoredRefund): Promise<void> {
  const at = refund.createdAt.toISOString();
  await executeUpdate(
    tx,
    sql`
    INSERT INTO refunds (id, order_id, attempt_id, state, cause, amount_cents, taxes, lines, with_shipping, settles,
      reason, reference, actor_id, actor_name, created_at, updated_at)
    VALUES (${refund.id}, ${refund.orderId}, ${refund.attemptId}, ${refund.state}, ${refund.cause},
      ${refund.amountCents}, ${JSON.stringify(refund.taxes)}::jsonb, ${JSON.stringify(refund.lines)}::jsonb,
      ${refund.withShipping}, ${refund.settles}, ${refund.reason}, ${refund.reference}, ${refund.actorId}, ${refund.actorName}, ${at}, ${at})`,
  );
}

export async function changeRefund(
  tx: Executor,
  id: string,
  { state, reference, now }: { state: RefundState; reference: string | null; now: Date },
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE refunds SET state = ${state}, reference = coalesce(${reference}::text, reference),
      updated_at = CASE WHEN state = ${state} THEN updated_at ELSE ${now.toISOString()}::timestamptz END
    WHERE id = ${id}`,
  );
}

/** SQL condition: the refund belongs to the order's payment, not to a late or duplicate payment. */
export const isOfOrderPayment = sql`
  (refunds.attempt_id IS NOT DISTINCT FROM payments.attempt_id
    OR payments.parts @> jsonb_build_array(jsonb_build_object('attemptId', refunds.attempt_id)))`;

/** Updates refunded amount and status of a payment from its refunds. Refunds of late or duplicate payments don't count. */
export async function reconcilePayment(tx: Executor, orderId: string, now: Date): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    WITH refunded AS (
      SELECT payments.id, LEAST(coalesce(sum(refunds.amount_cents), 0), payments.amount_cents) AS cents
      FROM payments LEFT JOIN refunds ON refunds.order_id = payments.order_id AND refunds.state = 'done'
        AND ${isOfOrderPayment}
      WHERE payments.order_id = ${orderId} GROUP BY payments.id
    ), after AS (
      SELECT refunded.*, CASE WHEN cents = amount_cents AND cents > 0 THEN 'refunded' ELSE 'received' END AS status
      FROM refunded JOIN payments USING (id)
    )
    UPDATE payments SET refunded_cents = after.cents, status = after.status,
      received_at = coalesce(payments.received_at, payments.updated_at),
      due_cents = CASE after.status WHEN 'refunded' THEN 0 ELSE due_cents END,
      updated_at = CASE
        WHEN payments.status = after.status THEN payments.updated_at
        -- A refund failed later: the payment counts as received from its original date again.
        WHEN after.status = 'received' THEN coalesce((
          SELECT attempt.updated_at FROM payment_attempts AS attempt WHERE attempt.id = payments.attempt_id), payments.updated_at)
        ELSE ${now.toISOString()}::timestamptz END
    FROM after
    WHERE payments.id = after.id AND payments.status IN ('received', 'refunded')
      AND (payments.refunded_cents, payments.status) IS DISTINCT FROM (after.cents, after.status)`,
  );
}

/** Marks an unpaid order as paid. `attemptId` is null for manual payments. */
export async function receivePayment(
  tx: Executor,
  { orderId, attemptId, now }: { orderId: string; attemptId: string | null; now: Date },
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE payments SET status = 'received', attempt_id = ${attemptId}, updated_at = ${now.toISOString()},
      received_at = ${now.toISOString()}
    WHERE order_id = ${orderId} AND status = 'expected'`,
  );
}

/** Adds a payment of the balance due. The caller has locked the order. */
export async function receiveBalance(
  tx: Executor,
  { orderId, attemptId, cents, now }: { orderId: string; attemptId: string | null; cents: number; now: Date },
): Promise<void> {
  const part = JSON.stringify([{ attemptId, cents, at: now.toISOString() }]);
  await executeUpdate(
    tx,
    sql`
    UPDATE payments SET amount_cents = amount_cents + ${cents}::bigint, due_cents = due_cents - ${cents}::bigint,
      parts = parts || ${part}::jsonb
    WHERE order_id = ${orderId} AND status = 'received'`,
  );
}
