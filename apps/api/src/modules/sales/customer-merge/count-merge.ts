import type { CustomerMerge } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import type { UserRow } from "../../identity/users";

export interface MergedPair {
  from: UserRow;
  into: UserRow;
}

/** Orders that were placed without an account, with the confirmed address of an account. */
export const guestOrdersOf = ({ id, email }: UserRow): SQL => sql`
  SELECT orders.id FROM orders
  WHERE is_guest AND mailbox_of(email) = mailbox_of(${email}::text) AND lower(email) = lower(${email})
    AND EXISTS (SELECT FROM email_verifications WHERE user_id = ${id} AND verified_at IS NOT NULL)`;

/**
 * Messages that the customer surely wrote: anyone can write with any address, so those from before the registration need
 * a confirmed one.
 */
export const messagesOf = ({ id, email, createdAt }: UserRow): SQL => sql`
  contact_messages WHERE mailbox_of(email) = mailbox_of(${email}::text) AND lower(email) = lower(${email})
    AND (created_at >= ${createdAt.toISOString()}::timestamptz
      OR EXISTS (SELECT FROM email_verifications WHERE user_id = ${id} AND verified_at IS NOT NULL))`;

const nameOf = ({ id, userName, email }: UserRow) => ({ id, userName, email });

/** Counts what a merge moves, in one statement. */
export async function countMerge(db: Executor, { from, into }: MergedPair): Promise<CustomerMerge> {
  const id = from.id;
  const row = await queryFirst<Omit<CustomerMerge, "source" | "target">>(
    db,
    sql`
    SELECT
      (SELECT count(*)::int FROM orders WHERE user_id = ${id}) AS orders,
      (SELECT count(*)::int FROM (${guestOrdersOf(from)}) AS guest) AS "guestOrders",
      (SELECT count(*)::int FROM orders JOIN return_requests ON order_id = orders.id WHERE user_id = ${id}) AS returns,
      (SELECT count(*)::int FROM reviews WHERE user_id = ${id}) AS reviews,
      (SELECT count(*)::int FROM wishlist_items WHERE user_id = ${id}) AS wishes,
      (SELECT coalesce(sum(jsonb_array_length(items)), 0)::int FROM carts WHERE user_id = ${id}) AS "cartItems",
      (SELECT count(*)::int FROM ${messagesOf(from)}) AS messages,
      ARRAY(SELECT tag::text FROM user_tags WHERE user_id = ${id} ORDER BY tag) AS tags,
      EXISTS (SELECT FROM customer_records WHERE user_id = ${id} AND note <> '') AS "hasNote",
      EXISTS (SELECT FROM newsletter_subscribers WHERE email = lower(${from.email})) AS newsletter,
      EXISTS (SELECT FROM customer_records WHERE user_id IN (${id}, ${into.id}) AND blocked_at IS NOT NULL) AS "isBlocked"`,
  );
  if (!row) throw new Error("count returned no row");
  return { source: nameOf(from), target: nameOf(into), ...row };
}
