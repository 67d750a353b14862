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

// Only a limit has to be counted in one place; without one the orders tell how many there were.
const usesOf = sql`
  CASE WHEN max_uses IS NULL THEN (
    SELECT count(*)::int FROM orders WHERE orders.coupon_id = coupons.id AND orders.status <> 'CANCELLED')
  ELSE uses END`;
const columns = sql`
  id, code, kind, value, min_total_cents AS "minTotalCents", starts_at AS "startsAt", ends_at AS "endsAt",
  max_uses AS "maxUses", max_uses_per_user AS "maxUsesPerUser", ${usesOf} AS uses,
  created_at AS "createdAt"`;

const iso = (moment: string | null) => (moment === null ? null : new Date(moment).toISOString());

/** A coupon on the wire, with its days as the shop's calendar has them. */
export function toCoupon({ minTotalCents, ...row }: CouponRow, timeZone: string): Coupon {
  const day = (moment: string | null) => (moment === null ? null : dayIn(new Date(moment), timeZone));
  return {
    ...row,
    // Stored as hundredths in both kinds: of a percent, or of a dollar.
    value: row.value / 100,
    minTotal: fromCents(Number(minTotalCents)),
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    firstDay: day(row.startsAt),
    lastDay: day(row.endsAt),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** Coupons newest first, from a place on. */
export function couponsAfter(
  db: Executor,
  after: CursorPosition | null,
  limit: number,
): Promise<CouponRow[]> {
  const beyond = after ? sql`(created_at, id) < (${after.key}::timestamptz, ${after.id})` : sql`true`;
  return queryRows<CouponRow>(
    db,
    sql`
    SELECT ${columns} FROM coupons WHERE ${beyond} ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
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

interface Calendar {
  now: Date;
  timeZone: string;
}

/** Stores a coupon; a code that exists already is a conflict. */
export async function insertCoupon(
  db: Executor,
  id: string,
  form: CouponForm,
  { now, timeZone }: Calendar,
): Promise<Coupon> {
  const moment = (text: string | null, ofDay: typeof endOfDay) =>
    text === null || text.includes("T") ? text : ofDay(text, timeZone).toISOString();
  const row = await queryFirst<CouponRow>(
    db,
    sql`
    INSERT INTO coupons (id, code, kind, value, min_total_cents, starts_at, ends_at, max_uses, max_uses_per_user, created_at)
    VALUES (${id}, ${form.code}, ${form.kind}, ${Math.round(form.value * 100)}, ${toCents(form.minTotal)},
      ${moment(form.startsAt, startOfDay)}, ${moment(form.endsAt, endOfDay)}, ${form.maxUses}, ${form.maxUsesPerUser}, ${now.toISOString()})
    ON CONFLICT (code) DO NOTHING RETURNING ${columns}`,
  );
  if (!row) throw new AppError("coupon_taken", { errors: { code: "This coupon code already exists" } });
  return toCoupon(row, timeZone);
}

/** Ends a coupon now; one that has ended stays as it was. */
export async function endCouponRow(
  db: Executor,
  id: string,
  { now, timeZone }: Calendar,
): Promise<Coupon | null> {
  const row = await queryFirst<CouponRow>(
    db,
    sql`
    UPDATE coupons SET ends_at = LEAST(coalesce(ends_at, 'infinity'), ${now.toISOString()}::timestamptz)
    WHERE id = ${id} RETURNING ${columns}`,
  );
  return row ? toCoupon(row, timeZone) : null;
}
