import { discountCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import { hasTooManyGuesses, recordWrongCode } from "./coupon-guesses";
import type { CouponRefusal } from "./coupon-refused";
import type { CouponRow } from "./coupons.repo";

/** A coupon with the number of times that one customer has used it. */
export type UsableCoupon = Omit<CouponRow, "createdAt"> & { usedByUser: number | null };

/** The discount of a coupon, or the reason why it is not valid. */
export type CouponOutcome =
  | { ok: true; id: string; code: string; discountCents: number }
  | { ok: false; reason: CouponRefusal };

interface Purchase {
  code: string;
  userId: string;
  subtotalCents: number;
  now: Date;
}

function refusalReason(coupon: UsableCoupon, { subtotalCents, now }: Purchase): CouponRefusal | null {
  if (coupon.startsAt && now < new Date(coupon.startsAt)) return "too_early";
  if (coupon.endsAt && now >= new Date(coupon.endsAt)) return "expired";
  if (subtotalCents < Number(coupon.minTotalCents)) return "below_minimum";
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return "used_up";
  if (coupon.maxUsesPerUser !== null && (coupon.usedByUser ?? 0) >= coupon.maxUsesPerUser)
    return "used_before";
  return null;
}

/** Finds a coupon by code. `evaluateCoupon` decides whether it is valid for a purchase. */
export function findUsableCoupon(db: Executor, { code, userId }: Pick<Purchase, "code" | "userId">) {
  return queryFirst<UsableCoupon>(
    db,
    sql`
    SELECT id, code, kind, value, min_total_cents AS "minTotalCents", starts_at AS "startsAt", ends_at AS "endsAt",
      max_uses AS "maxUses", max_uses_per_user AS "maxUsesPerUser", coupons.uses, coupon_uses.uses AS "usedByUser"
    FROM coupons LEFT JOIN coupon_uses ON coupon_id = coupons.id AND user_id = ${userId}
    WHERE code = ${code.toUpperCase()}`,
  );
}

/** Calculates the discount for a purchase, or says why the coupon is not valid. */
export function evaluateCoupon(coupon: UsableCoupon | undefined, purchase: Purchase): CouponOutcome {
  if (!coupon) return { ok: false, reason: "unknown" };
  const reason = refusalReason(coupon, purchase);
  if (reason) return { ok: false, reason };
  return {
    ok: true,
    id: coupon.id,
    code: coupon.code,
    discountCents: discountCents(purchase.subtotalCents, coupon),
  };
}

/** Evaluates a coupon without redeeming it. Limits how many unknown codes a customer can try. */
export async function checkCoupon(db: Executor, purchase: Purchase): Promise<CouponOutcome> {
  if (await hasTooManyGuesses(db, purchase)) return { ok: false, reason: "too_many_guesses" };
  const found = await findUsableCoupon(db, purchase);
  if (!found) await recordWrongCode(db, purchase);
  return evaluateCoupon(found, purchase);
}

/**
 * Redeems a coupon once. Returns null, or the reason why it can't be redeemed. One statement checks both limits, so that
 * concurrent orders can't exceed them. Coupons without limits are not counted, because their row would serialize all orders.
 * Call it last in the transaction: the coupon row stays locked until the end.
 */
export async function redeemCoupon(
  db: Executor,
  { id, maxUses, maxUsesPerUser }: Pick<UsableCoupon, "id" | "maxUses" | "maxUsesPerUser">,
  userId: string,
): Promise<CouponRefusal | null> {
  if (maxUses === null && maxUsesPerUser === null) return null;
  const row = await queryFirst<{ isCounted: boolean; isUsed: boolean }>(
    db,
    sql`
    WITH counted AS (
      INSERT INTO coupon_uses AS mine (coupon_id, user_id, uses) VALUES (${id}, ${userId}, 1)
      ON CONFLICT (coupon_id, user_id) DO UPDATE SET uses = mine.uses + 1
      WHERE ${maxUsesPerUser}::int IS NULL OR mine.uses < ${maxUsesPerUser}::int
      RETURNING uses
    ), used AS (
      UPDATE coupons SET uses = uses + 1
      WHERE ${maxUses}::int IS NOT NULL AND id = ${id} AND uses < max_uses
      RETURNING id
    )
    SELECT EXISTS (SELECT FROM counted) AS "isCounted", ${maxUses}::int IS NULL OR EXISTS (SELECT FROM used) AS "isUsed"`,
  );
  if (!row?.isUsed) return "used_up";
  return row.isCounted ? null : "used_before";
}

/** Reverts the redemption of a cancelled order's coupon. */
export async function releaseCoupon(db: Executor, orderId: string): Promise<void> {
  await db.execute(sql`
    WITH used AS (
      SELECT coupon_id, user_id FROM orders WHERE id = ${orderId} AND coupon_id IS NOT NULL
    ), mine AS (
      UPDATE coupon_uses SET uses = uses - 1 FROM used
      WHERE coupon_uses.coupon_id = used.coupon_id AND coupon_uses.user_id = used.user_id AND uses > 0
    )
    UPDATE coupons SET uses = uses - 1 FROM used
    WHERE coupons.id = used.coupon_id AND max_uses IS NOT NULL AND uses > 0`);
}
