export { isGuessing, noteWrongCode, TOO_MANY_CODES } from "./coupon-guesses";
export {
  checkCoupon,
  findUsableCoupon,
  judgeCoupon,
  NO_SUCH_COUPON,
  returnCoupon,
  spendCoupon,
  type UsableCoupon,
} from "./use-coupon";
