import { sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";

/** Records that an account changed its cart: it has items since now, has other ones, or is empty. */
export async function recordCartChange(
  tx: Executor,
  { userId, isEmpty, at }: { userId: string; isEmpty: boolean; at: Date },
): Promise<void> {
  const now = at.toISOString();
  await executeUpdate(
    tx,
    isEmpty
      ? sql`UPDATE filled_carts SET ended_at = ${now} WHERE user_id = ${userId} AND ended_at IS NULL`
      : sql`
        INSERT INTO filled_carts (user_id, started_at, changed_at) VALUES (${userId}, ${now}, ${now})
        ON CONFLICT (user_id) WHERE ended_at IS NULL DO UPDATE SET changed_at = excluded.changed_at`,
  );
}

/** Records that an order ended the filled cart of an account. */
export async function recordCartOrder(
  tx: Executor,
  { userId, orderId, at }: { userId: string; orderId: string; at: Date },
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE filled_carts SET ended_at = ${at.toISOString()}, order_id = ${orderId}
    WHERE user_id = ${userId} AND ended_at IS NULL`,
  );
}

/** Moves the filled carts of an account to another one. Of two open ones, that of the other account remains. */
export async function moveFilledCarts(
  tx: Executor,
  { from, into, at }: { from: string; into: string; at: Date },
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE filled_carts SET ended_at = ${at.toISOString()} WHERE user_id = ${from} AND ended_at IS NULL
      AND EXISTS (SELECT FROM filled_carts AS other WHERE other.user_id = ${into} AND other.ended_at IS NULL)`,
  );
  await executeUpdate(tx, sql`UPDATE filled_carts SET user_id = ${into} WHERE user_id = ${from}`);
}
