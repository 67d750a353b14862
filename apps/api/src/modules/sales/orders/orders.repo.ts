import { MAX_COUNTED_ORDERS } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { CursorPosition } from "../../../core/cursor";
import { countUpTo, type Executor, queryFirst, queryRows } from "../../../db/executor";
import { refundedCents } from "../payments";
import { type OrderFilter, selectOrders } from "./order-filter";
import type { OrderRow, OrderSummaryRow } from "./order-row";

const summaryColumns = sql`
  orders.id, orders.number, orders.user_id AS "userId", orders.is_guest AS "isGuest", orders.status, orders.first_name AS "firstName",
  orders.last_name AS "lastName", orders.country, orders.address, orders.address_line2 AS "addressLine2",
  orders.post_code AS "postCode", orders.city, orders.item_count AS "itemCount",
  orders.total_cents AS "totalCents", orders.payment_method AS "paymentMethod",
  payments.status AS "paymentStatus", ${refundedCents} AS "refundedCents", payments.due_cents AS "dueCents",
  orders.packed_at IS NOT NULL AS "isPacked", orders.created_at AS "createdAt",
  orders.updated_at AS "updatedAt"`;

const lineObject = sql`
  json_build_object('productId', line.product_id,
    'isPublished', (SELECT published FROM products WHERE products.id = line.product_id),
    'isReviewed', EXISTS (SELECT FROM reviews WHERE reviews.order_id = line.order_id AND reviews.product_id = line.product_id),
    'variantId', line.variant_id, 'variant', line.variant, 'sku', line.sku, 'name', line.name, 'imageUrl', line.image_url,
    'priceCents', line.price_cents, 'listPriceCents', line.list_price_cents, 'quantity', line.quantity, 'discountCents', line.discount_cents)`;

/** SELECT of orders with all details. */
const selectDetails = sql`
    SELECT ${summaryColumns}, payments.id AS "paymentId", orders.guest_link AS "guestLink", orders.email, orders.phone_number AS "phoneNumber", orders.notes, orders.gift_note AS "giftNote",
      orders.subtotal_cents AS "subtotalCents", orders.discount_cents AS "discountCents",
      orders.shipping_cents AS "shippingCents", orders.tax_cents AS "taxCents", orders.tax_included AS "taxIncluded",
      orders.taxes, orders.delivery, orders.version, orders.parcels,
      orders.coupon_code AS "couponCode", orders.manual_discount AS "manualDiscount",
      coalesce((SELECT json_agg(json_build_object('name', name, 'code', code, 'cents', cents, 'deliveryCents', delivery_cents)
        ORDER BY position) FROM order_promotions WHERE order_id = orders.id), '[]') AS promotions,
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
  return (await queryFirst<OrderRow>(db, sql`${selectDetails} WHERE orders.id = ${id}`)) ?? null;
}

/** The customer of an order; `userId` is null if the account was deleted. */
export async function findOrderOwner(db: Executor, id: string) {
  const row = await queryFirst<{ userId: string | null }>(
    db,
    sql`SELECT user_id AS "userId" FROM orders WHERE id = ${id}`,
  );
  return row ?? null;
}

/** Every order of a customer, newest first, and those that were placed as a guest with the confirmed address. */
export function ordersOf(db: Executor, userId: string): Promise<OrderRow[]> {
  return queryRows<OrderRow>(
    db,
    sql`${selectDetails} WHERE orders.user_id = ${userId} OR orders.id IN (
      SELECT placed.id FROM users JOIN email_verifications ON user_id = users.id AND verified_at IS NOT NULL
      JOIN orders AS placed ON is_guest AND mailbox_of(placed.email) = mailbox_of(users.email)
        AND lower(placed.email) = lower(users.email)
      WHERE users.id = ${userId})
    ORDER BY orders.created_at DESC, orders.id DESC`,
  );
}

/** Locks an order and its payment until the transaction ends. */
export async function lockOrder(db: Executor, id: string) {
  const row = await queryFirst<
    Pick<
      OrderRow,
      "id" | "userId" | "isGuest" | "guestLink" | "number" | "email" | "status" | "version" | "parcels"
    > &
      Pick<OrderRow, "paymentMethod" | "paymentStatus" | "dueCents">
  >(
    db,
    sql`
    SELECT orders.id, user_id AS "userId", is_guest AS "isGuest", guest_link AS "guestLink", orders.number, orders.email, orders.status, orders.version, orders.parcels,
      payments.method AS "paymentMethod", payments.status AS "paymentStatus", payments.due_cents AS "dueCents"
    FROM orders JOIN payments ON payments.order_id = orders.id
    WHERE orders.id = ${id} FOR UPDATE OF orders, payments`,
  );
  return row ?? null;
}

/** Orders after a cursor, in the order of the filter. */
export async function ordersAfter(
  db: Executor,
  filter: OrderFilter,
  after: CursorPosition | null,
  limit: number,
): Promise<OrderSummaryRow[]> {
  const { from, where, sort, direction } = await selectOrders(db, filter, after);
  return queryRows<OrderSummaryRow>(
    db,
    sql`
    SELECT ${summaryColumns}, ${sort.id} AS "cursorId",
      (SELECT ${lineObject} FROM order_lines AS line WHERE order_id = orders.id ORDER BY position LIMIT 1) AS "firstLine"
    FROM ${from} WHERE ${where}
    ORDER BY ${sort.at} ${direction}, ${sort.id} ${direction} LIMIT ${limit}`,
  );
}

/** Counts up to `MAX_COUNTED_ORDERS`; an exact count of more would need a full scan. */
export async function countOrders(db: Executor, filter: OrderFilter): Promise<number> {
  const { countedFrom, where } = await selectOrders(db, filter);
  return countUpTo(db, MAX_COUNTED_ORDERS, sql`${countedFrom} WHERE ${where}`);
}
