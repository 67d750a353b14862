import { sql } from "drizzle-orm";
import type { AppContext } from "../../context";
import { rowsOf } from "../../db/executor";
import { inTransaction } from "../../db/transaction";
import type { Handlers } from "../jobs";
import { backInStockMail, houseOf, putIntoOutbox } from "../mail";

const AT_ONCE = 200;

interface Waiting {
  email: string;
  isVerified: boolean;
  id: string;
  name: string;
  priceCents: number;
  imageUrl: string;
}

/**
 * The job of a product that is back: everybody who waits for it gets one message. Wish and message change places in one
 * transaction, so that nobody is told twice. Sold out again meanwhile, the wishes wait on.
 */
export function tellOfStockJob(
  context: Pick<AppContext, "db" | "clock" | "config" | "settings">,
): NonNullable<Handlers["stock.back"]> {
  return async ({ productId }, { signal }) => {
    while (!signal.aborted && (await tellSome(context, productId)) === AT_ONCE);
  };
}

async function tellSome(
  context: Pick<AppContext, "db" | "clock" | "config" | "settings">,
  productId: string,
): Promise<number> {
  const now = context.clock();
  const house = houseOf(context);
  return inTransaction(context.db, async (tx) => {
    const waiting = await rowsOf<Waiting>(
      tx,
      sql`
      WITH told AS (
        DELETE FROM stock_watches WHERE product_id = ${productId} AND user_id IN (
          SELECT user_id FROM stock_watches WHERE product_id = ${productId}
            AND EXISTS (SELECT FROM products WHERE id = ${productId} AND quantity > 0)
          ORDER BY user_id LIMIT ${AT_ONCE})
        RETURNING user_id
      )
      SELECT users.email, products.id, products.name, price_cents AS "priceCents", image_url AS "imageUrl",
        EXISTS (
          SELECT FROM email_verifications WHERE user_id = users.id AND verified_at IS NOT NULL
        ) AS "isVerified"
      FROM told JOIN users ON users.id = told.user_id JOIN products ON products.id = ${productId}`,
    );
    for (const { email, isVerified, ...product } of waiting)
      if (isVerified) await putIntoOutbox(tx, backInStockMail(email, product, house), now);
    return waiting.length;
  });
}
