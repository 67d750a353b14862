import type { OrderContact, PaymentMethod, PlaceOrderBody } from "@larkwood/contract";
import type { Delivery, OrderMoney } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { ADVISORY_LOCKS } from "../../../db/advisory-locks";
import { type Executor, queryFirst } from "../../../db/executor";
import type { OrderRow } from "./order-row";
import type { TakenLine } from "./stock-lines";

export interface NewOrder {
  id: string;
  userId: string;
  /** Who places it: the customer, or staff on their behalf. */
  actor: { userId: string; userName: string };
  contact: OrderContact & Pick<PlaceOrderBody, "notes">;
  lines: readonly TakenLine[];
  money: OrderMoney;
  delivery: Delivery | null;
  coupon: { id: string; code: string } | null;
  paymentId: string;
  paymentMethod: PaymentMethod;
  now: Date;
}

/** Values that the database provides when an order is inserted. */
interface InsertedOrder {
  number: number;
  email: string;
  /** Whether the customer has verified the email address. */
  isVerified: boolean;
}

/**
 * Inserts an order with its lines, stock moves, first event and expected payment in one statement.
 * Also takes a shared lock on the currency until the transaction ends.
 */
export async function insertOrder(db: Executor, order: NewOrder): Promise<InsertedOrder> {
  const { contact, lines, money } = order;
  const now = order.now.toISOString();
  const inserted = await queryFirst<{ number: string; email: string; isVerified: boolean }>(
    db,
    sql`
    WITH placed AS (
      INSERT INTO orders (id, user_id, status, first_name, last_name, email, country, address, address_line2, post_code, city,
        phone_number, notes,
        item_count, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included, taxes, delivery, total_cents,
        coupon_id, coupon_code, payment_method, created_at)
      SELECT ${order.id}, id, 'PLACED', ${contact.firstName}, ${contact.lastName}, email, ${contact.country},
        ${contact.address}, ${contact.addressLine2}, ${contact.postCode}, ${contact.city}, ${contact.phoneNumber}, ${contact.notes ?? ""},
        ${lines.reduce((sum, line) => sum + line.quantity, 0)}, ${money.subtotalCents},
        ${money.discountCents}, ${money.shippingCents}, ${money.taxCents}, ${money.taxIncluded},
        ${JSON.stringify(money.taxes)}::jsonb, ${order.delivery && JSON.stringify(order.delivery)}::jsonb,
        ${money.totalCents}, ${order.coupon?.id ?? null}, ${order.coupon?.code ?? null}, ${order.paymentMethod}, ${now}::timestamptz
      FROM users, (SELECT pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.currency})) AS held WHERE id = ${order.userId}
      RETURNING id, number, email
    ), lines AS (
      INSERT INTO order_lines (order_id, position, product_id, variant_id, variant, name, image_url, price_cents, quantity)
      SELECT placed.id, position, product_id, variant_id, variant, name, image_url, price_cents, quantity
      FROM placed, unnest(
        ${sql.param(lines.map((line) => line.productId))}::text[],
        ${sql.param(lines.map((line) => line.variantId ?? null))}::text[],
        ${sql.param(lines.map((line) => line.variant ?? ""))}::text[], ${sql.param(lines.map((line) => line.name))}::text[],
        ${sql.param(lines.map((line) => line.imageUrl))}::text[], ${sql.param(lines.map((line) => line.priceCents))}::int[],
        ${sql.param(lines.map((line) => line.quantity))}::int[]
      ) WITH ORDINALITY AS line(product_id, variant_id, variant, name, image_url, price_cents, quantity, position)
    ), moves AS (
      INSERT INTO stock_moves (product_id, variant_id, kind, change, quantity_after, order_id, actor_id, at)
      SELECT product_id, variant_id, 'sale', -quantity, quantity_after, placed.id, ${order.actor.userId}, ${now}::timestamptz
      FROM placed, unnest(
        ${sql.param(lines.map((line) => line.productId))}::text[],
        ${sql.param(lines.map((line) => line.variantId ?? null))}::text[],
        ${sql.param(lines.map((line) => line.quantity))}::int[], ${sql.param(lines.map((line) => line.quantityAfter))}::int[]
      ) AS move(product_id, variant_id, quantity, quantity_after)
    ), event AS (
      INSERT INTO order_events (order_id, status, at, actor_id, actor_name)
      SELECT id, 'PLACED', ${now}::timestamptz, ${order.actor.userId}, ${order.actor.userName} FROM placed
    ), payment AS (
      INSERT INTO payments (id, order_id, method, status, amount_cents, created_at, updated_at)
      SELECT ${order.paymentId}, id, ${order.paymentMethod}, 'expected', ${money.totalCents}::bigint, ${now}::timestamptz,
        ${now}::timestamptz FROM placed
    )
    SELECT number, email, EXISTS (
      SELECT FROM email_verifications WHERE user_id = ${order.userId} AND verified_at IS NOT NULL
    ) AS "isVerified" FROM placed`,
  );
  // The customer was deleted since the request began.
  if (!inserted) throw new AppError("not_found");
  return { ...inserted, number: Number(inserted.number) };
}

/** The inserted order as `findOrder` would return it. */
export function toOrderRow(order: NewOrder, { number, email }: InsertedOrder): OrderRow {
  const { id, userId, contact, lines, money, delivery, paymentMethod, now } = order;
  const at = now.toISOString();
  return {
    id,
    number: String(number),
    userId,
    status: "PLACED",
    firstName: contact.firstName,
    lastName: contact.lastName,
    email,
    country: contact.country,
    address: contact.address,
    addressLine2: contact.addressLine2,
    postCode: contact.postCode,
    city: contact.city,
    phoneNumber: contact.phoneNumber,
    notes: contact.notes ?? "",
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents: String(money.subtotalCents),
    discountCents: String(money.discountCents),
    shippingCents: String(money.shippingCents),
    taxCents: String(money.taxCents),
    taxIncluded: money.taxIncluded,
    taxes: money.taxes,
    delivery,
    totalCents: String(money.totalCents),
    couponCode: order.coupon?.code ?? null,
    paymentMethod,
    paymentStatus: "expected",
    refundedCents: "0",
    dueCents: "0",
    paymentId: order.paymentId,
    version: 1,
    parcels: [],
    documents: [],
    returns: [],
    createdAt: at,
    lines: [...lines],
    events: [{ status: "PLACED", at, actorName: order.actor.userName, note: "" }],
  };
}
