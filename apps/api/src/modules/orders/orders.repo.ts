import type { OrderQuery } from "@larkwood/contract";
import type postgres from "postgres";
import type { Sql } from "../../db/sql";
import type { Place } from "../../keyset";
import { prefixQuery, wordsOf } from "../../search-terms";
import type { OrderRow, OrderSummaryRow } from "./order-row";

const summaryColumns = (sql: Sql) => sql`
  orders.id, orders.number, orders.user_id AS "userId", orders.status, orders.first_name AS "firstName",
  orders.last_name AS "lastName", orders.country, orders.address, orders.item_count AS "itemCount",
  orders.total_cents AS "totalCents", orders.payment_method AS "paymentMethod",
  payments.status AS "paymentStatus", orders.created_at AS "createdAt"`;

const lineObject = (sql: Sql) => sql`
  json_build_object('productId', line.product_id, 'name', line.name, 'imageUrl', line.image_url,
    'priceCents', line.price_cents, 'quantity', line.quantity)`;

/** A whole order with its lines and events in one statement. */
export async function findOrder(sql: Sql, id: string): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`
    SELECT ${summaryColumns(sql)}, orders.email, orders.phone_number AS "phoneNumber", orders.notes,
      orders.subtotal_cents AS "subtotalCents", orders.discount_cents AS "discountCents",
      orders.coupon_code AS "couponCode",
      (SELECT json_agg(${lineObject(sql)} ORDER BY position) FROM order_lines AS line WHERE order_id = orders.id) AS lines,
      (SELECT json_agg(json_build_object('status', status, 'at', at, 'actorName', actor_name, 'note', note) ORDER BY id)
        FROM order_events WHERE order_id = orders.id) AS events
    FROM orders JOIN payments ON payments.order_id = orders.id
    WHERE orders.id = ${id}`;
  return row ?? null;
}

/** The owner and status of an order, held until the transaction ends. */
export async function lockOrder(sql: Sql, id: string) {
  const [row] = await sql<{ userId: string | null; status: OrderRow["status"] }[]>`
    SELECT user_id AS "userId", status FROM orders WHERE id = ${id} FOR UPDATE`;
  return row ?? null;
}

export type OrderFilter = Pick<OrderQuery, "search" | "status" | "customerId">;

function conditions(sql: Sql, { search, status, customerId }: OrderFilter): postgres.Fragment {
  const parts = [sql`true`];
  if (status) parts.push(sql`orders.status = ${status}`);
  if (customerId) parts.push(sql`orders.user_id = ${customerId}`);
  if (search) parts.push(matches(sql, search));
  return parts.reduce((all, one) => sql`${all} AND ${one}`);
}

/** Orders newest first, from a place on. */
export function listOrders(
  sql: Sql,
  filter: OrderFilter,
  after: Place | null,
  limit: number,
): Promise<OrderSummaryRow[]> {
  const beyond = after
    ? sql`(orders.created_at, orders.id) < (${after.key}::timestamptz, ${after.id})`
    : sql`true`;
  return sql<OrderSummaryRow[]>`
    SELECT ${summaryColumns(sql)},
      (SELECT ${lineObject(sql)} FROM order_lines AS line WHERE order_id = orders.id ORDER BY position LIMIT 1) AS "firstLine"
    FROM orders JOIN payments ON payments.order_id = orders.id
    WHERE ${conditions(sql, filter)} AND ${beyond}
    ORDER BY orders.created_at DESC, orders.id DESC LIMIT ${limit}`;
}

// Beyond this the exact number helps nobody and costs a scan.
const COUNTED_UP_TO = 10_000;

export async function countOrders(sql: Sql, filter: OrderFilter): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    SELECT count(*)::int AS total
    FROM (SELECT 1 FROM orders WHERE ${conditions(sql, filter)} LIMIT ${COUNTED_UP_TO}) AS counted`;
  return row?.total ?? 0;
}

/** By number, id, or the beginning of a name or address. */
function matches(sql: Sql, search: string): postgres.Fragment {
  const number = /^#?(\d{1,15})$/.exec(search)?.[1];
  if (number) return sql`orders.number = ${number}`;
  if (/^[0-9a-f]{24}$/.test(search)) return sql`orders.id = ${search}`;
  const words = wordsOf(search);
  if (words.length === 0) return sql`false`;
  return sql`orders.words @@ to_tsquery('simple', search_fold(${prefixQuery(words)}))`;
}
