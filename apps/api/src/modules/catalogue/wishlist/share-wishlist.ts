import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import type { CatalogueContext } from "../context";
import { findWishlist } from "./wishlist.repo";

const TOKEN_BYTES = 24;

/** Creates the link to the caller's wishlist, or returns the existing one. */
export function shareWishlist(
  { db, clock }: CatalogueContext,
  _: undefined,
  { caller }: Pick<Actor, "caller">,
): Promise<{ token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    await tx.execute(sql`
      INSERT INTO wishlist_links (user_id, token, created_at)
      VALUES (${caller.userId}, ${token}, ${clock().toISOString()}) ON CONFLICT DO NOTHING`);
    const { token: stored } = await findWishlist(tx, caller.userId);
    return { token: stored ?? token };
  });
}

/** Ends the link; a new one will be different. */
export async function stopSharingWishlist(
  { db }: CatalogueContext,
  _: undefined,
  { caller }: Pick<Actor, "caller">,
): Promise<void> {
  await executeUpdate(db, sql`DELETE FROM wishlist_links WHERE user_id = ${caller.userId}`);
}

/** The products of a shared wishlist, without anything about its owner. */
export async function readSharedWishlist(
  db: Executor,
  { token }: { token: string },
): Promise<{ productIds: string[] }> {
  const link = await queryFirst<{ userId: string }>(
    db,
    sql`SELECT user_id AS "userId" FROM wishlist_links WHERE token = ${token}`,
  );
  if (!link) throw new AppError("not_found");
  const { productIds } = await findWishlist(db, link.userId);
  return { productIds };
}
