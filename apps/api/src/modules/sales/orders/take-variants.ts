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
      WITH ORDINALITY AS item(product_id, variant_id, quantity, place)
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
    WITH wanted AS (
      SELECT product_id, chosen_id AS id, sum(quantity)::int AS quantity, min(place) AS place
      FROM (${selectVariants(items)}) AS chosen WHERE chosen_id IS NOT NULL GROUP BY product_id, chosen_id
    ), taken AS (
      UPDATE variants SET quantity = variants.quantity - wanted.quantity FROM wanted
      WHERE variants.id = wanted.id AND variants.quantity >= wanted.quantity
      RETURNING variants.id, variants.label, variants.image_url, variants.price_cents
    )
    SELECT products.id AS "productId", taken.id AS "variantId", wanted.quantity, products.name, taken.label AS variant,
      coalesce(taken.image_url, products.image_url) AS "imageUrl", taken.price_cents AS "priceCents",
      products.category, ${grams} AS grams,
      (products.quantity - sum(wanted.quantity) OVER (PARTITION BY products.id ORDER BY place))::int AS "quantityAfter"
    FROM taken JOIN wanted ON wanted.id = taken.id JOIN products ON products.id = wanted.product_id
    ORDER BY place`,
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
    ORDER BY place`,
  );
  return items.flatMap(({ productId, variantId, quantity }, place) => {
    const row = rows[place];
    if (row?.variantId && taken.has(row.variantId)) return [];
    return [{ productId, ...(variantId ? { variantId } : {}), wanted: quantity, left: row?.left ?? 0 }];
  });
}
