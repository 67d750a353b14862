import type { endpoints, ReplyOf } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { firstOf } from "../../db/executor";
import { inTransaction } from "../../db/transaction";
import { canVerify, isVerified } from "../email-verification";

/** For how many products one account can wait; the oldest wish gives way. */
const MOST_WATCHES = 20;

/** Notes that the caller wants to hear when a product is back. Only an address that is surely theirs is ever written to. */
export async function watchStock(
  { db, clock, config, settings }: AppContext,
  { id }: { id: string },
  { caller: { userId } }: Author,
): Promise<ReplyOf<typeof endpoints.watchStock>> {
  if (!isTrading(settings.current) || !canVerify(config)) throw new AppError("not_found");
  return inTransaction(db, async (tx) => {
    // Held: pieces that come in at this moment are either seen here, or see the wish.
    const product = await firstOf<{ quantity: number }>(
      tx,
      sql`SELECT quantity FROM products WHERE id = ${id} FOR SHARE`,
    );
    if (!product) throw new AppError("not_found");
    if (product.quantity > 0) return { watching: false };
    if (!(await isVerified(tx, userId))) throw new AppError("address_unverified");
    await tx.execute(sql`
      INSERT INTO stock_watches (user_id, product_id, created_at)
      VALUES (${userId}, ${id}, ${clock().toISOString()}) ON CONFLICT DO NOTHING`);
    await tx.execute(sql`
      DELETE FROM stock_watches WHERE user_id = ${userId} AND product_id IN (
        SELECT product_id FROM stock_watches WHERE user_id = ${userId}
        ORDER BY created_at DESC, product_id DESC OFFSET ${MOST_WATCHES})`);
    return { watching: true };
  });
}
