import { MAX_CUSTOMER_NOTE, MAX_WISHES } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { executeUpdate } from "../../../db/executor";
import type { Transaction } from "../../../db/transaction";
import { type MergedPair, messagesOf } from "./count-merge";

/** Moves the tags, the note, a block, the newsletter and the messages of an account to another one. */
export async function moveRecord(tx: Transaction, { from, into }: MergedPair): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => executeUpdate(tx, statement);
  await run(sql`
    INSERT INTO user_tags (user_id, tag) SELECT ${into.id}, tag FROM user_tags WHERE user_id = ${from.id}
    ON CONFLICT DO NOTHING`);
  await run(sql`
    INSERT INTO customer_records AS mine (user_id, note, blocked_at)
    SELECT ${into.id}, note, blocked_at FROM customer_records WHERE user_id = ${from.id}
    ON CONFLICT (user_id) DO UPDATE SET
      note = left(concat_ws(E'\n\n', nullif(mine.note, ''), nullif(excluded.note, '')), ${MAX_CUSTOMER_NOTE}),
      blocked_at = least(mine.blocked_at, excluded.blocked_at), version = mine.version + 1`);
  await run(sql`
    INSERT INTO newsletter_subscribers (email, created_at)
    SELECT lower(${into.email}), created_at FROM newsletter_subscribers WHERE email = lower(${from.email})
    ON CONFLICT DO NOTHING`);
  await run(sql`DELETE FROM newsletter_subscribers WHERE email = lower(${from.email})`);
  await run(sql`
    UPDATE contact_messages SET email = ${into.email}
    WHERE id IN (SELECT id FROM ${messagesOf(from)})`);
}

/** Moves the wishlist, the products waited for, and the reviews with their votes. Nobody votes for their own review. */
export async function moveWishesAndReviews(tx: Transaction, { from, into }: MergedPair): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => executeUpdate(tx, statement);
  await run(sql`
    INSERT INTO wishlist_items (user_id, product_id, created_at)
    SELECT ${into.id}, product_id, created_at FROM wishlist_items WHERE user_id = ${from.id}
    ON CONFLICT DO NOTHING`);
  await run(sql`
    DELETE FROM wishlist_items WHERE user_id = ${into.id} AND product_id IN (
      SELECT product_id FROM wishlist_items WHERE user_id = ${into.id}
      ORDER BY created_at DESC, product_id OFFSET ${MAX_WISHES})`);
  await run(sql`
    INSERT INTO stock_watches (user_id, product_id, variant_id, created_at)
    SELECT ${into.id}, product_id, variant_id, created_at FROM stock_watches WHERE user_id = ${from.id}
    ON CONFLICT DO NOTHING`);
  await run(sql`UPDATE reviews SET user_id = ${into.id} WHERE user_id = ${from.id}`);
  await run(sql`
    INSERT INTO review_votes (review_id, user_id) SELECT review_id, ${into.id} FROM review_votes WHERE user_id = ${from.id}
    ON CONFLICT DO NOTHING`);
  await run(sql`DELETE FROM review_votes WHERE user_id = ${from.id}`);
  await run(sql`
    DELETE FROM review_votes WHERE user_id = ${into.id}
      AND review_id IN (SELECT id FROM reviews WHERE user_id = ${into.id})`);
}
