export { hasTooManyGuesses, recordWrongCode, TOO_MANY_CODES } from "./coupon-guesses";
export {
  checkCoupon,
  evaluateCoupon,
  findUsableCoupon,
  NO_SUCH_COUPON,
  redeemCoupon,
  releaseCoupon,
  type UsableCoupon,
} from "./use-coupon";
