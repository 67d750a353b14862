import { type SQL, sql } from "drizzle-orm";

/** Condition of queries on `orders`: delivered to this user, with this product, and not reviewed yet. */
export const isReviewable = (productId: string, userId: string): SQL => sql`
  orders.user_id = ${userId} AND orders.status = 'DELIVERED'
  AND EXISTS (SELECT FROM order_lines WHERE order_id = orders.id AND product_id = ${productId})
  AND NOT EXISTS (SELECT FROM reviews WHERE reviews.order_id = orders.id AND reviews.product_id = ${productId})`;
