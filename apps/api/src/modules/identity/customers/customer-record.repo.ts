import type { CustomerRecord } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";

interface RecordRow {
  orders: number;
  spentCents: string;
  lastOrderAt: string | null;
  note: string | null;
  blockedAt: string | null;
  version: number | null;
  tags: string[];
}

const toIsoString = (at: string | null) => (at === null ? null : new Date(at).toISOString());

/** A customer's record with order count and total spend; null for an unknown id. */
export async function findRecord(db: Executor, userId: string): Promise<CustomerRecord | null> {
  const row = await queryFirst<RecordRow>(
    db,
    sql`
    SELECT record.note, record.blocked_at AS "blockedAt", record.version, totals.*,
      ARRAY(SELECT tag::text FROM user_tags WHERE user_id = users.id ORDER BY tag) AS tags
    FROM users LEFT JOIN customer_records AS record ON record.user_id = users.id, LATERAL (
      SELECT count(*) FILTER (WHERE orders.status <> 'CANCELLED')::int AS orders, max(orders.created_at) AS "lastOrderAt",
        coalesce(sum(payments.amount_cents - payments.refunded_cents) FILTER (WHERE payments.status = 'received'), 0)
          AS "spentCents"
      FROM orders JOIN payments ON payments.order_id = orders.id WHERE orders.user_id = users.id
    ) AS totals
    WHERE users.id = ${userId}`,
  );
  if (!row) return null;
  return {
    orders: row.orders,
    spent: fromCents(Number(row.spentCents)),
    lastOrderAt: toIsoString(row.lastOrderAt),
    note: row.note ?? "",
    tags: row.tags,
    blockedAt: toIsoString(row.blockedAt),
    version: row.version ?? 0,
  };
}

/** Stores the note and the block of a customer; the caller has locked the user. */
export async function writeRecord(
  tx: Executor,
  userId: string,
  { note, blockedAt }: { note: string; blockedAt: Date | null },
): Promise<void> {
  const at = blockedAt?.toISOString() ?? null;
  await executeUpdate(
    tx,
    sql`
    INSERT INTO customer_records AS current (user_id, note, blocked_at) VALUES (${userId}, ${note}, ${at}::timestamptz)
    ON CONFLICT (user_id) DO UPDATE
    SET note = excluded.note, blocked_at = excluded.blocked_at, version = current.version + 1`,
  );
}
