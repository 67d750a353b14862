import type { Category, SettingValues } from "@larkwood/contract";
import { type Delivery, deliveryOptionsFor, type OrderMoney, sumOrder, taxRateFor } from "@larkwood/domain";
import type { OrderLineRow } from "./order-row";

/** The settings that determine the price of an order. */
export type PriceRules = Pick<SettingValues, "shipping" | "tax">;

/** A line with the product category, which determines delivery and tax. */
export interface PricedLine extends OrderLineRow {
  category: Category;
  /** Weight of one item, if known. */
  grams?: number;
}

interface OrderToPrice<Line extends PricedLine, Coupon> {
  lines: readonly Line[];
  coupon: Coupon | null;
  country: string;
  /** The name of the requested delivery option. */
  delivery?: string | undefined;
}

export interface PricedOrder<Line extends PricedLine = PricedLine, Coupon = { code: string }> {
  lines: readonly Line[];
  coupon: Coupon | null;
  money: OrderMoney;
  /** The available delivery options. */
  deliveries: readonly Delivery[];
  /** The chosen option; null if none are configured or available. */
  delivery: Delivery | null;
  isDeliverable: boolean;
}

export const subtotalOf = (lines: readonly OrderLineRow[]) =>
  lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);

/** Calculates delivery, tax and total. Used for both quotes and orders. */
export function priceOrder<Line extends PricedLine, Coupon extends { code: string; discountCents: number }>(
  { shipping, tax }: PriceRules,
  { lines, coupon, country, delivery: requested }: OrderToPrice<Line, Coupon>,
): PricedOrder<Line, Coupon> {
  const discountCents = coupon?.discountCents ?? 0;
  // Null if the shop charges no delivery; empty if it does not deliver there.
  const options = deliveryOptionsFor(shipping, {
    country,
    categories: lines.map(({ category }) => category),
    goodsCents: subtotalOf(lines) - discountCents,
    grams: lines.reduce((sum, { grams = 0, quantity }) => sum + grams * quantity, 0),
  });
  const delivery = options?.find(({ name }) => name === requested) ?? options?.[0] ?? null;
  const money = sumOrder({
    lines: lines.map(({ priceCents, quantity, category }) => ({
      priceCents,
      quantity,
      tax: taxRateFor(tax, country, category),
    })),
    discountCents,
    shipping: { cents: delivery?.cents ?? 0, tax: taxRateFor(tax, country, null) },
    taxIncluded: tax.included,
  });
  return { lines, coupon, money, deliveries: options ?? [], delivery, isDeliverable: options?.length !== 0 };
}
