import type { Shortage } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { grams, type OrderItem, type TakenLine, type TakeStockResult } from "./stock-lines";

/** SELECT of the items with their variant: the requested one, or the default. */
function selectVariants(items: readonly OrderItem[]): SQL {
  const ids = items.map((item) => item.productId);
  const variantIds = items.map((item) => item.variantId ?? null);
  const quantities = items.map((item) => item.quantity);
  return sql`
    SELECT item.*, variant.id AS chosen_id, variant.quantity AS stock
    FROM unnest(${sql.param(ids)}::text[], ${sql.param(variantIds)}::text[], ${sql.param(quantities)}::int[])
      WITH ORDINALITY AS item(product_id, variant_id, quantity, item_no)
    LEFT JOIN LATERAL (
      SELECT id, quantity FROM variants
      WHERE variants.product_id = item.product_id AND (item.variant_id IS NULL OR variants.id = item.variant_id)
        AND EXISTS (SELECT FROM products WHERE products.id = item.product_id AND published)
      ORDER BY position LIMIT 1
    ) AS variant ON true`;
}

/**
 * Takes stock of variants. The caller has locked their products; a trigger updates the products' stock.
 * Two items that resolve to the same variant become one line.
 */
export async function takeVariants(db: Executor, items: readonly OrderItem[]): Promise<TakeStockResult> {
  const taken = await queryRows<TakenLine & { variantId: string }>(
    db,
    sql`
    WITH requested AS (
      SELECT product_id, chosen_id AS id, sum(quantity)::int AS quantity, min(item_no) AS item_no
      FROM (${selectVariants(items)}) AS chosen WHERE chosen_id IS NOT NULL GROUP BY product_id, chosen_id
    ), taken AS (
      UPDATE variants SET quantity = variants.quantity - requested.quantity FROM requested
      WHERE variants.id = requested.id AND variants.quantity >= requested.quantity
      RETURNING variants.id, variants.label, variants.image_url, variants.price_cents
    )
    SELECT products.id AS "productId", taken.id AS "variantId", requested.quantity, products.name, taken.label AS variant,
      coalesce(taken.image_url, products.image_url) AS "imageUrl", taken.price_cents AS "priceCents",
      products.category, ${grams} AS grams, (SELECT sku FROM skus WHERE owner_id = taken.id) AS sku,
      (products.quantity - sum(requested.quantity) OVER (PARTITION BY products.id ORDER BY item_no))::int AS "quantityAfter"
    FROM taken JOIN requested ON requested.id = taken.id JOIN products ON products.id = requested.product_id
    ORDER BY item_no`,
  );
  const totalQuantity = (lines: readonly { quantity: number }[]) =>
    lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (totalQuantity(taken) === totalQuantity(items)) return { taken, shortages: [] };
  return { taken, shortages: await findShortages(db, items, new Set(taken.map((line) => line.variantId))) };
}

/** The items with too little stock. A product without variants reports the product's stock. */
async function findShortages(
  db: Executor,
  items: readonly OrderItem[],
  taken: ReadonlySet<string>,
): Promise<Shortage[]> {
  const rows = await queryRows<{ variantId: string | null; left: number }>(
    db,
    sql`
    SELECT chosen_id AS "variantId", coalesce(stock, CASE WHEN variant_id IS NULL THEN products.quantity END, 0) AS "left"
    FROM (${selectVariants(items)}) AS chosen LEFT JOIN products ON products.id = product_id AND published
    ORDER BY item_no`,
  );
  return items.flatMap(({ productId, variantId, quantity }, index) => {
    const row = rows[index];
    if (row?.variantId && taken.has(row.variantId)) return [];
    return [{ productId, ...(variantId ? { variantId } : {}), wanted: quantity, left: row?.left ?? 0 }];
  });
}
