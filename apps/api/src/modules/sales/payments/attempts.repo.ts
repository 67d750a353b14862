import type { AttemptState, OrderStatus, PaymentMethod, PaymentStatus } from "@larkwood/contract";
import { isCancelledOrReturned, type PaymentSource, sourcesOf } from "@larkwood/domain";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";
import type { AttemptReference, PaymentAttempt } from "./providers/payment-provider";

/** An order with its payment. Both rows stay locked until the transaction ends. */
export interface OrderToPay {
  id: string;
  number: number;
  userId: string | null;
  isGuest: boolean;
  guestLink: Buffer | null;
  email: string;
  status: OrderStatus;
  method: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** The amount due until the order is paid; afterwards the amount received. */
  amountCents: number;
  /** Balance due of a paid order whose total has increased. */
  dueCents: number;
  /** The payments that paid the order, oldest first. */
  sources: PaymentSource[];
  createdAt: Date;
}

type OrderToPayRow = Omit<OrderToPay, "number" | "amountCents" | "dueCents" | "sources" | "createdAt"> & {
  number: string;
  amountCents: string;
  dueCents: string;
  attemptId: string | null;
  parts: PaymentSource[];
  createdAt: string;
};

/** Locks an order and its payment. Every transaction locks them in this sequence, which prevents deadlocks. */
export async function lockOrderToPay(tx: Executor, orderId: string): Promise<OrderToPay | null> {
  const row = await queryFirst<OrderToPayRow>(
    tx,
    sql`
    SELECT orders.id, orders.number, orders.user_id AS "userId", orders.is_guest AS "isGuest", orders.guest_link AS "guestLink",
      orders.email, orders.status,
      orders.created_at AS "createdAt", payments.method, payments.status AS "paymentStatus",
      payments.amount_cents AS "amountCents", payments.due_cents AS "dueCents", payments.attempt_id AS "attemptId",
      payments.parts
    FROM orders JOIN payments ON payments.order_id = orders.id
    WHERE orders.id = ${orderId} FOR UPDATE OF orders, payments`,
  );
  if (!row) return null;
  const { number, dueCents, createdAt, attemptId, parts, ...order } = row;
  const amountCents = Number(row.amountCents);
  return {
    ...order,
    number: Number(number),
    amountCents,
    dueCents: Number(dueCents),
    sources: sourcesOf({ attemptId, amountCents, parts }),
    createdAt: new Date(createdAt),
  };
}

/** The amount payable now: the total, or the balance due. Null if nothing is payable. */
export function amountDueCents(
  order: Pick<OrderToPay, "status" | "paymentStatus" | "amountCents" | "dueCents">,
): number | null {
  if (isCancelledOrReturned(order.status)) return null;
  if (order.paymentStatus === "expected") return order.amountCents;
  return order.paymentStatus === "received" && order.dueCents > 0 ? order.dueCents : null;
}

export interface StoredAttempt extends PaymentAttempt {
  state: AttemptState;
  url: string | null;
  updatedAt: Date;
}

type AttemptRow = Omit<StoredAttempt, "orderNumber" | "amountCents" | "createdAt" | "updatedAt"> & {
  orderNumber: string;
  amountCents: string;
  createdAt: string;
  updatedAt: string;
};

const columns = sql`
  attempt.id, attempt.order_id AS "orderId", orders.number AS "orderNumber", attempt.method, attempt.provider, attempt.state,
  attempt.amount_cents AS "amountCents", attempt.reference, attempt.charge, attempt.url,
  attempt.return_to AS "returnTo", attempt.created_at AS "createdAt", attempt.updated_at AS "updatedAt"`;

async function attemptsWhere(db: Executor, condition: SQL): Promise<StoredAttempt[]> {
  const rows = await queryRows<AttemptRow>(
    db,
    sql`
    SELECT ${columns} FROM payment_attempts AS attempt JOIN orders ON orders.id = attempt.order_id
    WHERE ${condition} ORDER BY attempt.created_at, attempt.id`,
  );
  return rows.map((row) => ({
    ...row,
    orderNumber: Number(row.orderNumber),
    amountCents: Number(row.amountCents),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  }));
}

