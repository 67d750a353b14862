import { sql } from "drizzle-orm";
import { executeUpdate, queryRows } from "../../../db/executor";
import type { Transaction } from "../../../db/transaction";
import { movePromotionUses } from "../promotions";
import { guestOrdersOf, type MergedPair } from "./count-merge";

/**
 * Moves the orders of an account to another one, with what follows from them: returns, payments and documents belong to
 * the order, uses of promotions and sales figures to the customer.
 */
export async function transferOrders(tx: Transaction, { from, into }: MergedPair): Promise<void> {
  // Before the orders, because a count of the sales figures reads their customer.
  await tx.execute(sql`SELECT FROM sales_progress FOR UPDATE`);
  await executeUpdate(tx, sql`UPDATE orders SET user_id = ${into.id} WHERE user_id = ${from.id}`);
  await executeUpdate(tx, sql`UPDATE order_events SET actor_id = ${into.id} WHERE actor_id = ${from.id}`);
  await movePromotionUses(tx, { from: from.id, into: into.id });
  await executeUpdate(
    tx,
    sql`
    INSERT INTO sales_customers AS buyers (user_id, orders)
    SELECT ${into.id}, orders FROM sales_customers WHERE user_id = ${from.id}
    ON CONFLICT (user_id) DO UPDATE SET orders = buyers.orders + excluded.orders`,
  );
  const guests = await queryRows<{ id: string }>(tx, sql`${guestOrdersOf(from)} ORDER BY orders.id`);
  if (guests.length > 0)
    await tx.execute(
      sql`SELECT claim_guest_orders(${into.id}, ${sql.param(guests.map(({ id }) => id))}::text[])`,
    );
}
