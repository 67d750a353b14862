import type { OrderView } from "@larkwood/contract";
import { paymentMethodDefinitions } from "@larkwood/domain";
import { type SQL, sql } from "drizzle-orm";

// Constants instead of parameters, so that PostgreSQL uses partial indexes.
const driverMethods = sql.raw(
  Object.entries(paymentMethodDefinitions)
    .filter(([, { collectedBy }]) => collectedBy === "driver")
    .map(([method]) => `'${method}'`)
    .join(", "),
);
const isPaidToDriver = sql`orders.payment_method IN (${driverMethods})`;

/** Payments that are expected, and paid orders with a balance due. */
const isOutstanding = sql`
  (payments.status = 'expected' OR payments.status = 'received' AND payments.due_cents > 0)`;
const isPaid = sql`(payments.status = 'received' AND payments.due_cents = 0 OR ${isPaidToDriver})`;

/** Orders that count as sold. */
export const isSold = sql`orders.status NOT IN ('CANCELLED', 'RETURNED')`;

/** Who placed a sold order: a new customer, one who ordered before, or a guest. */
export const buyerOfOrder = sql`
  CASE WHEN orders.user_id IS NULL THEN 'guest' WHEN EXISTS (
    SELECT FROM orders AS earlier WHERE earlier.user_id = orders.user_id
      AND (earlier.created_at, earlier.id) < (orders.created_at, orders.id)
      AND earlier.status NOT IN ('CANCELLED', 'RETURNED')
  ) THEN 'returning' ELSE 'new' END`;

/** What is still to be paid for an order with money outstanding. */
export const outstandingCents = sql`
  CASE payments.status WHEN 'expected' THEN payments.amount_cents ELSE payments.due_cents END`;

/** The orders of each view. */
export const viewConditions: Record<OrderView, SQL> = {
  "to-confirm": sql`orders.status = 'PLACED'`,
  // Drivers collect the money on delivery, so it is late only afterwards.
  unpaid: sql`${isOutstanding} AND ${isSold}
    AND (NOT ${isPaidToDriver} OR orders.status = 'DELIVERED')`,
  "to-pack": sql`orders.status = 'CONFIRMED' AND orders.packed_at IS NULL AND ${isPaid}`,
  "to-ship": sql`orders.status = 'CONFIRMED' AND orders.packed_at IS NOT NULL AND ${isPaid}`,
  sent: sql`orders.status IN ('SHIPPED', 'OUT_FOR_DELIVERY')`,
  returns: sql`orders.id IN (SELECT order_id FROM return_requests WHERE state IN ('asked', 'accepted'))`,
};

/** Whether the condition of a view reads the payment of an order. */
export const isPaymentView = (view?: OrderView) =>
  view === "unpaid" || view === "to-pack" || view === "to-ship";
