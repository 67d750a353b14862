import { sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";
import { returnedLines } from "./returned-lines";
import type { Return } from "./stock-lines";

// The column ends here; a cancelled order must not fail at it.
const MOST_STOCK = 2 ** 31 - 1;

/** Puts the pieces of an order back to their variants, whose products the caller has locked. */
export async function returnVariants(db: Executor, returning: Return): Promise<void> {
  const { orderId, kind, actorId, now } = returning;
  await executeUpdate(
    db,
    sql`
    WITH back AS (
      SELECT variant_id, min(position) AS place, sum(quantity) AS quantity FROM (${returnedLines(returning)}) AS line
      WHERE variant_id IS NOT NULL GROUP BY variant_id
    ), returned AS (
      UPDATE variants SET quantity = LEAST(variants.quantity::bigint + back.quantity, ${MOST_STOCK})::int
      FROM back WHERE variants.id = back.variant_id
      RETURNING variants.id, variants.product_id, back.quantity, place
    )
    INSERT INTO stock_moves (product_id, variant_id, kind, change, quantity_after, order_id, actor_id, at)
    SELECT products.id, returned.id, ${kind}, returned.quantity,
      LEAST(products.quantity + sum(returned.quantity) OVER (PARTITION BY products.id ORDER BY place), ${MOST_STOCK}),
      ${orderId}, ${actorId}, ${now.toISOString()}::timestamptz
    FROM returned JOIN products ON products.id = returned.product_id
    ORDER BY place`,
  );
}
