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

/** Watches per account; a new one replaces the oldest. */
const MAX_WATCHES = 20;

interface WatchRequest {
  id: string;
  /** The default variant if not given. */
  variantId?: string | undefined;
}

/** Subscribes the caller to a mail when a product is back in stock. Requires a verified email address. */
export async function watchStock(
  { db, clock, config, settings }: CatalogueContext,
  request: WatchRequest,
  { caller: { userId } }: Actor,
): Promise<ReplyOf<typeof endpoints.watchStock>> {
  if (!isTrading(settings.current) || !canSendLinks(config)) throw new AppError("not_found");
  return inTransaction(db, async (tx) => {
    const item = await lockItem(tx, request);
    if (!item) throw new AppError("not_found");
    if (item.quantity > 0) return { watching: false };
    if (!(await isVerified(tx, userId))) throw new AppError("address_unverified");
    await tx.execute(sql`
      INSERT INTO stock_watches (user_id, product_id, variant_id, created_at)
      VALUES (${userId}, ${request.id}, ${item.id}, ${clock().toISOString()}) ON CONFLICT DO NOTHING`);
    await tx.execute(sql`
      DELETE FROM stock_watches WHERE user_id = ${userId} AND (product_id, variant_id) IN (
        SELECT product_id, variant_id FROM stock_watches WHERE user_id = ${userId}
        ORDER BY created_at DESC, variant_id DESC OFFSET ${MAX_WATCHES})`);
    return { watching: true };
  });
}

/** Locks the product or variant, so that stock arriving now is either seen here or triggers the mail. */
async function lockItem(tx: Executor, { id, variantId }: WatchRequest) {
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
