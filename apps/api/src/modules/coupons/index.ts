export { couponRoutes } from "./coupons.routes";
export {
  checkCoupon,
  findUsableCoupon,
  judgeCoupon,
  returnCoupon,
  spendCoupon,
  type UsableCoupon,
} from "./use-coupon";
