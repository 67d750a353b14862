import type { OrderStatus, Payment, PaymentStatus } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { CursorPosition } from "../../../core/cursor";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";

export interface PaymentRow {
  id: string;
  orderId: string;
  orderNumber: string;
  customerName: string;
  method: Payment["method"];
  status: PaymentStatus;
  amountCents: string;
  refundedCents: string;
  dueCents: string;
  createdAt: string;
  updatedAt: string;
}

/** SQL expression for the refunded amount. A payment marked as refunded counts in full. */
export const refundedCents = sql`
  CASE payments.status WHEN 'refunded' THEN payments.amount_cents ELSE payments.refunded_cents END`;

const columns = sql`
  payments.id, payments.order_id AS "orderId", orders.number AS "orderNumber",
  orders.first_name || ' ' || orders.last_name AS "customerName", payments.method, payments.status,
  payments.amount_cents AS "amountCents", ${refundedCents} AS "refundedCents",
  payments.due_cents AS "dueCents", payments.created_at AS "createdAt", payments.updated_at AS "updatedAt"`;

export function toPayment({ amountCents, refundedCents: refunded, dueCents, ...row }: PaymentRow): Payment {
  return {
    ...row,
    orderNumber: Number(row.orderNumber),
    amount: fromCents(Number(amountCents)),
    refunded: fromCents(Number(refunded)),
    due: fromCents(Number(dueCents)),
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

/** Payments after a cursor, newest first. */
export function paymentsAfter(
  db: Executor,
  status: PaymentStatus | undefined,
  after: CursorPosition | null,
  limit: number,
): Promise<PaymentRow[]> {
  const hasStatus = status ? sql`payments.status = ${status}` : sql`true`;
  const isAfterCursor = after
    ? sql`(payments.created_at, payments.id) < (${after.key}::timestamptz, ${after.id})`
    : sql`true`;
  return queryRows<PaymentRow>(
    db,
    sql`
    SELECT ${columns} FROM payments JOIN orders ON orders.id = payments.order_id
    WHERE ${hasStatus} AND ${isAfterCursor} ORDER BY payments.created_at DESC, payments.id DESC LIMIT ${limit}`,
  );
}

// An exact count isAfterCursor this would need a full scan.
const MAX_COUNT = 10_000;

export async function countPayments(db: Executor, status: PaymentStatus | undefined): Promise<number> {
  const hasStatus = status ? sql`status = ${status}` : sql`true`;
  const row = await queryFirst<{ total: number }>(
    db,
    sql`
    SELECT count(*)::int AS total FROM (SELECT 1 FROM payments WHERE ${hasStatus} LIMIT ${MAX_COUNT}) AS counted`,
  );
  return row?.total ?? 0;
}

export async function findPayment(db: Executor, id: string): Promise<Payment | null> {
  const row = await queryFirst<PaymentRow>(
    db,
    sql`
    SELECT ${columns} FROM payments JOIN orders ON orders.id = payments.order_id WHERE payments.id = ${id}`,
  );
  return row ? toPayment(row) : null;
}

/** Locks the order of a payment until the transaction ends. */
export async function lockOrderOf(db: Executor, paymentId: string): Promise<{ status: OrderStatus } | null> {
  const row = await queryFirst<{ status: OrderStatus }>(
    db,
    sql`
    SELECT orders.status FROM orders JOIN payments ON payments.order_id = orders.id
    WHERE payments.id = ${paymentId} FOR UPDATE OF orders`,
  );
  return row ?? null;
}

/** Updates the status of a payment if it still has the status `from`. */
export async function updatePaymentStatus(
  db: Executor,
  id: string,
  from: PaymentStatus,
  to: PaymentStatus,
  now: Date,
): Promise<boolean> {
  const updated = await executeUpdate(
    db,
    sql`
    UPDATE payments SET status = ${to}, due_cents = 0,
      -- Back to unpaid: the whole total is due again.
      amount_cents = amount_cents + CASE ${to}::text WHEN 'expected' THEN due_cents ELSE 0 END,
      updated_at = ${now.toISOString()},
      received_at = CASE ${to}::text
        WHEN 'received' THEN coalesce(received_at, ${now.toISOString()}::timestamptz)
        WHEN 'refunded' THEN coalesce(received_at, updated_at) END
    WHERE id = ${id} AND status = ${from}`,
  );
  return updated === 1;
}
