import type { endpoints, ReplyOf } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { isVerified } from "../../identity/email-verification";
import { canSendLinks } from "../../platform/mail";
import type { CatalogueContext } from "../context";

/** For how many things one account can wait; the oldest wish gives way. */
const MOST_WATCHES = 20;

interface Wish {
  id: string;
  /** The default one unless said. */
  variantId?: string | undefined;
}

/** Notes that the caller wants to hear when a product is back. Only an address that is surely theirs is ever written to. */
export async function watchStock(
  { db, clock, config, settings }: CatalogueContext,
  wish: Wish,
  { caller: { userId } }: Actor,
): Promise<ReplyOf<typeof endpoints.watchStock>> {
  if (!isTrading(settings.current) || !canSendLinks(config)) throw new AppError("not_found");
  return inTransaction(db, async (tx) => {
    const piece = await findPiece(tx, wish);
    if (!piece) throw new AppError("not_found");
    if (piece.quantity > 0) return { watching: false };
    if (!(await isVerified(tx, userId))) throw new AppError("address_unverified");
    await tx.execute(sql`
      INSERT INTO stock_watches (user_id, product_id, variant_id, created_at)
      VALUES (${userId}, ${wish.id}, ${piece.id}, ${clock().toISOString()}) ON CONFLICT DO NOTHING`);
    await tx.execute(sql`
      DELETE FROM stock_watches WHERE user_id = ${userId} AND (product_id, variant_id) IN (
        SELECT product_id, variant_id FROM stock_watches WHERE user_id = ${userId}
        ORDER BY created_at DESC, variant_id DESC OFFSET ${MOST_WATCHES})`);
    return { watching: true };
  });
}

/** What lies on the shelf, held: pieces that come in at this moment are either seen here, or see the wish. */
async function findPiece(tx: Executor, { id, variantId }: Wish) {
  const product = await queryFirst<{ id: string; quantity: number; hasVariants: boolean }>(
    tx,
    sql`SELECT id, quantity, has_variants AS "hasVariants" FROM products WHERE id = ${id} AND published FOR SHARE`,
  );
  if (!product?.hasVariants) return product && (variantId ?? id) === id ? product : null;
  return queryFirst<{ id: string; quantity: number }>(
    tx,
    sql`
    SELECT id, quantity FROM variants WHERE product_id = ${id} AND id = coalesce(${variantId ?? null}, id)
    ORDER BY position LIMIT 1 FOR SHARE`,
  );
}
