import type { Category, SettingValues } from "@larkwood/contract";
import { type Delivery, deliveryOptionsFor, type OrderMoney, sumOrder, taxRateFor } from "@larkwood/domain";
import type { OrderLineRow } from "./order-row";

/** The shop's rules of what an order costs. */
export type PriceRules = Pick<SettingValues, "shipping" | "tax">;

/** A line with the room its product stands in, on which delivery and tax depend. */
export interface PricedLine extends OrderLineRow {
  category: Category;
  /** Of one piece, where its product says so. */
  grams?: number;
}

interface Bought<Line extends PricedLine, Coupon> {
  lines: readonly Line[];
  coupon: Coupon | null;
  country: string;
  /** The name of the way that was chosen. */
  delivery?: string | undefined;
}

/** What an order costs, by the rules in force. */
export interface Priced<Line extends PricedLine = PricedLine, Coupon = { code: string }> {
  lines: readonly Line[];
  coupon: Coupon | null;
  money: OrderMoney;
  /** The ways to choose from. */
  deliveries: readonly Delivery[];
  /** Null where there is no choice, or no way. */
  delivery: Delivery | null;
  isDeliverable: boolean;
}

export const subtotalOf = (lines: readonly OrderLineRow[]) =>
  lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);

/** Puts a price on lines: the one way, for a quote and for the order that follows it. */
export function priceOrder<Line extends PricedLine, Coupon extends { code: string; discountCents: number }>(
  { shipping, tax }: PriceRules,
  { lines, coupon, country, delivery: wanted }: Bought<Line, Coupon>,
): Priced<Line, Coupon> {
  const discountCents = coupon?.discountCents ?? 0;
  const ways = deliveryOptionsFor(shipping, {
    country,
    categories: lines.map(({ category }) => category),
    goodsCents: subtotalOf(lines) - discountCents,
    grams: lines.reduce((sum, { grams = 0, quantity }) => sum + grams * quantity, 0),
  });
  const delivery = ways?.find(({ name }) => name === wanted) ?? ways?.[0] ?? null;
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
  return { lines, coupon, money, deliveries: ways ?? [], delivery, isDeliverable: ways?.length !== 0 };
}
