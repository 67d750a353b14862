import type { FieldTexts } from "./field-text";

/** Fields of promotions. */
export const promotionFields: FieldTexts = {
  applied: ["The promotions that apply."],
  collections: ["Ids of collections.", "65a1f062544eeda1d32a8aa2"],
  buy: ["Pieces to buy for each free one.", 2],
  customerTags: ["Only for customers with one of these tags.", "trade"],
  exclusive: ["Whether it is never combined with other promotions."],
  firstOrder: ["Only for the first order of a customer."],
  freeDelivery: ["Whether it makes the delivery free."],
  get: ["Free pieces for those to buy.", 1],
  hints: ["What is missing for other promotions; absent without any."],
  maxUsesPerCustomer: ["Greatest number of orders of one customer with it; null for no limit.", 1],
  minQuantity: ["Least number of pieces that count.", 3],
  priority: ["Promotions with a higher number are applied first.", 10],
  promotion: ["Name of a current promotion for this product; absent without any.", "Summer sale"],
  promotions: ["What promotions take off; absent without any."],
  what: ["What it takes off."],
  when: ["When it applies. Without products, categories and collections, every item counts."],
};
