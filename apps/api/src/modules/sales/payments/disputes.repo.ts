import type { DisputeState } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryRows } from "../../../db/executor";

export interface StoredDispute {
  id: string;
  orderId: string;
  attemptId: string;
  reference: string;
  state: DisputeState;
  amountCents: number;
  /** The bank's reason code. */
  reason: string;
  respondBy: Date | null;
  createdAt: Date;
}

type DisputeRow = Omit<StoredDispute, "amountCents" | "respondBy" | "createdAt"> & {
  amountCents: string;
  respondBy: string | null;
  createdAt: string;
};

async function disputesWhere(db: Executor, condition: SQL): Promise<StoredDispute[]> {
  const rows = await queryRows<DisputeRow>(
    db,
    sql`
    SELECT id, order_id AS "orderId", attempt_id AS "attemptId", reference, state, amount_cents AS "amountCents", reason,
      respond_by AS "respondBy", created_at AS "createdAt"
    FROM payment_disputes WHERE ${condition} ORDER BY created_at, id`,
  );
  return rows.map((row) => ({
    ...row,
    amountCents: Number(row.amountCents),
    respondBy: row.respondBy === null ? null : new Date(row.respondBy),
    createdAt: new Date(row.createdAt),
  }));
}

/** Every dispute about the payments of an order, oldest first. */
export const disputesOf = (db: Executor, orderId: string) => disputesWhere(db, sql`order_id = ${orderId}`);

export async function findDispute(
  db: Executor,
  attemptId: string,
  reference: string,
): Promise<StoredDispute | null> {
  const isMatch = sql`attempt_id = ${attemptId} AND reference = ${reference}`;
  return (await disputesWhere(db, isMatch))[0] ?? null;
}

/** Inserts or updates a dispute. The caller has locked the order. */
export async function storeDispute(tx: Executor, dispute: StoredDispute, now: Date): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    INSERT INTO payment_disputes (id, order_id, attempt_id, reference, state, amount_cents, reason, respond_by, created_at, updated_at)
    VALUES (${dispute.id}, ${dispute.orderId}, ${dispute.attemptId}, ${dispute.reference}, ${dispute.state},
      ${dispute.amountCents}, ${dispute.reason}, ${dispute.respondBy?.toISOString() ?? null},
      ${dispute.createdAt.toISOString()}, ${now.toISOString()})
    ON CONFLICT (attempt_id, reference) DO UPDATE
    SET state = excluded.state, amount_cents = excluded.amount_cents, updated_at = excluded.updated_at`,
  );
}
