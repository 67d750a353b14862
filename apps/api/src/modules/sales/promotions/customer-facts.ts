import { type SQL, sql } from "drizzle-orm";

/** Who orders: an account, or a guest, whose mailbox counts. An empty address is not known yet. */
export type PromotionCustomer = { userId: string } | { email: string };

/** How often the customer has used the promotion of the row. */
export const usesOfCustomer = (customer: PromotionCustomer): SQL =>
  "userId" in customer
    ? sql`coalesce((SELECT uses FROM promotion_uses WHERE promotion_id = promotions.id AND user_id = ${customer.userId}), 0)`
    : sql`CASE WHEN max_uses_per_customer IS NULL THEN 0 ELSE (
        SELECT count(*)::int FROM orders JOIN order_promotions ON order_id = orders.id
        WHERE is_guest AND mailbox_of(email) = mailbox_of(${customer.email}) AND promotion_id = promotions.id
          AND status <> 'CANCELLED') END`;

/** Whether the customer has no order yet, as an account or as a guest with the same mailbox. */
export function isFirstOrder(customer: PromotionCustomer): SQL {
  const [userId, email] =
    "userId" in customer
      ? [sql`= ${customer.userId}`, sql`(SELECT email FROM users WHERE id = ${customer.userId})`]
      : [
          sql`IN (SELECT id FROM users WHERE lower(users.email) = lower(${customer.email}))`,
          sql`${customer.email}`,
        ];
  // Samples, which go as a letter, are no purchase.
  const counts = sql`status <> 'CANCELLED' AND coalesce(delivery ->> 'kind', '') <> 'letter'`;
  return sql`NOT EXISTS (SELECT FROM orders WHERE user_id ${userId} AND ${counts})
    AND NOT EXISTS (SELECT FROM orders WHERE is_guest AND mailbox_of(email) = mailbox_of(${email}) AND ${counts})`;
}

/** The tags that staff gave to the customer; a guest has none. */
export const tagsOf = (customer: PromotionCustomer): SQL =>
  "userId" in customer
    ? sql`ARRAY(SELECT tag::text FROM user_tags WHERE user_id = ${customer.userId})`
    : sql`'{}'::text[]`;
