import type { CartItem, SavedCart } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";

/** The saved cart of an account; empty with version 0 if none was ever saved. */
export async function findCart(db: Executor, userId: string): Promise<SavedCart> {
  const row = await queryFirst<SavedCart>(
    db,
    sql`SELECT version, items FROM carts WHERE user_id = ${userId}`,
  );
  return row ?? { version: 0, items: [] };
}

/** Replaces the cart and returns its new version; null if it has another version by now. */
export async function replaceCart(
  tx: Executor,
  userId: string,
  { version, items }: SavedCart,
): Promise<number | null> {
  const saved = await queryFirst<{ version: number }>(
    tx,
    sql`
    INSERT INTO carts AS current (user_id, items)
    SELECT ${userId}, ${JSON.stringify(items)}::jsonb
    WHERE ${version}::bigint = 0 OR EXISTS (SELECT FROM carts WHERE user_id = ${userId})
    ON CONFLICT (user_id) DO UPDATE SET items = excluded.items, version = current.version + 1
    WHERE current.version = ${version}::bigint
    RETURNING version`,
  );
  return saved?.version ?? null;
}

/** The positions of the items that are sold: their product is published and has the variant. */
export async function findSoldItems(db: Executor, items: readonly CartItem[]): Promise<Set<number>> {
  const rows = await queryRows<{ position: number }>(
    db,
    sql`
    SELECT position::int AS position
    FROM unnest(${sql.param(items.map(({ productId }) => productId))}::text[],
      ${sql.param(items.map(({ variantId }) => variantId ?? null))}::text[]) WITH ORDINALITY AS item(id, variant_id, position)
    JOIN products ON products.id = item.id AND products.published
    WHERE variant_id IS NULL OR (variant_id = item.id AND NOT products.has_variants)
      OR EXISTS (SELECT FROM variants WHERE product_id = item.id AND id = variant_id)`,
  );
  return new Set(rows.map(({ position }) => position - 1));
}

/** Removes what was ordered from the cart. */
export async function removeOrderedItems(
  tx: Executor,
  userId: string,
  items: readonly Pick<CartItem, "productId" | "variantId">[],
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE carts SET version = version + 1, items = coalesce((
      SELECT jsonb_agg(item ORDER BY position) FROM jsonb_array_elements(items) WITH ORDINALITY AS stored(item, position)
      WHERE NOT EXISTS (
        SELECT FROM unnest(${sql.param(items.map(({ productId }) => productId))}::text[],
          ${sql.param(items.map(({ variantId }) => variantId ?? null))}::text[]) AS ordered(id, variant_id)
        WHERE id = item ->> 'productId' AND variant_id IS NOT DISTINCT FROM item ->> 'variantId')
    ), '[]')
    WHERE user_id = ${userId} AND items <> '[]'`,
  );
}
