import { sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";
import { returnedLines } from "./returned-lines";
import type { StockReturn } from "./stock-lines";

// Maximum of the integer column. Cancelling an order must not fail because of it.
const MAX_STOCK = 2 ** 31 - 1;

/** Returns the items of an order to the stock of their variants. The caller has locked the products. */
export async function returnVariants(db: Executor, input: StockReturn): Promise<void> {
  const { orderId, kind, actorId, now } = input;
  await executeUpdate(
    db,
    sql`
    WITH returns AS (
      SELECT variant_id, min(position) AS line_no, sum(quantity) AS quantity FROM (${returnedLines(input)}) AS line
      WHERE variant_id IS NOT NULL GROUP BY variant_id
    ), returned AS (
      UPDATE variants SET quantity = LEAST(variants.quantity::bigint + returns.quantity, ${MAX_STOCK})::int
      FROM returns WHERE variants.id = returns.variant_id
      RETURNING variants.id, variants.product_id, returns.quantity, line_no
    )
    INSERT INTO stock_moves (product_id, variant_id, kind, change, quantity_after, order_id, actor_id, at)
    SELECT products.id, returned.id, ${kind}, returned.quantity,
      LEAST(products.quantity + sum(returned.quantity) OVER (PARTITION BY products.id ORDER BY line_no), ${MAX_STOCK}),
      ${orderId}, ${actorId}, ${now.toISOString()}::timestamptz
    FROM returned JOIN products ON products.id = returned.product_id
    ORDER BY line_no`,
  );
}
