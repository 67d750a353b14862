import {
  CATEGORIES,
  type Category,
  DELIVERY_DAYS,
  type DeliveryKind,
  isSameCountry,
  type OrderDeliveryKind,
  type ShippingRules,
  type TaxRules,
} from "@larkwood/contract";
import { toCents } from "./money";
import type { TaxRate } from "./order-money";

/** A delivery option with its price for one order. */
export interface Delivery {
  name: string;
  kind: DeliveryKind;
  cents: number;
  fromDays: number;
  toDays: number;
}

/** The delivery of an order. Samples go as a letter. */
export type OrderDelivery = Omit<Delivery, "kind"> & { kind: OrderDeliveryKind };

interface Shipment {
  country: string;
  categories: readonly Category[];
  /** Subtotal after the discount. */
  goodsCents: number;
  /** Total weight of all items with a known weight. */
  grams?: number;
}

/** Whether shipping or tax can be added to an order. */
export function hasCharges({ shipping, tax }: { shipping: ShippingRules; tax: TaxRules }): boolean {
  return shipping.zones.length > 0 || tax.rates.length > 0;
}

/** Delivery options for a country, cheapest first; empty if the shop does not deliver there, null if all delivery is free. */
export function deliveryOptionsFor(
  { zones, twoMan }: ShippingRules,
  { country, categories, goodsCents, grams = 0 }: Shipment,
): Delivery[] | null {
  if (zones.length === 0) return null;
  const zone =
    zones.find(({ countries }) => countries.some((one) => isSameCountry(one, country))) ??
    zones.find(({ countries }) => countries.length === 0);
  const isTwoMan = categories.some((category) => twoMan.includes(category));
  return (zone?.options ?? [])
    .filter(({ kind }) => !isTwoMan || kind === "two_man")
    .map(({ name, kind, price, weights = [], freeFrom, fromDays, toDays }) => {
      const isFree = freeFrom !== null && goodsCents >= toCents(freeFrom);
      const rate = weights.find(({ upToKg }) => grams <= Math.round(upToKg * 1_000))?.price ?? price;
      return { name, kind, cents: isFree ? 0 : toCents(rate), fromDays, toDays };
    })
    .sort((a, b) => a.cents - b.cents);
}

/** The categories of which an item can reach a country within so many days, with the fastest shipping method. */
export function categoriesArriving(shipping: ShippingRules, country: string, days: number): Category[] {
  return CATEGORIES.filter((category) => {
    const options = deliveryOptionsFor(shipping, { country, categories: [category], goodsCents: 0 });
    return options ? options.some(({ toDays }) => toDays <= days) : days >= DELIVERY_DAYS;
  });
}

/** The most specific tax rate for a category in a country; pass null as the category for shipping. */
export function taxRateFor({ rates }: TaxRules, country: string, category: Category | null): TaxRate | null {
  const findRate = (place: string, of: Category | null) =>
    rates.find((rate) => isSameCountry(rate.country, place) && rate.category === of);
  const places = country.trim() === "" ? [""] : [country, ""];
  for (const place of places) {
    const rate = (category ? findRate(place, category) : undefined) ?? findRate(place, null);
    if (rate) return { name: rate.name, hundredths: Math.round(rate.percent * 100) };
  }
  return null;
}