/** All payment attempts of an order, oldest first. */
export const attemptsOf = (db: Executor, orderId: string) =>
  attemptsWhere(db, sql`attempt.order_id = ${orderId}`);

/** The latest payment attempts of all orders, newest first. */
export async function latestAttempts(db: Executor, limit: number): Promise<StoredAttempt[]> {
  const newest = sql`attempt.id IN (SELECT id FROM payment_attempts ORDER BY id DESC LIMIT ${limit})`;
  return (await attemptsWhere(db, newest)).reverse();
}

export async function findAttempt(db: Executor, id: string): Promise<StoredAttempt | null> {
  return (await attemptsWhere(db, sql`attempt.id = ${id}`))[0] ?? null;
}

/** The attempt that matches any of the given ids of a provider. */
export async function findAttemptByReference(
  db: Executor,
  { method, provider }: Pick<PaymentAttempt, "method" | "provider">,
  { id, reference, charge }: AttemptReference,
): Promise<StoredAttempt | null> {
  const isMatch = sql`(attempt.id = ${id ?? null}::text OR attempt.reference = ${reference ?? null}::text
    OR attempt.charge = ${charge ?? null}::text)`;
  return (
    (
      await attemptsWhere(
        db,
        sql`attempt.method = ${method} AND attempt.provider IS NOT DISTINCT FROM ${provider}::text AND ${isMatch}`,
      )
    )[0] ?? null
  );
}

const isOpen = sql`attempt.state IN ('open', 'authorised')`;

/** The attempts of an order that can still be paid. */
export const openAttempts = (db: Executor, orderId: string) =>
  attemptsWhere(db, sql`attempt.order_id = ${orderId} AND ${isOpen}`);

/** SQL condition: the current `payments` row has an open attempt. */
export const hasOpenAttempt = sql`
  EXISTS (SELECT FROM payment_attempts AS attempt WHERE attempt.order_id = payments.order_id AND ${isOpen})`;

interface NewAttempt {
  id: string;
  order: Pick<OrderToPay, "id" | "method" | "amountCents">;
  provider: string | null;
  returnTo: string;
  now: Date;
}

export async function insertAttempt(
  tx: Executor,
  { id, order, provider, returnTo, now }: NewAttempt,
): Promise<void> {
  const at = now.toISOString();
  await executeUpdate(
    tx,
    sql`
    INSERT INTO payment_attempts (id, order_id, method, provider, state, amount_cents, return_to, created_at, updated_at)
    VALUES (${id}, ${order.id}, ${order.method}, ${provider}, 'open', ${order.amountCents}, ${returnTo}, ${at}, ${at})`,
  );
}

/** Stores the provider's checkout page of an attempt. */
export async function storeCheckoutUrl(
  db: Executor,
  id: string,
  { reference, url }: { reference: string; url: string },
): Promise<void> {
  await executeUpdate(
    db,
    sql`UPDATE payment_attempts SET reference = ${reference}, url = ${url} WHERE id = ${id}`,
  );
}

/** Marks an attempt as refused because the provider did not start it. */
export async function refuseAttempt(db: Executor, id: string, now: Date): Promise<void> {
  await executeUpdate(
    db,
    sql`
    UPDATE payment_attempts SET state = 'refused', updated_at = ${now.toISOString()}
    WHERE id = ${id} AND state = 'open'`,
  );
}

interface AttemptChange {
  state: AttemptState;
  amountCents: number;
  reference: string | null;
  charge: string | null;
  updatedAt: Date;
}

export async function changeAttempt(tx: Executor, id: string, to: AttemptChange): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE payment_attempts SET state = ${to.state}, amount_cents = ${to.amountCents}, reference = ${to.reference},
      charge = ${to.charge}, updated_at = ${to.updatedAt.toISOString()}
    WHERE id = ${id}`,
  );
}
