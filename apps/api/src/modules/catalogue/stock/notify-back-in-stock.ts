import { sql } from "drizzle-orm";
import { queryRows } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import type { Handlers, Payload } from "../../platform/jobs";
import { backInStockMail, enqueueMail, toSenderProfile } from "../../platform/mail";
import type { CatalogueContext } from "../context";

const BATCH_SIZE = 200;

interface Watcher {
  email: string;
  isVerified: boolean;
  id: string;
  name: string;
  priceCents: number;
  imageUrl: string;
}

/**
 * Sends one mail to each customer who watches a product that is back in stock.
 * One transaction deletes the watch and queues the mail, so that each customer gets one mail.
 * If the product is sold out again, the watches stay.
 */
export function notifyBackInStockJob(
  context: Pick<CatalogueContext, "db" | "clock" | "config" | "settings">,
): NonNullable<Handlers["stock.notify"]> {
  return async (payload, { signal }) => {
    while (!signal.aborted && (await notifyBatch(context, payload)) === BATCH_SIZE);
  };
}

async function notifyBatch(
  context: Pick<CatalogueContext, "db" | "clock" | "config" | "settings">,
  { productId, variantId }: Payload<"stock.notify">,
): Promise<number> {
  const now = context.clock();
  const sender = toSenderProfile(context);
  return inTransaction(context.db, async (tx) => {
    const watchers = await queryRows<Watcher>(
      tx,
      sql`
      WITH notified AS (
        DELETE FROM stock_watches
        WHERE product_id = ${productId} AND variant_id = ${variantId} AND user_id IN (
          SELECT user_id FROM stock_watches WHERE product_id = ${productId} AND variant_id = ${variantId}
            AND EXISTS (SELECT FROM products WHERE id = ${productId} AND published)
            AND EXISTS (
              SELECT 1 FROM products WHERE id = ${variantId} AND quantity > 0
              UNION ALL SELECT 1 FROM variants WHERE id = ${variantId} AND quantity > 0)
          ORDER BY user_id LIMIT ${BATCH_SIZE})
        RETURNING user_id
      )
      SELECT users.email, products.id, concat_ws(', ', products.name, variants.label) AS name,
        coalesce(variants.price_cents, products.price_cents) AS "priceCents",
        coalesce(variants.image_url, products.image_url) AS "imageUrl",
        EXISTS (
          SELECT FROM email_verifications WHERE user_id = users.id AND verified_at IS NOT NULL
        ) AS "isVerified"
      FROM notified JOIN users ON users.id = notified.user_id JOIN products ON products.id = ${productId}
        LEFT JOIN variants ON variants.id = ${variantId}`,
    );
    for (const { email, isVerified, ...product } of watchers)
      if (isVerified) await enqueueMail(tx, backInStockMail(email, product, sender), now);
    return watchers.length;
  });
}
