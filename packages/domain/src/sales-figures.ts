import { fromCents } from "./money";
import type { TaxPart } from "./order-money";

/**
 * Sums in cents, as the dashboard, every report and every export define them. Cancelled and returned orders don't count.
 * Gross = items − discount + delivery + tax, unless it is part of the prices. Net = gross − tax.
 */
export interface SalesSums {
  orders: number;
  /** Prices of the items before the discount. */
  itemCents: number;
  /** What promotions and staff took off. */
  discountCents: number;
  deliveryCents: number;
  taxCents: number;
  /** What the customers are charged. */
  grossCents: number;
  /** What they still have to pay: unpaid orders and balances due, without cash that a driver collects later. */
  outstandingCents: number;
  /** Payments of orders, on the day they were received. */
  receivedCents: number;
  /** Money paid back, on the day it was. */
  refundCents: number;
}

/** The figures of a report. */
export const toSalesFigures = (sums: SalesSums) => ({
  orders: sums.orders,
  items: fromCents(sums.itemCents),
  discount: fromCents(sums.discountCents),
  delivery: fromCents(sums.deliveryCents),
  net: fromCents(sums.grossCents - sums.taxCents),
  tax: fromCents(sums.taxCents),
  gross: fromCents(sums.grossCents),
  outstanding: fromCents(sums.outstandingCents),
  received: fromCents(sums.receivedCents),
  refunds: fromCents(sums.refundCents),
});

interface TaxedDocument {
  amountCents: number;
  taxes: readonly TaxPart[];
  taxIncluded: boolean;
}

/** The part of an invoice or credit note with one tax rate; an empty name: without tax. */
export interface RatePart {
  name: string;
  hundredths: number;
  grossCents: number;
  taxCents: number;
}

/**
 * Splits an invoice or credit note by tax rate. The parts add up to its amount. A rounding difference of at most a cent
 * for each rate belongs to the first part; a larger rest is the part without tax.
 */
export function splitByRate({ amountCents, taxes, taxIncluded }: TaxedDocument): RatePart[] {
  const parts = taxes.map(({ name, hundredths, baseCents, taxCents }) => ({
    name,
    hundredths,
    grossCents: baseCents + (taxIncluded ? 0 : taxCents),
    taxCents,
  }));
  const rest = amountCents - parts.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const [first, ...others] = parts;
  if (first && Math.abs(rest) <= parts.length)
    return [{ ...first, grossCents: first.grossCents + rest }, ...others];
  return [...parts, { name: "", hundredths: 0, grossCents: rest, taxCents: 0 }];
}
