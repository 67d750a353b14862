import type { OrderContact, PaymentMethod, PlaceOrderBody } from "@larkwood/contract";
import type { AppliedPromotion, OrderMoney, PromotionOutcome } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { newGuestLink } from "../../../core/guest-link";
import { ADVISORY_LOCKS } from "../../../db/advisory-locks";
import { type Executor, queryFirst } from "../../../db/executor";
import type { OrderLineRow, OrderRow } from "./order-row";
import type { TakenLine } from "./stock-lines";

/** A line with the stock that it took. A sample is no product and takes none. */
export type NewOrderLine = TakenLine | (OrderLineRow & { productId: null; quantityAfter: null });

export interface NewOrder {
  id: string;
  customer: { userId: string } | { email: string };
  /** Who places it: the customer, or staff on their behalf. A guest has no id. */
  actor: { userId: string | null; userName: string };
  contact: OrderContact & Pick<PlaceOrderBody, "notes" | "giftNote">;
  lines: readonly (NewOrderLine & { discountCents?: number | undefined })[];
  money: OrderMoney;
  delivery: OrderRow["delivery"];
  /** Null for an order that gets none, such as one of samples. */
  promotions: PromotionOutcome | null;
  paymentId: string;
  paymentMethod: PaymentMethod;
  now: Date;
}

/** Values that the database provides when an order is inserted. */
interface InsertedOrder {
  number: number;
  email: string;
  updatedAt: string;
  /** The link to the order of a guest. */
  guestLink: Buffer | null;
  /** Whether the customer has verified the email address. */
  isVerified: boolean;
}

/**
 * Inserts an order with its lines, stock moves, first event and expected payment in one statement.
 * Also takes a shared lock on the currency until the transaction ends.
 */
export async function insertOrder(db: Executor, order: NewOrder): Promise<InsertedOrder> {
  const { contact, customer, lines, money, promotions } = order;
  const { code, label, lineCents } = describePromotions(promotions);
  const [userId, guestLink] = "userId" in customer ? [customer.userId, null] : [null, newGuestLink()];
  const buyer =
    "userId" in customer
      ? sql`(SELECT id, email FROM users WHERE id = ${userId})`
      : sql`(SELECT NULL::text AS id, ${customer.email}::text AS email)`;
  const now = order.now.toISOString();
  const inserted = await queryFirst<Omit<InsertedOrder, "number"> & { number: string }>(
    db,
    sql`
    WITH placed AS (
      INSERT INTO orders (id, user_id, status, first_name, last_name, email, country, address, address_line2, post_code, city,
        phone_number, notes, gift_note,
        item_count, subtotal_cents, discount_cents, line_discount_cents, shipping_cents, tax_cents, tax_included, taxes, delivery, total_cents,
        coupon_code, promotions, payment_method, is_guest, guest_link, created_at)
      SELECT ${order.id}, id, 'PLACED', ${contact.firstName}, ${contact.lastName}, email, ${contact.country},
        ${contact.address}, ${contact.addressLine2}, ${contact.postCode}, ${contact.city}, ${contact.phoneNumber}, ${contact.notes ?? ""}, ${contact.giftNote ?? ""},
        ${lines.reduce((sum, line) => sum + line.quantity, 0)}, ${money.subtotalCents},
        ${money.discountCents}, ${lineCents}, ${money.shippingCents}, ${money.taxCents}, ${money.taxIncluded},
        ${JSON.stringify(money.taxes)}::jsonb, ${order.delivery && JSON.stringify(order.delivery)}::jsonb,
        ${money.totalCents}, ${code}, ${label}, ${order.paymentMethod},
        ${userId === null}::boolean, ${guestLink}::bytea, ${now}::timestamptz
      FROM ${buyer} AS buyer, (SELECT pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.currency})) AS held
      RETURNING id, number, email, updated_at, guest_link
    ), lines AS (
      INSERT INTO order_lines (order_id, position, product_id, variant_id, variant, sku, name, image_url, price_cents,
        list_price_cents, quantity, discount_cents)
      SELECT placed.id, position, product_id, variant_id, variant, sku, name, image_url, price_cents, list_price_cents, quantity,
        discount_cents
      FROM placed, unnest(
        ${sql.param(lines.map((line) => line.productId))}::text[],
        ${sql.param(lines.map((line) => line.variantId ?? null))}::text[],
        ${sql.param(lines.map((line) => line.variant ?? ""))}::text[], ${sql.param(lines.map((line) => line.sku))}::text[],
        ${sql.param(lines.map((line) => line.name))}::text[],
        ${sql.param(lines.map((line) => line.imageUrl))}::text[], ${sql.param(lines.map((line) => line.priceCents))}::int[],
        ${sql.param(lines.map((line) => line.listPriceCents ?? null))}::int[],
        ${sql.param(lines.map((line) => line.quantity))}::int[],
        ${sql.param(lines.map((line) => line.discountCents ?? 0))}::bigint[]
      ) WITH ORDINALITY AS line(product_id, variant_id, variant, sku, name, image_url, price_cents, list_price_cents, quantity,
        discount_cents, position)
    ), moves AS (
      INSERT INTO stock_moves (product_id, variant_id, kind, change, quantity_after, order_id, actor_id, at)
      SELECT product_id, variant_id, 'sale', -quantity, quantity_after, placed.id, ${order.actor.userId}, ${now}::timestamptz
      FROM placed, unnest(
        ${sql.param(lines.map((line) => line.productId))}::text[],
        ${sql.param(lines.map((line) => line.variantId ?? null))}::text[],
        ${sql.param(lines.map((line) => line.quantity))}::int[], ${sql.param(lines.map((line) => line.quantityAfter))}::int[]
      ) AS move(product_id, variant_id, quantity, quantity_after) WHERE product_id IS NOT NULL
    ), event AS (
      INSERT INTO order_events (order_id, status, at, actor_id, actor_name)
      SELECT id, 'PLACED', ${now}::timestamptz, ${order.actor.userId}, ${order.actor.userName} FROM placed
    ), payment AS (
      INSERT INTO payments (id, order_id, method, status, amount_cents, created_at, updated_at)
      SELECT ${order.paymentId}, id, ${order.paymentMethod}, 'expected', ${money.totalCents}::bigint, ${now}::timestamptz,
        ${now}::timestamptz FROM placed
    )
    SELECT number, email, updated_at AS "updatedAt", guest_link AS "guestLink", EXISTS (
      SELECT FROM email_verifications WHERE user_id = ${userId} AND verified_at IS NOT NULL
    ) AS "isVerified" FROM placed`,
  );
  // The customer was deleted since the request began.
  if (!inserted) throw new AppError("not_found");
  return { ...inserted, number: Number(inserted.number) };
}

