import { sql } from "drizzle-orm";
import { queryFirst, queryRows } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { enqueueMail, orderExpiredMail, toSenderProfile } from "../../platform/mail";
import { syncInvoices } from "../documents";
import {
  checkAttempt,
  hasOpenAttempt,
  isProviderError,
  openAttempts,
  type PaymentContext,
} from "../payments";
import { applyStatusChange } from "./change-order-status";
import type { OrderContext } from "./order-context";
import { findOrderMailData } from "./order-mail-data";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
// Far more than an hour brings in; the rest waits for the next hour.
const MOST = 1_000;
export const EXPIRED_NOTE = "Not paid in time";

/**
 * Cancels the orders by bank transfer that nobody has paid in time: their pieces go back on the shelf and their customers
 * hear of it. Says how many.
 */
export async function expireOrders(context: OrderContext): Promise<number> {
  const { db, settings, clock } = context;
  const before = new Date(clock().getTime() - settings.current.transferDays * DAY_MS).toISOString();
  const due = await queryRows<{ id: string }>(
    db,
    sql`
    SELECT orders.id FROM orders JOIN payments ON payments.order_id = orders.id
    WHERE orders.status = 'PLACED' AND orders.created_at < ${before}
      AND orders.payment_method = 'bank_transfer' AND payments.status = 'expected'
    ORDER BY orders.created_at LIMIT ${MOST}`,
  );
  let expired = 0;
  for (const { id } of due) if (await expireOrder(context, id)) expired += 1;
  return expired;
}

/**
 * Cancels the orders by card that nobody has paid in time. The service is asked first: whoever has paid, has paid. While it
 * does not answer the pieces come back all the same; a payment that is heard of later goes back by itself.
 */
export async function expireOnlineOrders(
  context: OrderContext & PaymentContext,
  most = MOST,
): Promise<number> {
  const { db, settings, clock } = context;
  const before = new Date(clock().getTime() - settings.current.cardMinutes * MINUTE_MS).toISOString();
  const due = await queryRows<{ id: string }>(
    db,
    sql`
    SELECT orders.id FROM payments JOIN orders ON orders.id = payments.order_id
    WHERE payments.status = 'expected' AND payments.method IN ('card', 'test_card') AND payments.created_at < ${before}
      -- One that the shop has confirmed unpaid stays; only its page at the service is closed.
      AND (orders.status = 'PLACED' OR ${hasOpenAttempt})
    ORDER BY orders.status <> 'PLACED', payments.created_at LIMIT ${most}`,
  );
  let expired = 0;
  for (const { id } of due) {
    for (const { id: attemptId } of await openAttempts(db, id)) await closeQuietly(context, attemptId);
    if (await expireOrder(context, id)) expired += 1;
  }
  return expired;
}

async function closeQuietly(context: PaymentContext, attemptId: string): Promise<void> {
  await checkAttempt(context, { attemptId, close: true }).catch((error: unknown) => {
    if (!isProviderError(error)) throw error;
  });
}

async function expireOrder(context: OrderContext, id: string): Promise<boolean> {
  const { db, clock, catalogueChanges } = context;
  const now = clock();
  const sender = toSenderProfile(context);
  const restocked = await inTransaction(db, async (tx) => {
    // Both held: a payment that is marked as received at this very moment comes first or not at all.
    const open = await queryFirst(
      tx,
      sql`
      SELECT FROM orders JOIN payments ON payments.order_id = orders.id
      WHERE orders.id = ${id} AND orders.status = 'PLACED' AND payments.status = 'expected'
      FOR UPDATE OF orders, payments`,
    );
    if (!open) return null;
    // Before the step: an order whose customer has left forgets them with it.
    const mailed = await findOrderMailData(tx, id);
    const actor = { userId: null, userName: sender.shopName };
    const back = await applyStatusChange(tx, {
      id,
      status: "CANCELLED",
      note: EXPIRED_NOTE,
      now,
      sender,
      actor,
    });
    if (mailed) await enqueueMail(tx, orderExpiredMail(mailed, sender), now);
    await syncInvoices(tx, { orderId: id, settings: context.settings, now });
    return back;
  });
  if (restocked) catalogueChanges.stockChanged(restocked);
  return restocked !== null;
}
