import { PAYMENT_METHODS } from "@larkwood/contract";
import { paymentMethodDefinitions } from "@larkwood/domain";
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

// Far more than expire in a minute; any others wait for the next run.
const MAX_ORDERS = 1_000;
export const EXPIRED_NOTE = "Not paid in time";

/**
 * Cancels orders that were not paid before the deadline of their payment method, restocks them and emails the customers.
 * Checks with the payment provider first, in case the customer has just paid. If the provider is unavailable, the order
 * is cancelled anyway; a payment that arrives later is refunded. Returns the number of cancelled orders.
 */
export async function expireOrders(
  context: OrderContext & PaymentContext,
  limit = MAX_ORDERS,
): Promise<number> {
  const { db } = context;
  const overdue = overdueBefore(context);
  const due = await queryRows<{ id: string }>(
    db,
    sql`
    SELECT orders.id FROM payments JOIN orders ON orders.id = payments.order_id
    JOIN unnest(
      ${sql.param(overdue.map(({ method }) => method))}::text[], ${sql.param(overdue.map(({ before }) => before))}::timestamptz[]
    ) AS overdue(method, before) ON payments.method = overdue.method AND payments.created_at < overdue.before
    WHERE payments.status = 'expected'
      -- An unpaid order that staff have confirmed stays; only its checkout page is closed.
      AND (orders.status = 'PLACED' OR ${hasOpenAttempt})
    ORDER BY orders.status <> 'PLACED', payments.created_at LIMIT ${limit}`,
  );
  let expired = 0;
  for (const { id } of due) {
    for (const { id: attemptId } of await openAttempts(db, id)) await closeAttempt(context, attemptId);
    if (await expireOrder(context, id)) expired += 1;
  }
  return expired;
}

/** For each payment method with a deadline: unpaid orders from before this time are overdue. */
function overdueBefore({ clock, settings }: Pick<OrderContext, "clock" | "settings">) {
  const now = clock();
  return PAYMENT_METHODS.flatMap((method) => {
    const { deadline } = paymentMethodDefinitions[method];
    if (!deadline) return [];
    const before = now.getTime() - settings.current[deadline.setting] * deadline.unitMs;
    return [{ method, before: new Date(before).toISOString() }];
  });
}

/** Closes an attempt; ignores provider errors. */
async function closeAttempt(context: PaymentContext, attemptId: string): Promise<void> {
  await checkAttempt(context, { attemptId, close: true }).catch((error: unknown) => {
    if (!isProviderError(error)) throw error;
  });
}

async function expireOrder(context: OrderContext, id: string): Promise<boolean> {
  const { db, clock, catalogueChanges } = context;
  const now = clock();
  const sender = toSenderProfile(context);
  const restocked = await inTransaction(db, async (tx) => {
    // Lock both rows, so that the order can't be paid at the same time.
    const isUnpaid = await queryFirst(
      tx,
      sql`
      SELECT FROM orders JOIN payments ON payments.order_id = orders.id
      WHERE orders.id = ${id} AND orders.status = 'PLACED' AND payments.status = 'expected'
      FOR UPDATE OF orders, payments`,
    );
    if (!isUnpaid) return null;
    // Before the change: closing the order of a deleted customer erases the email address.
    const mailData = await findOrderMailData(tx, id);
    const actor = { userId: null, userName: sender.shopName };
    const restockedIds = await applyStatusChange(tx, {
      id,
      status: "CANCELLED",
      note: EXPIRED_NOTE,
      now,
      sender,
      actor,
    });
    if (mailData) await enqueueMail(tx, orderExpiredMail(mailData, sender), now);
    await syncInvoices(tx, { orderId: id, settings: context.settings, now });
    return restockedIds;
  });
  if (restocked) catalogueChanges.stockChanged(restocked);
  return restocked !== null;
}
