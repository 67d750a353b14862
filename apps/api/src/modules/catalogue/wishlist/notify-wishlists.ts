import { isTrading } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { unsubscribeLink } from "../../../core/unsubscribe-link";
import { queryRows } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import {
  canSendLinks,
  enqueueMail,
  toSenderProfile,
  type WishNews,
  wishlistNewsMail,
} from "../../platform/mail";
import type { CatalogueContext } from "../context";
import { lowestCents } from "./wishlist.repo";

const BATCH_SIZE = 500;
// A mail names the most useful ones; the wishlist has them all.
const MAX_NAMED = 10;

type NotifyContext = Pick<CatalogueContext, "db" | "clock"> & {
  settings: Pick<CatalogueContext["settings"], "current">;
  config: Pick<CatalogueContext["config"], "sendsMail" | "publicUrl" | "authSecret">;
};

/** Tells customers who want it what of their wishlist is back in stock or cheaper than they know, each change once. */
export async function notifyWishlists(context: NotifyContext): Promise<void> {
  if (!isTrading(context.settings.current) || !canSendLinks(context.config)) return;
  while ((await notifyBatch(context)) === BATCH_SIZE);
}

async function notifyBatch(context: NotifyContext): Promise<number> {
  const now = context.clock();
  const sender = toSenderProfile(context);
  return inTransaction(context.db, async (tx) => {
    const changes = await claimChanges(tx);
    const news = new Map<string, WishNews[]>();
    for (const { email, isCheaper, isBack, ...wish } of changes)
      if (email && (isCheaper || isBack))
        news.set(email, [...(news.get(email) ?? []), { ...wish, what: isBack ? "back" : "cheaper" }]);
    for (const [recipient, wishes] of news) {
      const unsubscribe = unsubscribeLink(context.config, recipient);
      const mail = wishlistNewsMail({ recipient, news: wishes.slice(0, MAX_NAMED), unsubscribe }, sender);
      await enqueueMail(tx, mail, now);
    }
    return changes.length;
  });
}

interface Change extends Omit<WishNews, "what"> {
  /** Null without a verified address. */
  email: string | null;
  isCheaper: boolean;
  isBack: boolean;
}

/** Wishes whose product has another stock or a lower price than the customer knows; they know it from now on. */
function claimChanges(tx: Transaction): Promise<Change[]> {
  return queryRows<Change>(
    tx,
    sql`
    WITH changed AS (
      SELECT item.user_id, item.product_id, products.name, products.image_url, ${lowestCents} AS cents,
        products.quantity > 0 AS in_stock, item.seen_cents, item.seen_in_stock
      FROM wishlist_consents AS consent JOIN wishlist_items AS item ON item.user_id = consent.user_id
        JOIN products ON products.id = item.product_id AND products.published
      WHERE item.seen_in_stock IS DISTINCT FROM (products.quantity > 0)
        OR item.seen_cents IS NULL OR ${lowestCents} < item.seen_cents
      ORDER BY item.user_id, item.product_id LIMIT ${BATCH_SIZE} FOR UPDATE OF item SKIP LOCKED
    ), known AS (
      UPDATE wishlist_items SET seen_cents = least(changed.cents, changed.seen_cents), seen_in_stock = in_stock
      FROM changed WHERE wishlist_items.user_id = changed.user_id AND wishlist_items.product_id = changed.product_id
    )
    SELECT changed.name, changed.image_url AS "imageUrl", changed.cents AS "priceCents",
      coalesce(in_stock AND cents < seen_cents, false) AS "isCheaper",
      coalesce(in_stock AND NOT seen_in_stock, false) AS "isBack",
      CASE WHEN EXISTS (
        SELECT FROM email_verifications WHERE user_id = users.id AND verified_at IS NOT NULL
      ) THEN users.email END AS email
    FROM changed JOIN users ON users.id = changed.user_id
    ORDER BY changed.user_id, changed.name`,
  );
}
