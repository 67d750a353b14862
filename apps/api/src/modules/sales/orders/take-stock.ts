import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { returnVariants } from "./return-variants";
import { markReturned, returnedLines } from "./returned-lines";
import { grams, type OrderItem, type StockReturn, type TakenLine, type TakeStockResult } from "./stock-lines";
import { takeVariants } from "./take-variants";

// Maximum of the integer column. Cancelling an order must not fail because of it.
const MAX_STOCK = 2 ** 31 - 1;

/**
 * Takes stock for all items, or reports shortages. The UPDATE checks the quantity, so that an item is never sold twice.
 * Products are locked in id order, so that concurrent orders don't deadlock. FOR NO KEY UPDATE does not suffice: it caused
 * deadlocks with the sales summary. Items with variants need a second statement, after their products are locked here.
 */
export async function takeStock(db: Executor, items: readonly OrderItem[]): Promise<TakeStockResult> {
  const ids = items.map((item) => item.productId);
  const variantIds = items.map((item) => item.variantId ?? null);
  const quantities = items.map((item) => item.quantity);
  const rows = await queryRows<TakenLine>(
    db,
    sql`
    WITH requested AS (
      SELECT * FROM unnest(${sql.param(ids)}::text[], ${sql.param(variantIds)}::text[], ${sql.param(quantities)}::int[])
        AS item(id, variant_id, quantity)
    ), locked AS (
      SELECT requested.* FROM products JOIN requested ON requested.id = products.id AND products.published
      ORDER BY products.id FOR UPDATE OF products
    )
    UPDATE products SET quantity = products.quantity - locked.quantity FROM locked
    WHERE products.id = locked.id AND products.quantity >= locked.quantity
      AND locked.variant_id IS NULL AND NOT products.has_variants
    RETURNING products.id AS "productId", locked.quantity, products.name,
      products.image_url AS "imageUrl", products.price_cents AS "priceCents", products.category,
      ${grams} AS grams, (SELECT sku FROM skus WHERE owner_id = products.id) AS sku,
      products.quantity AS "quantityAfter"`,
  );
  const byId = new Map(rows.map((row) => [row.productId, row]));
  const takenWithoutVariant = (item: OrderItem) =>
    item.variantId === undefined ? byId.get(item.productId) : undefined;
  const remaining = items.filter((item) => !takenWithoutVariant(item));
  const taken = items.flatMap((item) => takenWithoutVariant(item) ?? []);
  if (remaining.length === 0) return { taken, shortages: [] };
  const variants = await takeVariants(db, remaining);
  return { taken: [...taken, ...variants.taken], shortages: variants.shortages };
}

/** Returns items of an order to stock and returns the product ids. Deleted products are skipped. */
export async function returnStock(db: Executor, input: StockReturn): Promise<string[]> {
  const { orderId, kind, actorId, now } = input;
  const rows = await queryRows<{ id: string; hasVariants: boolean }>(
    db,
    sql`
    WITH returns AS (
      SELECT product_id, coalesce(sum(quantity) FILTER (WHERE variant_id IS NULL), 0) AS quantity FROM (${returnedLines(input)}) AS line
      WHERE product_id IS NOT NULL GROUP BY product_id
    ), locked AS (
      SELECT products.id, products.quantity AS before, returns.quantity
      FROM products JOIN returns ON returns.product_id = products.id
      ORDER BY products.id FOR UPDATE OF products
    ), returned AS (
      UPDATE products SET quantity = LEAST(locked.before::bigint + locked.quantity, ${MAX_STOCK})::int
      FROM locked WHERE products.id = locked.id AND locked.quantity > 0
      RETURNING products.id, products.quantity - locked.before AS change, products.quantity
    ), moved AS (
      INSERT INTO stock_moves (product_id, kind, change, quantity_after, order_id, actor_id, at)
      SELECT id, ${kind}, change, quantity, ${orderId}, ${actorId}, ${now.toISOString()}::timestamptz FROM returned
      WHERE change <> 0 RETURNING product_id AS id
    )
    SELECT id, false AS "hasVariants" FROM moved
    UNION ALL
    SELECT product_id, true FROM (${returnedLines(input)}) AS line
    WHERE product_id IS NOT NULL AND variant_id IS NOT NULL`,
  );
  if (rows.some(({ hasVariants }) => hasVariants)) await returnVariants(db, input);
  await markReturned(db, input);
  return [...new Set(rows.map(({ id }) => id))];
}