// An index has the label, and rows of an index are short.
const MAX_LABEL = 200;
const labelOf = (applied: readonly AppliedPromotion[]) =>
  applied.map(({ code, name }) => code ?? name).join(" + ");

/** The code that was used, and codes and names of all promotions for reports and lists. */
function describePromotions(promotions: PromotionOutcome | null) {
  const { applied = [], lineCents = [] } = promotions ?? {};
  return {
    code: applied.find(({ code }) => code !== null)?.code ?? null,
    label: applied.length > 0 ? [...labelOf(applied)].slice(0, MAX_LABEL).join("") : null,
    lineCents: lineCents.reduce((sum, cents) => sum + cents, 0),
  };
}

/** The inserted order as `findOrder` would return it. */
export function toOrderRow(
  order: NewOrder,
  { number, email, updatedAt, guestLink }: InsertedOrder,
): OrderRow {
  const { id, customer, contact, lines, money, delivery, paymentMethod, now } = order;
  const at = now.toISOString();
  return {
    id,
    number: String(number),
    userId: "userId" in customer ? customer.userId : null,
    isGuest: !("userId" in customer),
    guestLink,
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
    giftNote: contact.giftNote ?? "",
    itemCount: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents: String(money.subtotalCents),
    discountCents: String(money.discountCents),
    shippingCents: String(money.shippingCents),
    taxCents: String(money.taxCents),
    taxIncluded: money.taxIncluded,
    taxes: money.taxes,
    delivery,
    totalCents: String(money.totalCents),
    couponCode: describePromotions(order.promotions).code,
    promotions: (order.promotions?.applied ?? []).map(({ name, code, cents, deliveryCents }) => ({
      name,
      code,
      cents,
      deliveryCents,
    })),
    manualDiscount: null,
    paymentMethod,
    paymentStatus: "expected",
    refundedCents: "0",
    dueCents: "0",
    isPacked: false,
    paymentId: order.paymentId,
    version: 1,
    parcels: [],
    documents: [],
    returns: [],
    createdAt: at,
    updatedAt,
    lines: [...lines],
    events: [{ status: "PLACED", at, actorName: order.actor.userName, note: "" }],
  };
}
