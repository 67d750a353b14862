import type { Product } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";

/**
 * Updates the stock of shown products with one small query. Returns null if the response must be rebuilt: a product is
 * gone, or a card shows a matching variant, which depends on stock.
 */
export async function patchStock(db: Executor, shown: readonly Product[]): Promise<Product[] | null> {
  if (shown.some(({ match }) => match)) return null;
  const stock = await readStock(
    db,
    shown.map(({ id }) => id),
  );
  const isKnown = ({ id }: { id: string }) => stock.has(id);
  if (!shown.every((product) => isKnown(product) && (product.variants ?? []).every(isKnown))) return null;

  const withStock = <Item extends { id: string; quantity: number }>(item: Item): Item => ({
    ...item,
    quantity: stock.get(item.id) ?? item.quantity,
  });
  return shown.map((product) => ({
    ...withStock(product),
    ...(product.variants ? { variants: product.variants.map(withStock) } : {}),
  }));
}

/** Stock of the products and their variants, from one consistent read. */
async function readStock(db: Executor, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; quantity: number }>(
    db,
    sql`
    SELECT id, quantity FROM products WHERE id = ANY(${sql.param(ids)}::text[]) AND published
    UNION ALL
    SELECT id, quantity FROM variants WHERE product_id = ANY(${sql.param(ids)}::text[])`,
  );
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}
