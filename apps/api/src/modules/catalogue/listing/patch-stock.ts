import type { Product } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";

/**
 * What a reply showed, with the stock of now: a small question instead of the one that made the reply. Null where it has
 * to be made anew: something of it is gone, or which variant a card shows may depend on what is left.
 */
export async function patchStock(db: Executor, shown: readonly Product[]): Promise<Product[] | null> {
  if (shown.some(({ match }) => match)) return null;
  const stock = await readStock(
    db,
    shown.map(({ id }) => id),
  );
  const isKnown = ({ id }: { id: string }) => stock.has(id);
  if (!shown.every((product) => isKnown(product) && (product.variants ?? []).every(isKnown))) return null;

  const mended = <Piece extends { id: string; quantity: number }>(piece: Piece): Piece => ({
    ...piece,
    quantity: stock.get(piece.id) ?? piece.quantity,
  });
  return shown.map((product) => ({
    ...mended(product),
    ...(product.variants ? { variants: product.variants.map(mended) } : {}),
  }));
}

/** What is left of these products and of their variants, at one moment. */
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
