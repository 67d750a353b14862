export { couponRoutes } from "./coupons.routes";
export { checkCoupon, returnCoupon, useCoupon } from "./use-coupon";
