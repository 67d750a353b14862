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
}

const moment = (at: string | null) => (at === null ? null : new Date(at).toISOString());

/** What is known of a customer; null when there is none of this id. */
export async function findRecord(db: Executor, userId: string): Promise<CustomerRecord | null> {
  const row = await queryFirst<RecordRow>(
    db,
    sql`
    SELECT record.note, record.blocked_at AS "blockedAt", record.version, bought.*
    FROM users LEFT JOIN customer_records AS record ON record.user_id = users.id, LATERAL (
      SELECT count(*) FILTER (WHERE orders.status <> 'CANCELLED')::int AS orders, max(orders.created_at) AS "lastOrderAt",
        coalesce(sum(payments.amount_cents - payments.refunded_cents) FILTER (WHERE payments.status = 'received'), 0)
          AS "spentCents"
      FROM orders JOIN payments ON payments.order_id = orders.id WHERE orders.user_id = users.id
    ) AS bought
    WHERE users.id = ${userId}`,
  );
  if (!row) return null;
  return {
    orders: row.orders,
    spent: fromCents(Number(row.spentCents)),
    lastOrderAt: moment(row.lastOrderAt),
    note: row.note ?? "",
    blockedAt: moment(row.blockedAt),
    version: row.version ?? 0,
  };
}

/** Writes down a note and whether a customer is blocked; the caller holds the customer. */
export async function writeRecord(
  tx: Executor,
  userId: string,
  { note, blockedAt }: { note: string; blockedAt: Date | null },
): Promise<void> {
  const at = blockedAt?.toISOString() ?? null;
  await executeUpdate(
    tx,
    sql`
    INSERT INTO customer_records AS known (user_id, note, blocked_at) VALUES (${userId}, ${note}, ${at}::timestamptz)
    ON CONFLICT (user_id) DO UPDATE
    SET note = excluded.note, blocked_at = excluded.blocked_at, version = known.version + 1`,
  );
}
