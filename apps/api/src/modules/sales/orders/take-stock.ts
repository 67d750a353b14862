import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { returnVariants } from "./return-variants";
import { markReturned, returnedLines } from "./returned-lines";
import { grams, type OrderItem, type Return, type Taken, type TakenLine } from "./stock-lines";
import { takeVariants } from "./take-variants";

// The column ends here; a cancelled order must not fail at it.
const MOST_STOCK = 2 ** 31 - 1;

/**
 * Takes stock for all items or reports what is short. The update itself carries the condition, so a piece is never
 * sold twice; rows are locked in the order of their ids, so two orders never wait for each other in a circle. A weaker
 * lock (FOR NO KEY UPDATE) would let those in who refer to a product, and orders in its queue would be in circles: tried,
 * one in a hundred was while the summary of sales was made. Products with variants are locked here too, and taken from in
 * a second statement that others do without.
 */
export async function takeStock(db: Executor, items: readonly OrderItem[]): Promise<Taken> {
  const ids = items.map((item) => item.productId);
  const variantIds = items.map((item) => item.variantId ?? null);
  const quantities = items.map((item) => item.quantity);
  const rows = await queryRows<TakenLine>(
    db,
    sql`
    WITH wanted AS (
      SELECT * FROM unnest(${sql.param(ids)}::text[], ${sql.param(variantIds)}::text[], ${sql.param(quantities)}::int[])
        AS item(id, variant_id, quantity)
    ), locked AS (
      SELECT wanted.* FROM products JOIN wanted ON wanted.id = products.id AND products.published
      ORDER BY products.id FOR UPDATE OF products
    )
    UPDATE products SET quantity = products.quantity - locked.quantity FROM locked
    WHERE products.id = locked.id AND products.quantity >= locked.quantity
      AND locked.variant_id IS NULL AND NOT products.has_variants
    RETURNING products.id AS "productId", locked.quantity, products.name,
      products.image_url AS "imageUrl", products.price_cents AS "priceCents", products.category,
      ${grams} AS grams,
      products.quantity AS "left"`,
  );
  const byId = new Map(rows.map((row) => [row.productId, row]));
  const plain = (item: OrderItem) => (item.variantId === undefined ? byId.get(item.productId) : undefined);
  const rest = items.filter((item) => !plain(item));
  const taken = items.flatMap((item) => plain(item) ?? []);
  if (rest.length === 0) return { taken, shortages: [] };
  const chosen = await takeVariants(db, rest);
  return { taken: [...taken, ...chosen.taken], shortages: chosen.shortages };
}

/** Puts the pieces of an order back on the shelf and names the products; those that are gone by now stay gone. */
export async function returnStock(db: Executor, returning: Return): Promise<string[]> {
  const { orderId, kind, actorId, now } = returning;
  const rows = await queryRows<{ id: string; hasVariants: boolean }>(
    db,
    sql`
    WITH back AS (
      SELECT product_id, coalesce(sum(quantity) FILTER (WHERE variant_id IS NULL), 0) AS quantity FROM (${returnedLines(returning)}) AS line
      WHERE product_id IS NOT NULL GROUP BY product_id
    ), locked AS (
      SELECT products.id, products.quantity AS before, back.quantity
      FROM products JOIN back ON back.product_id = products.id
      ORDER BY products.id FOR UPDATE OF products
    ), returned AS (
      UPDATE products SET quantity = LEAST(locked.before::bigint + locked.quantity, ${MOST_STOCK})::int
      FROM locked WHERE products.id = locked.id AND locked.quantity > 0
      RETURNING products.id, products.quantity - locked.before AS change, products.quantity
    ), moved AS (
      INSERT INTO stock_moves (product_id, kind, change, quantity_after, order_id, actor_id, at)
      SELECT id, ${kind}, change, quantity, ${orderId}, ${actorId}, ${now.toISOString()}::timestamptz FROM returned
      WHERE change <> 0 RETURNING product_id AS id
    )
    SELECT id, false AS "hasVariants" FROM moved
    UNION ALL
    SELECT product_id, true FROM (${returnedLines(returning)}) AS line
    WHERE product_id IS NOT NULL AND variant_id IS NOT NULL`,
  );
  if (rows.some(({ hasVariants }) => hasVariants)) await returnVariants(db, returning);
  await markReturned(db, returning);
  return [...new Set(rows.map(({ id }) => id))];
}
