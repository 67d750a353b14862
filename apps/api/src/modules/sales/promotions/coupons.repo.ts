import type { Coupon, NewCoupon, PromotionForm } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { CursorPosition } from "../../../core/cursor";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import type { PromotionRow } from "./promotion-row";
import { toPromotion } from "./promotions.mapper";
import { promotionColumns, writePromotion } from "./promotions.repo";

// A coupon is a promotion with a code that takes a percentage or an amount off the whole cart.
const isCoupon = sql`code IS NOT NULL AND rule -> 'effect' ->> 'kind' IN ('percent', 'amount')
  AND (rule -> 'conditions') - 'minTotalCents' = '{}'`;

/** A promotion as a coupon. */
export function toCoupon(row: PromotionRow, timeZone: string): Coupon {
  const {
    name: _,
    code,
    when,
    what,
    priority: __,
    exclusive: ___,
    ...promotion
  } = toPromotion(row, timeZone);
  const { maxUsesPerCustomer, ...rest } = promotion;
  return {
    ...rest,
    code: code ?? "",
    kind: what.kind === "amount" ? "fixed" : "percent",
    value: what.value ?? 0,
    minTotal: when.minTotal ?? 0,
    maxUsesPerUser: maxUsesPerCustomer,
  };
}

/** Coupons after a cursor, newest first. */
export function couponsAfter(
  db: Executor,
  after: CursorPosition | null,
  limit: number,
): Promise<PromotionRow[]> {
  const isAfterCursor = after ? sql`(created_at, id) < (${after.key}::timestamptz, ${after.id})` : sql`true`;
  return queryRows<PromotionRow>(
    db,
    sql`
    SELECT ${promotionColumns} FROM promotions WHERE ${isCoupon} AND ${isAfterCursor}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
  );
}

export async function findCoupon(db: Executor, id: string, timeZone: string): Promise<Coupon | null> {
  const row = await queryFirst<PromotionRow>(
    db,
    sql`SELECT ${promotionColumns} FROM promotions WHERE id = ${id} AND ${isCoupon}`,
  );
  return row ? toCoupon(row, timeZone) : null;
}

export async function countCoupons(db: Executor): Promise<number> {
  const row = await queryFirst<{ total: number }>(
    db,
    sql`SELECT count(*)::int AS total FROM promotions WHERE ${isCoupon}`,
  );
  return row?.total ?? 0;
}

interface DateOptions {
  now: Date;
  timeZone: string;
}

/** A coupon as a promotion. */
const toPromotionForm = (form: NewCoupon): PromotionForm => ({
  name: `Coupon ${form.code}`,
  code: form.code,
  startsAt: form.startsAt,
  endsAt: form.endsAt,
  when: form.minTotal > 0 ? { minTotal: form.minTotal } : {},
  what: { kind: form.kind === "fixed" ? "amount" : "percent", value: form.value },
  priority: 0,
  exclusive: false,
  maxUses: form.maxUses,
  maxUsesPerCustomer: form.maxUsesPerUser,
});

/** Inserts a coupon. Throws `coupon_taken` if the code exists. */
export async function insertCoupon(
  db: Executor,
  id: string,
  form: NewCoupon,
  options: DateOptions,
): Promise<Coupon> {
  return toCoupon(await writePromotion(db, id, toPromotionForm(form), options), options.timeZone);
}

/** Ends a coupon now. Does nothing if it has already ended. */
export async function endCouponRow(
  db: Executor,
  id: string,
  { now, timeZone }: DateOptions,
): Promise<Coupon | null> {
  const row = await queryFirst<PromotionRow>(
    db,
    sql`
    UPDATE promotions SET ends_at = LEAST(coalesce(ends_at, 'infinity'), ${now.toISOString()}::timestamptz),
      version = version + 1
    WHERE id = ${id} AND ${isCoupon} RETURNING ${promotionColumns}`,
  );
  return row ? toCoupon(row, timeZone) : null;
}
