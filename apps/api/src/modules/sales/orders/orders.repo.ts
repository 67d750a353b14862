import type { OrderQuery } from "@larkwood/contract";
import { OPEN_STATUSES } from "@larkwood/domain";
import { type SQL, sql } from "drizzle-orm";
import type { CursorPosition } from "../../../core/cursor";
import { prefixQuery, splitWords } from "../../../core/search-terms";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { refundedCents } from "../payments";
import type { OrderRow, OrderSummaryRow } from "./order-row";

const summaryColumns = sql`
  orders.id, orders.number, orders.user_id AS "userId", orders.status, orders.first_name AS "firstName",
  orders.last_name AS "lastName", orders.country, orders.address, orders.address_line2 AS "addressLine2",
  orders.post_code AS "postCode", orders.city, orders.item_count AS "itemCount",
  orders.total_cents AS "totalCents", orders.payment_method AS "paymentMethod",
  payments.status AS "paymentStatus", ${refundedCents} AS "refundedCents", payments.due_cents AS "dueCents",
  orders.created_at AS "createdAt"`;

const lineObject = sql`
  json_build_object('productId', line.product_id, 'variantId', line.variant_id, 'variant', line.variant, 'name', line.name, 'imageUrl', line.image_url,
    'priceCents', line.price_cents, 'quantity', line.quantity)`;

/** SELECT of orders with all details. */
const selectOrders = sql`
    SELECT ${summaryColumns}, payments.id AS "paymentId", orders.email, orders.phone_number AS "phoneNumber", orders.notes,
      orders.subtotal_cents AS "subtotalCents", orders.discount_cents AS "discountCents",
      orders.shipping_cents AS "shippingCents", orders.tax_cents AS "taxCents", orders.tax_included AS "taxIncluded",
      orders.taxes, orders.delivery, orders.version, orders.parcels,
      orders.coupon_code AS "couponCode",
      (SELECT json_agg(${lineObject} ORDER BY position) FROM order_lines AS line WHERE order_id = orders.id) AS lines,
      coalesce((SELECT json_agg(json_build_object('id', id, 'state', state, 'lines', lines, 'reason', reason,
        'answer', answer, 'createdAt', created_at, 'updatedAt', updated_at) ORDER BY created_at, id)
        FROM return_requests WHERE order_id = orders.id), '[]') AS returns,
      coalesce((SELECT json_agg(json_build_object('id', id, 'kind', kind, 'number', number, 'createdAt', created_at)
        ORDER BY created_at, kind DESC, number) FROM documents WHERE order_id = orders.id), '[]') AS documents,
      (SELECT json_agg(json_build_object('status', status, 'at', at, 'actorName', actor_name, 'note', note) ORDER BY id)
        FROM order_events WHERE order_id = orders.id) AS events
    FROM orders JOIN payments ON payments.order_id = orders.id`;

export async function findOrder(db: Executor, id: string): Promise<OrderRow | null> {
  return (await queryFirst<OrderRow>(db, sql`${selectOrders} WHERE orders.id = ${id}`)) ?? null;
}

/** The customer of an order; `userId` is null if the account was deleted. */
export async function findOrderOwner(db: Executor, id: string) {
  const row = await queryFirst<{ userId: string | null }>(
    db,
    sql`SELECT user_id AS "userId" FROM orders WHERE id = ${id}`,
  );
  return row ?? null;
}

/** Every order of a customer, newest first. */
export function ordersOf(db: Executor, userId: string): Promise<OrderRow[]> {
  return queryRows<OrderRow>(
    db,
    sql`${selectOrders} WHERE orders.user_id = ${userId} ORDER BY orders.created_at DESC, orders.id DESC`,
  );
}

/** Locks an order and its payment until the transaction ends. */
export async function lockOrder(db: Executor, id: string) {
  const row = await queryFirst<
    Pick<OrderRow, "userId" | "number" | "email" | "status" | "version" | "parcels"> &
      Pick<OrderRow, "paymentMethod" | "paymentStatus" | "dueCents">
  >(
    db,
    sql`
    SELECT user_id AS "userId", orders.number, orders.email, orders.status, orders.version, orders.parcels,
      payments.method AS "paymentMethod", payments.status AS "paymentStatus", payments.due_cents AS "dueCents"
    FROM orders JOIN payments ON payments.order_id = orders.id
    WHERE orders.id = ${id} FOR UPDATE OF orders, payments`,
  );
  return row ?? null;
}

export type OrderFilter = Pick<OrderQuery, "search" | "status" | "customerId" | "open">;

function conditions({ search, status, customerId, open }: OrderFilter): SQL {
  const parts = [sql`true`];
  if (status) parts.push(sql`orders.status = ${status}`);
  if (open) parts.push(sql`orders.status = ANY(${sql.param([...OPEN_STATUSES])}::text[])`);
  if (customerId) parts.push(sql`orders.user_id = ${customerId}`);
  if (search) parts.push(matches(search));
  return parts.reduce((all, one) => sql`${all} AND ${one}`);
}

/** Orders after a cursor, newest first. */
export function ordersAfter(
  db: Executor,
  filter: OrderFilter,
  after: CursorPosition | null,
  limit: number,
): Promise<OrderSummaryRow[]> {
  const isAfterCursor = after
    ? sql`(orders.created_at, orders.id) < (${after.key}::timestamptz, ${after.id})`
    : sql`true`;
  return queryRows<OrderSummaryRow>(
    db,
    sql`
    SELECT ${summaryColumns},
      (SELECT ${lineObject} FROM order_lines AS line WHERE order_id = orders.id ORDER BY position LIMIT 1) AS "firstLine"
    FROM orders JOIN payments ON payments.order_id = orders.id
    WHERE ${conditions(filter)} AND ${isAfterCursor}
    ORDER BY orders.created_at DESC, orders.id DESC LIMIT ${limit}`,
  );
}

// An exact count beyond this would need a full scan.
const MAX_COUNT = 10_000;

export async function countOrders(db: Executor, filter: OrderFilter): Promise<number> {
  const row = await queryFirst<{ total: number }>(
    db,
    sql`
    SELECT count(*)::int AS total
    FROM (SELECT 1 FROM orders WHERE ${conditions(filter)} LIMIT ${MAX_COUNT}) AS counted`,
  );
  return row?.total ?? 0;
}

/** Matches an exact number, id or email address, or prefixes of words in name and address. */
function matches(search: string): SQL {
  const number = /^#?(\d{1,15})$/.exec(search)?.[1];
  if (number) return sql`orders.number = ${number}`;
  if (/^[0-9a-f]{24}$/.test(search)) return sql`orders.id = ${search}`;
  const words = splitWords(search);
  if (words.length === 0) return sql`false`;
  // The word index narrows the search; if an exact email address matches, only its orders remain.
  if (search.includes("@"))
    return sql`(${matchesPrefixes(words)} AND ${matchesEmailOrPrefix(search, words)})`;
  return matchesPrefixes(words);
}

const matchesPrefixes = (words: string[]) => sql`orders.words @@ ${prefixQuery(words)}`;

function matchesEmailOrPrefix(search: string, words: string[]): SQL {
  const email = search.toLowerCase();
  return sql`(lower(orders.email) = ${email} OR NOT EXISTS (
    SELECT FROM orders WHERE ${matchesPrefixes(words)} AND lower(orders.email) = ${email}))`;
}
