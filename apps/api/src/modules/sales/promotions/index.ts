export { createAutomaticPromotions } from "./automatic-promotions";
export { findCodeProblem } from "./check-code";
export { hasTooManyGuesses, inTurnOfGuesser, recordWrongCode } from "./coupon-guesses";
export { CouponRefused, couponRefusalTexts } from "./coupon-refused";
export type { PromotionCustomer } from "./customer-facts";
export {
  findAllPromotions,
  findPromotions,
  type PromotionOffer,
  withCollections,
} from "./find-promotions";
export { movePromotionUses } from "./move-promotion-uses";
export {
  insertOrderPromotions,
  lineCentsText,
  PromotionsChanged,
  redeemPromotions,
  releasePromotions,
} from "./redeem-promotions";
