import { type SQL, sql } from "drizzle-orm";
import { isOfOrderPayment } from "./refunds.repo";

/** From a time, and until before another one if it is known. */
export interface TimeRange {
  from: Date;
  until: Date | null;
}

export const isWithin = (at: SQL, { from, until }: TimeRange) =>
  until
    ? sql`(${at} >= ${from.toISOString()}::timestamptz AND ${at} < ${until.toISOString()}::timestamptz)`
    : sql`${at} >= ${from.toISOString()}::timestamptz`;

/**
 * The payment ledger of a period: all money that was received or paid back for orders, with its time, from indexes by time.
 * Payments that were undone, and late or duplicate ones, are not part of it.
 */
export const ledgerEntries = (range: TimeRange) => sql`(
  SELECT order_id, coalesce(received_at, updated_at) AS at, amount_cents
    - (SELECT coalesce(sum((part->>'cents')::bigint), 0) FROM jsonb_array_elements(parts) AS part) AS received,
    0::bigint AS refunded
  FROM payments
  WHERE status IN ('received', 'refunded') AND ${isWithin(sql`coalesce(received_at, updated_at)`, range)}
  UNION ALL
  SELECT order_id, (part->>'at')::timestamptz, (part->>'cents')::bigint, 0
  FROM payments, jsonb_array_elements(parts) AS part
  WHERE status IN ('received', 'refunded') AND parts <> '[]' AND ${isWithin(sql`(part->>'at')::timestamptz`, range)}
  UNION ALL
  -- A payment that staff marked as refunded.
  SELECT order_id, updated_at, 0, amount_cents - refunded_cents
  FROM payments WHERE status = 'refunded' AND ${isWithin(sql`updated_at`, range)}
  UNION ALL
  SELECT refunds.order_id, refunds.updated_at, 0, refunds.amount_cents
  FROM refunds JOIN payments ON payments.order_id = refunds.order_id
  WHERE refunds.state = 'done' AND ${isWithin(sql`refunds.updated_at`, range)}
    AND payments.status IN ('received', 'refunded') AND ${isOfOrderPayment})`;
