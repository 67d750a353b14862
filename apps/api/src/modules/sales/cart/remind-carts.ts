import { isTrading } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { unsubscribeLink } from "../../../core/unsubscribe-link";
import { executeUpdate, queryRows } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { canSendLinks, cartReminderMail, enqueueMail, toSenderProfile } from "../../platform/mail";
import type { SalesContext } from "../context";
import { type SoldItem, soldItemsOfCart } from "./cart-items";

const HOUR_MS = 3_600_000;
// A shop that turns reminders on does not write about the carts of last month.
const WINDOW_HOURS = 7 * 24;
// Someone who leaves carts often gets a reminder for the first of a month only.
const QUIET_DAYS = 30;
const BATCH_SIZE = 200;

type ReminderContext = Pick<SalesContext, "db" | "clock"> & {
  settings: Pick<SalesContext["settings"], "current">;
  config: Pick<SalesContext["config"], "sendsMail" | "publicUrl" | "authSecret">;
};

/** Reminds newsletter subscribers once of a cart that stayed unchanged for the hours that the owner has set. */
export async function remindCarts(context: ReminderContext): Promise<void> {
  const { config, settings } = context;
  const hours = settings.current.cartReminderHours;
  if (hours === 0 || !isTrading(settings.current) || !canSendLinks(config)) return;
  while ((await remindBatch(context, hours)) === BATCH_SIZE);
}

async function remindBatch(context: ReminderContext, hours: number): Promise<number> {
  const { db, clock, config } = context;
  const now = clock();
  const sender = toSenderProfile(context);
  return inTransaction(db, async (tx) => {
    const ids = await claimCarts(tx, now, hours);
    const carts = await findReachable(tx, ids, now);
    for (const { email, items } of carts) {
      const unsubscribe = unsubscribeLink(config, email);
      await enqueueMail(tx, cartReminderMail({ email, lines: items, unsubscribe }, sender), now);
    }
    await executeUpdate(
      tx,
      sql`
      UPDATE filled_carts SET reminded_at = ${now.toISOString()}
      WHERE id = ANY(${sql.param(carts.map(({ id }) => id))}::bigint[])`,
    );
    return ids.length;
  });
}

/** Carts whose time has come, each once. A cart that is being ordered is locked, and left out. */
async function claimCarts(tx: Transaction, now: Date, hours: number): Promise<string[]> {
  const hoursAgo = (count: number) => new Date(now.getTime() - count * HOUR_MS).toISOString();
  const claimed = await queryRows<{ id: string }>(
    tx,
    sql`
    UPDATE filled_carts SET checked_at = ${now.toISOString()} WHERE id IN (
      SELECT id FROM filled_carts
      WHERE ended_at IS NULL AND checked_at IS NULL
        AND changed_at <= ${hoursAgo(hours)}::timestamptz
        AND changed_at > ${hoursAgo(hours + WINDOW_HOURS)}::timestamptz
      ORDER BY changed_at, id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
    RETURNING id`,
  );
  return claimed.map(({ id }) => id);
}

/** Who has ordered lately may have bought the same without the cart. */
const isRecent = sql`orders.created_at >= filled.started_at - interval '7 days'`;

/** Carts of customers with consent and a confirmed address, who have not ordered or been reminded lately. */
function findReachable(tx: Transaction, ids: readonly string[], now: Date) {
  const quietSince = new Date(now.getTime() - QUIET_DAYS * 24 * HOUR_MS).toISOString();
  return queryRows<{ id: string; email: string; items: SoldItem[] }>(
    tx,
    sql`
    SELECT * FROM (
      SELECT filled.id, users.email, ${soldItemsOfCart} AS items
      FROM filled_carts AS filled JOIN users ON users.id = filled.user_id AND users.role = 'User'
        JOIN carts ON carts.user_id = users.id
        JOIN newsletter_subscribers ON newsletter_subscribers.email = lower(users.email)
        JOIN email_verifications ON email_verifications.user_id = users.id AND verified_at IS NOT NULL
      WHERE filled.id = ANY(${sql.param([...ids])}::bigint[])
        AND NOT EXISTS (
          SELECT FROM customer_records WHERE customer_records.user_id = users.id AND blocked_at IS NOT NULL)
        AND NOT EXISTS (
          SELECT FROM orders WHERE orders.user_id = users.id AND ${isRecent})
        AND NOT EXISTS (
          SELECT FROM orders WHERE is_guest AND mailbox_of(orders.email) = mailbox_of(users.email)
            AND ${isRecent})
        AND NOT EXISTS (
          SELECT FROM filled_carts AS other
          WHERE other.user_id = users.id AND other.reminded_at > ${quietSince}::timestamptz)
    ) AS reachable WHERE items IS NOT NULL`,
  );
}
