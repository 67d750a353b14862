import type { Category, DeliveryKind, ShippingRules, TaxRules } from "@larkwood/contract";
import { toCents } from "./money";
import type { TaxRate } from "./order-money";

/** A way to deliver an order, and what it costs for that order. */
export interface Delivery {
  name: string;
  kind: DeliveryKind;
  cents: number;
  fromDays: number;
  toDays: number;
}

interface Parcel {
  country: string;
  categories: readonly Category[];
  /** What the goods cost after the discount. */
  goodsCents: number;
  /** Of all pieces together, as far as it is known. */
  grams?: number;
}

const same = (text: string) => text.trim().normalize("NFC").toLowerCase();

/** Whether an order may cost more than its goods. */
export function hasCharges({ shipping, tax }: { shipping: ShippingRules; tax: TaxRules }): boolean {
  return shipping.zones.length > 0 || tax.rates.length > 0;
}

/**
 * The ways to bring an order to a country, cheapest first; none where the shop does not deliver to. Null: it has no rules,
 * everything goes everywhere free of charge.
 */
export function deliveriesTo(
  { zones, twoMan }: ShippingRules,
  { country, categories, goodsCents, grams = 0 }: Parcel,
): Delivery[] | null {
  if (zones.length === 0) return null;
  const zone =
    zones.find(({ countries }) => countries.some((one) => same(one) === same(country))) ??
    zones.find(({ countries }) => countries.length === 0);
  const isHeavy = categories.some((category) => twoMan.includes(category));
  return (zone?.options ?? [])
    .filter(({ kind }) => !isHeavy || kind === "two_man")
    .map(({ name, kind, price, weights = [], freeFrom, fromDays, toDays }) => {
      const isFree = freeFrom !== null && goodsCents >= toCents(freeFrom);
      const rate = weights.find(({ upToKg }) => grams <= Math.round(upToKg * 1_000))?.price ?? price;
      return { name, kind, cents: isFree ? 0 : toCents(rate), fromDays, toDays };
    })
    .sort((a, b) => a.cents - b.cents);
}

/** The rate for pieces of a room in a country, or with null for delivery; the closest one counts. */
export function taxRateFor({ rates }: TaxRules, country: string, category: Category | null): TaxRate | null {
  const of = (place: string, room: Category | null) =>
    rates.find((rate) => same(rate.country) === place && rate.category === room);
  const places = country.trim() === "" ? [""] : [same(country), ""];
  for (const place of places) {
    const rate = (category ? of(place, category) : undefined) ?? of(place, null);
    if (rate) return { name: rate.name, hundredths: Math.round(rate.percent * 100) };
  }
  return null;
}
