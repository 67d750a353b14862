import type { SettingValues } from "@larkwood/contract";
import {
  type Delivery,
  type ManualDiscount,
  type OrderMoney,
  type PromotionOutcome,
  sumOrder,
  taxRateFor,
} from "@larkwood/domain";
import type { PromotionOffer } from "../promotions";
import { applyPromotions } from "./apply-promotions";
import { type RequestedDiscount, withAmount } from "./manual-discount";
import type { OrderLineRow } from "./order-row";
import type { PricedLine } from "./priced-line";

/** The settings that determine the price of an order. */
export type PriceRules = Pick<SettingValues, "shipping" | "tax">;

interface OrderToPrice<Line extends PricedLine> {
  lines: readonly Line[];
  /** The promotions that it may get; null for none. */
  offer: PromotionOffer | null;
  /** A discount that staff gave. It does not change the shipping price. */
  manualDiscount?: RequestedDiscount | null;
  country: string;
  /** The name of the requested delivery option. */
  delivery?: string | undefined;
  /** Delivery options that are used instead of the shipping zones. */
  rates?: readonly Delivery[] | null;
}

export interface PricedOrder<Line extends PricedLine = PricedLine> {
  /** With the discounts of the lines themselves. */
  lines: readonly (Line & { discountCents: number })[];
  promotions: PromotionOutcome;
  manualDiscount: ManualDiscount | null;
  money: OrderMoney;
  /** The available delivery options. */
  deliveries: readonly Delivery[];
  /** The chosen option; null if none are configured or available. */
  delivery: Delivery | null;
  isDeliverable: boolean;
}

export const subtotalOf = (lines: readonly OrderLineRow[]) =>
  lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);

/** Calculates promotions, delivery, tax and total. Used for both quotes and orders. */
export function priceOrder<Line extends PricedLine>(
  { shipping, tax }: PriceRules,
  { lines, offer, manualDiscount: given, country, delivery: requested, rates = null }: OrderToPrice<Line>,
): PricedOrder<Line> {
  const { outcome, options, delivery } = applyPromotions(shipping, {
    lines,
    offer,
    country,
    requested,
    rates,
  });
  const manualDiscount = given ? withAmount(given, subtotalOf(lines) - outcome.discountCents) : null;
  const discounted = lines.map((line, index) => ({ ...line, discountCents: outcome.lineCents[index] ?? 0 }));
  const money = sumOrder({
    lines: discounted.map(({ priceCents, quantity, discountCents, category }) => ({
      priceCents,
      quantity,
      discountCents,
      tax: taxRateFor(tax, country, category),
    })),
    discountCents: outcome.discountCents + (manualDiscount?.cents ?? 0),
    shipping: { cents: delivery?.cents ?? 0, tax: taxRateFor(tax, country, null) },
    taxIncluded: tax.included,
  });
  return {
    lines: discounted,
    promotions: outcome,
    manualDiscount,
    money,
    deliveries: options ?? [],
    delivery,
    isDeliverable: options?.length !== 0,
  };
}
