import type { FieldTexts } from "./field-text";

/** Fields of saved carts, wishlists and reviews. */
export const shopperFields: FieldTexts = {
  average: ["Average number of stars.", 4.5],
  canReview: ["Whether the caller can review the product."],
  cart: ["Items of the saved cart."],
  dropped: ["Items that are no longer sold."],
  helpful: ["Number of customers who found the review helpful.", 3],
  newsByEmail: ["Whether emails about the wishlist are wanted."],
  photos: [
    "Addresses of up to four pictures.",
    "https://shop.example/images/uploads/0b9c41d7e2f84a5b9c6d3e1f70a2b4c8_1280.webp",
  ],
  productIds: ["Ids of the products, newest first."],
  rating: ["Published reviews of the product in figures; missing without reviews."],
  reply: ["The shop's answer; null without one."],
  reviews: ["Reviews."],
  seenPrice: ["Price that the shopper saw last.", 1490],
  stars: ["Stars from 1 to 5; of a product, the number of reviews with one to five stars.", 5],
  wishlist: ["Products on the wishlist."],
};
