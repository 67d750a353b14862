import type { OrderChange } from "@larkwood/contract";
import type { Delivery, ManualDiscount, OrderMoney, PromotionOutcome } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryRows } from "../../../db/executor";
import { writeOrderPromotions } from "./order-promotions.repo";
import type { OrderLineRow } from "./order-row";
import type { PricedLine } from "./priced-line";
import { grams, type TakenLine } from "./stock-lines";

export async function writeContact(
  tx: Executor,
  orderId: string,
  contact: NonNullable<OrderChange["contact"]>,
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE orders SET first_name = ${contact.firstName}, last_name = ${contact.lastName}, country = ${contact.country},
      address = ${contact.address}, address_line2 = ${contact.addressLine2}, post_code = ${contact.postCode},
      city = ${contact.city}, phone_number = ${contact.phoneNumber}
    WHERE id = ${orderId}`,
  );
}

/** Adds category and weight to each line; null if a product was deleted. */
export async function withCategories(
  tx: Executor,
  lines: readonly OrderLineRow[],
): Promise<PricedLine[] | null> {
  const ids = lines.map(({ productId }) => productId);
  const rows = await queryRows<Pick<PricedLine, "category" | "grams"> & { id: string }>(
    tx,
    sql`SELECT id, category, ${grams} AS grams FROM products WHERE id = ANY(${sql.param(ids)}::text[])`,
  );
  const products = new Map(rows.map(({ id, ...product }) => [id, product]));
  const priced = lines.flatMap((line) => {
    const product = line.productId ? products.get(line.productId) : undefined;
    return product ? [{ ...line, ...product }] : [];
  });
  return priced.length === lines.length ? priced : null;
}

interface NewTotals {
  lines: readonly OrderLineRow[];
  money: OrderMoney;
  delivery: Delivery | null;
  manualDiscount: ManualDiscount | null;
  promotions: PromotionOutcome;
  /** A packed parcel has the old items. */
  hasNewItems: boolean;
}

/** Replaces the lines and totals of an order. */
export async function writeLines(
  tx: Executor,
  orderId: string,
  { lines, money, delivery, manualDiscount, promotions, hasNewItems }: NewTotals,
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    UPDATE orders SET item_count = ${lines.reduce((sum, { quantity }) => sum + quantity, 0)},
      subtotal_cents = ${money.subtotalCents}, discount_cents = ${money.discountCents},
      line_discount_cents = ${promotions.lineCents.reduce((sum, cents) => sum + cents, 0)},
      shipping_cents = ${money.shippingCents}, tax_cents = ${money.taxCents}, tax_included = ${money.taxIncluded},
      taxes = ${JSON.stringify(money.taxes)}::jsonb, delivery = ${delivery && JSON.stringify(delivery)}::jsonb,
      total_cents = ${money.totalCents}, manual_discount = ${manualDiscount && JSON.stringify(manualDiscount)}::jsonb,
      packed_at = CASE WHEN ${hasNewItems} THEN NULL ELSE packed_at END
    WHERE id = ${orderId}`,
  );
  if (promotions.applied.length + promotions.refused.length > 0)
    await writeOrderPromotions(tx, orderId, promotions.applied);
  await executeUpdate(tx, sql`DELETE FROM order_lines WHERE order_id = ${orderId}`);
  await executeUpdate(
    tx,
    sql`
    INSERT INTO order_lines (order_id, position, product_id, variant_id, variant, sku, name, image_url, price_cents,
      list_price_cents, quantity, discount_cents)
    SELECT ${orderId}, position, product_id, variant_id, variant, sku, name, image_url, price_cents, list_price_cents, quantity,
      discount_cents
    FROM unnest(
      ${sql.param(lines.map((line) => line.productId))}::text[],
      ${sql.param(lines.map((line) => line.variantId ?? null))}::text[],
      ${sql.param(lines.map((line) => line.variant ?? ""))}::text[], ${sql.param(lines.map((line) => line.sku ?? null))}::text[],
      ${sql.param(lines.map((line) => line.name))}::text[],
      ${sql.param(lines.map((line) => line.imageUrl))}::text[], ${sql.param(lines.map((line) => line.priceCents))}::int[],
      ${sql.param(lines.map((line) => line.listPriceCents ?? null))}::int[],
      ${sql.param(lines.map((line) => line.quantity))}::int[], ${sql.param(lines.map((line) => line.discountCents ?? 0))}::bigint[]
    ) WITH ORDINALITY AS line(product_id, variant_id, variant, sku, name, image_url, price_cents, list_price_cents, quantity,
      discount_cents, position)`,
  );
}

/** Adds stock moves for items that were added to an order. */
export async function insertSaleMoves(
  tx: Executor,
  {
    orderId,
    taken,
    actorId,
    now,
  }: { orderId: string; taken: readonly TakenLine[]; actorId: string; now: Date },
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    INSERT INTO stock_moves (product_id, variant_id, kind, change, quantity_after, order_id, actor_id, at)
    SELECT product_id, variant_id, 'sale', -quantity, quantity_after, ${orderId}, ${actorId}, ${now.toISOString()}::timestamptz
    FROM unnest(
      ${sql.param(taken.map((line) => line.productId))}::text[],
      ${sql.param(taken.map((line) => line.variantId ?? null))}::text[],
      ${sql.param(taken.map((line) => line.quantity))}::int[], ${sql.param(taken.map((line) => line.quantityAfter))}::int[]
    ) AS move(product_id, variant_id, quantity, quantity_after)`,
  );
}
