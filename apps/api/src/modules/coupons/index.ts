export { couponRoutes } from "./coupons.routes";
export { isGuessing, noteWrongCode, TOO_MANY_CODES } from "./guesses";
export {
  checkCoupon,
  findUsableCoupon,
  judgeCoupon,
  NO_SUCH_COUPON,
  returnCoupon,
  spendCoupon,
  type UsableCoupon,
} from "./use-coupon";
