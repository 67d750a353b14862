import { hasReviews } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { unsubscribeLink } from "../../../core/unsubscribe-link";
import { queryRows } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { canSendLinks, enqueueMail, reviewInvitationMail, toSenderProfile } from "../../platform/mail";
import type { SalesContext } from "../context";

const DAY_MS = 86_400_000;
// A shop that turns invitations on does not write about deliveries of last year.
const WINDOW_DAYS = 7;
const BATCH_SIZE = 200;

type InvitationContext = Pick<SalesContext, "db" | "clock"> & {
  settings: Pick<SalesContext["settings"], "current">;
  config: Pick<SalesContext["config"], "sendsMail" | "publicUrl" | "authSecret">;
};

/** Invites customers with a confirmed email address who get the newsletter to review what was delivered, once per order. */
export async function inviteReviews(context: InvitationContext): Promise<void> {
  const { config, settings } = context;
  const days = settings.current.reviewInvitationDays;
  if (days === 0 || !hasReviews(settings.current) || !canSendLinks(config)) return;
  while ((await inviteBatch(context, days)) === BATCH_SIZE);
}

async function inviteBatch(context: InvitationContext, days: number): Promise<number> {
  const now = context.clock();
  const sender = toSenderProfile(context);
  return inTransaction(context.db, async (tx) => {
    const ids = await claimDeliveredOrders(tx, now, days);
    for (const order of await findConsenting(tx, ids)) {
      const unsubscribe = unsubscribeLink(context.config, order.email);
      const invited = { ...order, number: Number(order.number), unsubscribe };
      await enqueueMail(tx, reviewInvitationMail(invited, sender), now);
    }
    return ids.length;
  });
}

/** Orders whose time has come. They are claimed with or without consent, so that a later consent is not used for them. */
async function claimDeliveredOrders(tx: Transaction, now: Date, days: number): Promise<string[]> {
  const daysAgo = (count: number) => new Date(now.getTime() - count * DAY_MS).toISOString();
  const claimed = await queryRows<{ id: string }>(
    tx,
    sql`
    INSERT INTO review_invitations (order_id, created_at)
    SELECT DISTINCT orders.id, ${now.toISOString()}::timestamptz
    FROM order_events JOIN orders ON orders.id = order_events.order_id
    WHERE order_events.status = 'DELIVERED' AND orders.status = 'DELIVERED'
      AND order_events.at <= ${daysAgo(days)} AND order_events.at > ${daysAgo(days + WINDOW_DAYS)}
      AND NOT EXISTS (SELECT FROM review_invitations WHERE review_invitations.order_id = orders.id)
    LIMIT ${BATCH_SIZE}
    ON CONFLICT DO NOTHING RETURNING order_id AS id`,
  );
  return claimed.map(({ id }) => id);
}

type InvitedOrder = Omit<Parameters<typeof reviewInvitationMail>[0], "number" | "unsubscribe"> & {
  number: string;
};

/** Those of customers with consent, with the products that they have not reviewed. */
function findConsenting(tx: Transaction, ids: readonly string[]): Promise<InvitedOrder[]> {
  return queryRows<InvitedOrder>(
    tx,
    sql`
    SELECT orders.id, orders.number, users.email,
      jsonb_agg(jsonb_build_object('name', order_lines.name, 'quantity', order_lines.quantity,
        'priceCents', order_lines.price_cents, 'imageUrl', order_lines.image_url) ORDER BY position) AS lines
    FROM orders JOIN users ON users.id = orders.user_id
      JOIN newsletter_subscribers ON newsletter_subscribers.email = lower(users.email)
      JOIN email_verifications ON email_verifications.user_id = users.id AND verified_at IS NOT NULL
      JOIN order_lines ON order_lines.order_id = orders.id
      JOIN products ON products.id = order_lines.product_id AND products.published
    WHERE orders.id = ANY (${sql.param([...ids])}::text[])
      AND NOT EXISTS (
        SELECT FROM reviews WHERE reviews.order_id = orders.id AND reviews.product_id = order_lines.product_id)
    GROUP BY orders.id, users.email`,
  );
}
