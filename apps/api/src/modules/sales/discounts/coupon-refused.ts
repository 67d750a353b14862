import { AppError } from "../../../core/app-error";

/** Why a coupon can't be used, with the text for the customer. */
export const couponRefusalTexts = {
  unknown: "We don't know this coupon",
  too_early: "This coupon isn't valid yet",
  expired: "This coupon has expired",
  below_minimum: "Your order is below this coupon's minimum",
  used_up: "This coupon has been used up",
  used_before: "You've already used this coupon",
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
