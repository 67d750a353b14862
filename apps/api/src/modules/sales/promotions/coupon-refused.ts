import { AppError } from "../../../core/app-error";

/** Why a coupon can't be used, with the text for the customer. */
export const couponRefusalTexts = {
  unknown: "We don't know this coupon",
  too_early: "This coupon isn't valid yet",
  expired: "This coupon has expired",
  below_minimum: "Your order is below this coupon's minimum",
  used_up: "This coupon has been used up",
  used_before: "You've already used this coupon",
  other_items: "This coupon isn't valid for these items",
  too_few: "You need more items for this coupon",
  country: "This coupon isn't valid for your country",
  not_first_order: "This coupon is for first orders only",
  other_customers: "This coupon isn't valid for your account",
  gift_missing: "Add the free product to your cart first",
  no_effect: "This coupon changes nothing in this order",
  other_saves_more: "You already get more off, and this coupon can't be combined with that",
  too_many_guesses: "Too many attempts. Please try again in an hour",
} as const;

export type CouponRefusal = keyof typeof couponRefusalTexts;

/** An order is refused because of its coupon. */
export class CouponRefused extends AppError<"coupon_refused"> {
  constructor(readonly reason: CouponRefusal) {
    const text = couponRefusalTexts[reason];
    super("coupon_refused", { detail: text, errors: { coupon: text } });
  }
}
