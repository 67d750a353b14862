export { createPromotionBadges, type PromotionBadges } from "./promotion-badges";
