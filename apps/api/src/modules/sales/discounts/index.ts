export { hasTooManyGuesses, recordWrongCode } from "./coupon-guesses";
export { CouponRefused, couponRefusalTexts } from "./coupon-refused";
export {
  checkCoupon,
  evaluateCoupon,
  findUsableCoupon,
  redeemCoupon,
  releaseCoupon,
  type UsableCoupon,
} from "./use-coupon";
