import type { PromotionOutcome, PromotionRefusal } from "@larkwood/domain";
import type { CouponRefusal } from "./coupon-refused";

/** Why the code of a cart is refused; null if its promotion applies. */
export function findCodeProblem({ applied, refused }: PromotionOutcome, code: string): CouponRefusal | null {
  if (applied.some((one) => one.code === code)) return null;
  const reason = refused.find((one) => one.code === code)?.reason;
  return reason ? reasons[reason] : "unknown";
}

const reasons: Record<PromotionRefusal, CouponRefusal> = {
  code_missing: "unknown",
  too_early: "too_early",
  expired: "expired",
  no_matching_items: "other_items",
  below_minimum: "below_minimum",
  too_few: "too_few",
  country: "country",
  not_first_order: "not_first_order",
  customer_tag: "other_customers",
  used_up: "used_up",
  used_before: "used_before",
  gift_missing: "gift_missing",
  no_effect: "no_effect",
  other_saves_more: "other_saves_more",
};
