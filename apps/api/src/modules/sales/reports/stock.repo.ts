import { MAX_COUNTED_ORDERS } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { countUpTo, type Executor, queryRows } from "../../../db/executor";

/** The id of a variant, or of a product without options. */
export const stockItemId = sql`coalesce(variants.id, products.id)`;
/** Products with their variants and SKUs. */
export const stockItems = sql`products LEFT JOIN variants ON variants.product_id = products.id
  LEFT JOIN skus ON skus.owner_id = ${stockItemId}`;
export const stockItemQuantity = sql`coalesce(variants.quantity, products.quantity)`;

/** Stock that counts as low: that of the product, or else of the shop. */
export const lowStockOf = (shopLowStock: number) =>
  sql`coalesce(products.low_stock, ${shopLowStock}::integer)`;
/** Drafts are not for sale, so their stock is not low. */
export const isLow = (shopLowStock: number) =>
  sql`${stockItemQuantity} <= ${lowStockOf(shopLowStock)} AND products.published`;

/** Counts stock items with low stock, up to the number that the dashboard shows. */
export const countLowStock = (db: Executor, shopLowStock: number) =>
  countUpTo(db, MAX_COUNTED_ORDERS, sql`${stockItems} WHERE ${isLow(shopLowStock)}`);

/** Units by stock item of the orders that have not shipped. */
export const unitsInOpenOrders = (db: Executor, productIds: readonly string[]) =>
  sumUnits(db, productIds, sql`orders.status IN ('PLACED', 'CONFIRMED')`);

/** Units by stock item that were sold since a time. */
export function unitsSoldSince(db: Executor, productIds: readonly string[], since: Date) {
  // The id of an order begins with its time, and the index has both ids.
  const firstId = since.getTime().toString(16).padStart(12, "0");
  return sumUnits(
    db,
    productIds,
    sql`order_id >= ${firstId} AND orders.status NOT IN ('CANCELLED', 'RETURNED')`,
  );
}

async function sumUnits(
  db: Executor,
  productIds: readonly string[],
  condition: SQL,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryRows<{ id: string; units: number }>(
    db,
    sql`
    SELECT coalesce(variant_id, product_id) AS id, sum(order_lines.quantity - returned)::integer AS units
    FROM order_lines JOIN orders ON orders.id = order_id
    WHERE product_id = ANY(${sql.param([...new Set(productIds)])}::text[]) AND ${condition}
    GROUP BY 1`,
  );
  return new Map(rows.map(({ id, units }) => [id, units]));
}
