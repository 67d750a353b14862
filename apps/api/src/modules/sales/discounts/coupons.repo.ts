import type { Coupon, CouponForm } from "@larkwood/contract";
import { fromCents, toCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { dayIn, endOfDay, startOfDay } from "../../../core/calendar";
import type { CursorPosition } from "../../../core/cursor";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";

export interface CouponRow {
  id: string;
  code: string;
  kind: Coupon["kind"];
  value: number;
  minTotalCents: string;
  startsAt: string | null;
  endsAt: string | null;
  maxUses: number | null;
  maxUsesPerUser: number | null;
  uses: number;
  createdAt: string;
}

// The column `uses` is maintained only for coupons with a limit; for others the orders are counted.
const usesOf = sql`
  CASE WHEN max_uses IS NULL THEN (
    SELECT count(*)::int FROM orders WHERE orders.coupon_id = coupons.id AND orders.status <> 'CANCELLED')
  ELSE uses END`;
const columns = sql`
  id, code, kind, value, min_total_cents AS "minTotalCents", starts_at AS "startsAt", ends_at AS "endsAt",
  max_uses AS "maxUses", max_uses_per_user AS "maxUsesPerUser", ${usesOf} AS uses,
  created_at AS "createdAt"`;

const iso = (timestamp: string | null) => (timestamp === null ? null : new Date(timestamp).toISOString());

/** The API representation of a coupon, with its days in the shop's time zone. */
export function toCoupon({ minTotalCents, ...row }: CouponRow, timeZone: string): Coupon {
  const day = (timestamp: string | null) =>
    timestamp === null ? null : dayIn(new Date(timestamp), timeZone);
  return {
    ...row,
    // Stored in hundredths, of a percent or of the currency unit.
    value: row.value / 100,
    minTotal: fromCents(Number(minTotalCents)),
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    firstDay: day(row.startsAt),
    lastDay: day(row.endsAt),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** Coupons after a cursor, newest first. */
export function couponsAfter(
  db: Executor,
  after: CursorPosition | null,
  limit: number,
): Promise<CouponRow[]> {
  const isAfterCursor = after ? sql`(created_at, id) < (${after.key}::timestamptz, ${after.id})` : sql`true`;
  return queryRows<CouponRow>(
    db,
    sql`
    SELECT ${columns} FROM coupons WHERE ${isAfterCursor} ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
  );
}

export async function findCoupon(db: Executor, id: string, timeZone: string): Promise<Coupon | null> {
  const row = await queryFirst<CouponRow>(db, sql`SELECT ${columns} FROM coupons WHERE id = ${id}`);
  return row ? toCoupon(row, timeZone) : null;
}

export async function countCoupons(db: Executor): Promise<number> {
  const row = await queryFirst<{ total: number }>(db, sql`SELECT count(*)::int AS total FROM coupons`);
  return row?.total ?? 0;
}

interface DateOptions {
  now: Date;
  timeZone: string;
}

/** Inserts a coupon. Throws `coupon_taken` if the code exists. */
export async function insertCoupon(
  db: Executor,
  id: string,
  form: CouponForm,
  { now, timeZone }: DateOptions,
): Promise<Coupon> {
  const timestamp = (text: string | null, ofDay: typeof endOfDay) =>
    text === null || text.includes("T") ? text : ofDay(text, timeZone).toISOString();
  const row = await queryFirst<CouponRow>(
    db,
    sql`
    INSERT INTO coupons (id, code, kind, value, min_total_cents, starts_at, ends_at, max_uses, max_uses_per_user, created_at)
    VALUES (${id}, ${form.code}, ${form.kind}, ${Math.round(form.value * 100)}, ${toCents(form.minTotal)},
      ${timestamp(form.startsAt, startOfDay)}, ${timestamp(form.endsAt, endOfDay)}, ${form.maxUses}, ${form.maxUsesPerUser}, ${now.toISOString()})
    ON CONFLICT (code) DO NOTHING RETURNING ${columns}`,
  );
  if (!row) throw new AppError("coupon_taken", { errors: { code: "This coupon code already exists" } });
  return toCoupon(row, timeZone);
}

/** Ends a coupon now. Does nothing if it has already ended. */
export async function endCouponRow(
  db: Executor,
  id: string,
  { now, timeZone }: DateOptions,
): Promise<Coupon | null> {
  const row = await queryFirst<CouponRow>(
    db,
    sql`
    UPDATE coupons SET ends_at = LEAST(coalesce(ends_at, 'infinity'), ${now.toISOString()}::timestamptz)
    WHERE id = ${id} RETURNING ${columns}`,
  );
  return row ? toCoupon(row, timeZone) : null;
}
