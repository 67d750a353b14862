import type { Wishlist } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { executeUpdate, queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import type { CatalogueContext } from "../context";
import { findWishlist, insertWishes } from "./wishlist.repo";

type Shopper = Pick<Actor, "caller">;

/** Adds the wishlist of a device to that of the account. */
export function mergeWishlist(
  { db, clock }: CatalogueContext,
  { productIds }: { productIds: readonly string[] },
  { caller }: Shopper,
): Promise<Wishlist> {
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    await insertWishes(tx, { userId: caller.userId, productIds: [...new Set(productIds)], now: clock() });
    return findWishlist(tx, caller.userId);
  });
}

/** Adds a product. */
export async function addWish(
  { db, clock }: CatalogueContext,
  { productId }: { productId: string },
  { caller }: Shopper,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    const product = await queryFirst(
      tx,
      sql`SELECT FROM products WHERE id = ${productId} AND published FOR KEY SHARE`,
    );
    if (!product) throw new AppError("not_found");
    await insertWishes(tx, { userId: caller.userId, productIds: [productId], now: clock() });
  });
}

/** Removes a product; also one that was removed before. */
export async function removeWish(
  { db }: CatalogueContext,
  { productId }: { productId: string },
  { caller }: Shopper,
): Promise<void> {
  await executeUpdate(
    db,
    sql`DELETE FROM wishlist_items WHERE user_id = ${caller.userId} AND product_id = ${productId}`,
  );
}
