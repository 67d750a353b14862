import { discountCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, firstOf } from "../../db/executor";
import type { CouponRow } from "./coupons.repo";

/** A coupon as it stands for one customer. */
type UsableCoupon = Omit<CouponRow, "createdAt"> & { usedByUser: number | null };

/** A coupon's effect on an order, or why it has none. */
export type CouponOutcome =
  | { ok: true; id: string; code: string; discountCents: number }
  | { ok: false; reason: string };

interface Purchase {
  code: string;
  userId: string;
  subtotalCents: number;
  now: Date;
}

function refusal(coupon: UsableCoupon | undefined, { subtotalCents, now }: Purchase): string | null {
  if (!coupon) return "There is no such coupon";
  if (coupon.startsAt && now < new Date(coupon.startsAt)) return "This coupon is not valid yet";
  if (coupon.endsAt && now >= new Date(coupon.endsAt)) return "This coupon has ended";
  if (subtotalCents < Number(coupon.minTotalCents)) return "The order is below the minimum of this coupon";
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses) return "This coupon is used up";
  if (coupon.maxUsesPerUser !== null && (coupon.usedByUser ?? 0) >= coupon.maxUsesPerUser) {
    return "You have used this coupon already";
  }
  return null;
}

function findCoupon(db: Executor, { code, userId }: Purchase) {
  return firstOf<UsableCoupon>(
    db,
    sql`
    SELECT id, code, kind, value, min_total_cents AS "minTotalCents", starts_at AS "startsAt", ends_at AS "endsAt",
      max_uses AS "maxUses", max_uses_per_user AS "maxUsesPerUser", coupons.uses, coupon_uses.uses AS "usedByUser"
    FROM coupons LEFT JOIN coupon_uses ON coupon_id = coupons.id AND user_id = ${userId}
    WHERE code = ${code.toUpperCase()}`,
  );
}

function outcome(coupon: UsableCoupon | undefined, purchase: Purchase): CouponOutcome {
  const reason = refusal(coupon, purchase);
  if (!coupon || reason) return { ok: false, reason: reason ?? "" };
  return {
    ok: true,
    id: coupon.id,
    code: coupon.code,
    discountCents: discountCents(purchase.subtotalCents, coupon),
  };
}

/** What a coupon would take off, without using it. */
export async function checkCoupon(db: Executor, purchase: Purchase): Promise<CouponOutcome> {
  const coupon = await findCoupon(db, purchase);
  return outcome(coupon, purchase);
}

/** Uses a coupon once. Both limits are conditions of the updates, so that they hold under any number of orders. */
export async function useCoupon(db: Executor, purchase: Purchase): Promise<CouponOutcome> {
  const checked = await checkCoupon(db, purchase);
  if (!checked.ok) return checked;
  const used = await firstOf<{ maxUsesPerUser: number | null }>(
    db,
    sql`
    UPDATE coupons SET uses = uses + 1
    WHERE id = ${checked.id} AND (max_uses IS NULL OR uses < max_uses)
    RETURNING max_uses_per_user AS "maxUsesPerUser"`,
  );
  if (!used) return { ok: false, reason: "This coupon is used up" };
  const counted = await firstOf(
    db,
    sql`
    INSERT INTO coupon_uses AS mine (coupon_id, user_id, uses) VALUES (${checked.id}, ${purchase.userId}, 1)
    ON CONFLICT (coupon_id, user_id) DO UPDATE SET uses = mine.uses + 1
    WHERE ${used.maxUsesPerUser}::int IS NULL OR mine.uses < ${used.maxUsesPerUser}::int
    RETURNING uses`,
  );
  return counted ? checked : { ok: false, reason: "You have used this coupon already" };
}

/** Gives the use of a cancelled order's coupon back. */
export async function returnCoupon(db: Executor, orderId: string): Promise<void> {
  await db.execute(sql`
    WITH used AS (
      SELECT coupon_id, user_id FROM orders WHERE id = ${orderId} AND coupon_id IS NOT NULL
    ), mine AS (
      UPDATE coupon_uses SET uses = uses - 1 FROM used
      WHERE coupon_uses.coupon_id = used.coupon_id AND coupon_uses.user_id = used.user_id
    )
    UPDATE coupons SET uses = uses - 1 FROM used WHERE coupons.id = used.coupon_id`);
}
