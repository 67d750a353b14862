import { type StockItemName, validationTexts as t } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";

/** A variant, or a product without options. */
export interface StockItem {
  id: string;
  productId: string;
  sku: string | null;
  /** Name of the product. */
  name: string;
  /** Empty for a product without options. */
  label: string;
  quantity: number;
  /** Stock of the whole product. */
  productQuantity: number;
  priceCents: number;
  /** The price without the running sale; null if there is none. */
  regularCents: number | null;
  /** Version of the product. */
  version: number;
}

/**
 * Finds stock items by SKU or id, in the order of the names, and locks their products in the order of their ids. Throws if
 * one is unknown or listed twice.
 */
export async function lockStockItems(tx: Executor, names: readonly StockItemName[]): Promise<StockItem[]> {
  const named = sql`unnest(${sql.param(names.map(({ sku }) => sku?.toUpperCase() ?? null))}::text[],
    ${sql.param(names.map(({ variantId }) => variantId ?? null))}::text[]) WITH ORDINALITY AS named(sku, id, number)`;
  const locked = await queryRows<{ id: string }>(
    tx,
    sql`
    SELECT id FROM products WHERE id IN (
      SELECT product_id FROM skus JOIN ${named} ON upper(skus.sku) = named.sku
      UNION SELECT product_id FROM variants JOIN ${named} ON variants.id = named.id
      UNION SELECT id FROM ${named}
    ) ORDER BY id FOR UPDATE`,
  );
  // Read after the lock: a stock item may have been deleted or got another SKU until then.
  const rows = await queryRows<StockItem & { number: string }>(
    tx,
    sql`
    SELECT item.number, item.id, products.id AS "productId", products.name, products.version,
      products.quantity AS "productQuantity", coalesce(variants.label, '') AS label,
      coalesce(variants.quantity, products.quantity) AS quantity,
      coalesce(variants.price_cents, products.price_cents) AS "priceCents", regular_cents AS "regularCents", skus.sku
    FROM (
      SELECT number, coalesce(named.id, skus.owner_id) AS id FROM ${named} LEFT JOIN skus ON upper(skus.sku) = named.sku
    ) AS item
    LEFT JOIN variants ON variants.id = item.id
    JOIN products ON products.id = coalesce(variants.product_id, item.id)
      AND (variants.id IS NOT NULL OR NOT products.has_variants)
    LEFT JOIN sale_prices ON sale_prices.owner_id = item.id AND is_on
    LEFT JOIN skus ON skus.owner_id = item.id
    WHERE products.id = ANY(${sql.param(locked.map(({ id }) => id))}::text[])`,
  );
  return inOrderOf(names, new Map(rows.map(({ number, ...stockItem }) => [Number(number), stockItem])));
}

function inOrderOf(names: readonly StockItemName[], found: ReadonlyMap<number, StockItem>): StockItem[] {
  const errors: Record<string, string> = {};
  const seen = new Set<string>();
  const stockItems = names.flatMap(({ sku }, index) => {
    const stockItem = found.get(index + 1);
    const field = `items.${index}.${sku === undefined ? "variantId" : "sku"}`;
    if (!stockItem) errors[field] = t.unknownStockItem;
    else if (seen.has(stockItem.id)) errors[field] = t.listedTwice;
    if (stockItem) seen.add(stockItem.id);
    return stockItem ? [stockItem] : [];
  });
  if (Object.keys(errors).length > 0) throw new AppError("invalid_input", { errors });
  return stockItems;
}

/** Throws if the sender of a row expected another value than the current one. */
export function assertStockItemsUnchanged(
  stockItems: readonly StockItem[],
  rows: readonly { expected?: number | undefined }[],
  currentOf: (stockItem: StockItem) => number,
): void {
  const items = stockItems.flatMap((stockItem, index) => {
    const expected = rows[index]?.expected;
    const current = currentOf(stockItem);
    const { id: variantId, sku } = stockItem;
    return expected === undefined || expected === current
      ? []
      : [{ index, variantId, sku, expected, current }];
  });
  if (items.length > 0) throw new AppError("conflict", { context: { items } });
}
