import { MAX_WISHES, type Wishlist } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";

export const lowestCents = sql`coalesce(products.lowest_cents, products.price_cents)`;

/** Remembers price and stock of the products of a wishlist, as what the customer knows. */
export async function rememberSeen(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE wishlist_items SET seen_cents = ${lowestCents}, seen_in_stock = products.quantity > 0
    FROM products WHERE products.id = product_id AND user_id = ${userId}`);
}

/** The wishlist of an account. Unpublished products are left out until they are back. */
export async function findWishlist(db: Executor, userId: string): Promise<Wishlist> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`
    SELECT product_id AS id FROM wishlist_items JOIN products ON products.id = product_id
    WHERE user_id = ${userId} AND published ORDER BY wishlist_items.created_at DESC, product_id`,
  );
  const choices = await queryFirst<{ token: string | null; newsByEmail: boolean }>(
    db,
    sql`
    SELECT (SELECT token FROM wishlist_links WHERE user_id = ${userId}) AS token,
      EXISTS (SELECT FROM wishlist_consents WHERE user_id = ${userId}) AS "newsByEmail"`,
  );
  return {
    productIds: rows.map(({ id }) => id),
    token: choices?.token ?? null,
    newsByEmail: choices?.newsByEmail ?? false,
  };
}

/** Adds published products, the newest first, and removes the oldest ones above the limit. */
export async function insertWishes(
  tx: Executor,
  { userId, productIds, now }: { userId: string; productIds: readonly string[]; now: Date },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO wishlist_items (user_id, product_id, created_at, seen_cents, seen_in_stock)
    SELECT ${userId}, products.id, ${now.toISOString()}::timestamptz - position * interval '1 millisecond',
      ${lowestCents}, products.quantity > 0
    FROM unnest(${sql.param([...productIds])}::text[]) WITH ORDINALITY AS wished(id, position)
      JOIN products ON products.id = wished.id AND published
    ON CONFLICT DO NOTHING`);
  await tx.execute(sql`
    DELETE FROM wishlist_items WHERE user_id = ${userId} AND product_id IN (
      SELECT product_id FROM wishlist_items WHERE user_id = ${userId}
      ORDER BY created_at DESC, product_id OFFSET ${MAX_WISHES})`);
}
