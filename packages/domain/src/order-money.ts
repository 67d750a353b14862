/** A rate of tax: as it is called, and hundredths of a percent. */
export interface TaxRate {
  name: string;
  hundredths: number;
}

/** Pieces at their price of today, and what is owed on them. */
interface MoneyLine {
  priceCents: number;
  quantity: number;
  tax: TaxRate | null;
}

interface MoneyQuestion {
  lines: readonly MoneyLine[];
  /** At most what the lines cost. */
  discountCents: number;
  shipping: { cents: number; tax: TaxRate | null };
  /** Whether prices have the tax in them, or it comes on top. */
  taxIncluded: boolean;
}

/** What is owed by one rate, on what. */
export interface TaxPart extends TaxRate {
  baseCents: number;
  taxCents: number;
}

/** What an order costs, part by part. */
export interface OrderMoney {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxes: TaxPart[];
  taxCents: number;
  taxIncluded: boolean;
  totalCents: number;
}

// Cents of a large order times a rate outgrow what a number holds exactly.
const timesOver = (a: number, b: number, c: number, plus = 0n) =>
  c === 0 ? 0 : Number((BigInt(a) * BigInt(b) + plus) / BigInt(c));

/** a × b ÷ c to the nearest whole, halves up. */
const roundedShare = (a: number, b: number, c: number) => timesOver(2 * a, b, 2 * c, BigInt(c));

/**
 * A sum shared out in proportion, in whole cents that add up to it. What is left by rounding goes to the later ones, and
 * nobody gets more than their own weight while the sum is at most all weights.
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [passed, given] = [0, 0];
  return weights.map((weight) => {
    passed += weight;
    const upToHere = timesOver(cents, passed, all);
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}

function taxOf(baseCents: number, { hundredths }: TaxRate, included: boolean): number {
  return roundedShare(baseCents, hundredths, included ? 10_000 + hundredths : 10_000);
}

/** What is taxed alike, together; in an order that does not depend on that of the lines. */
function groupByRate(lines: readonly MoneyLine[]): { tax: TaxRate | null; cents: number }[] {
  const groups = new Map<string, { tax: TaxRate | null; cents: number }>();
  for (const { tax, priceCents, quantity } of lines) {
    const key = keyOf(tax);
    groups.set(key, { tax, cents: (groups.get(key)?.cents ?? 0) + priceCents * quantity });
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

const keyOf = (tax: TaxRate | null) => (tax ? `${tax.hundredths} ${tax.name}` : "");

/**
 * The one sum of an order, for its quote, the order itself, its bill and its refunds: lines, less the discount (shared out
 * over what is taxed alike), plus delivery, plus tax unless prices include it. Tax is rounded once for each rate, to the
 * nearest cent, halves up, over all that is taxed by it: never line by line. The order of the lines makes no difference.
 */
export function sumOrder({ lines, discountCents, shipping, taxIncluded }: MoneyQuestion): OrderMoney {
  const groups = groupByRate(lines);
  const costs = groups.map(({ cents }) => cents);
  const subtotalCents = costs.reduce((sum, cents) => sum + cents, 0);
  const off = allocate(discountCents, costs);
  const taxed = [
    ...groups.map(({ tax, cents }, index) => ({ tax, cents: cents - (off[index] ?? 0) })),
    { tax: shipping.tax, cents: shipping.cents },
  ];
  const parts = new Map<string, TaxPart>();
  for (const { tax, cents } of taxed) {
    if (!tax || tax.hundredths === 0 || cents === 0) continue;
    const part = parts.get(keyOf(tax)) ?? { ...tax, baseCents: 0, taxCents: 0 };
    parts.set(keyOf(tax), { ...part, baseCents: part.baseCents + cents });
  }
  const taxes = [...parts.values()]
    .map((part) => ({ ...part, taxCents: taxOf(part.baseCents, part, taxIncluded) }))
    .sort((a, b) => b.hundredths - a.hundredths || (a.name < b.name ? -1 : 1));
  const taxCents = taxes.reduce((sum, part) => sum + part.taxCents, 0);
  const totalCents = subtotalCents - discountCents + shipping.cents + (taxIncluded ? 0 : taxCents);
  return {
    subtotalCents,
    discountCents,
    shippingCents: shipping.cents,
    taxes,
    taxCents,
    taxIncluded,
    totalCents,
  };
}

/**
 * The tax in a partial refund, rate by rate. Counted from what was given back before, so that however an order is refunded,
 * cent by cent or at once, the tax of all refunds of a whole order is its tax.
 */
export function taxInRefund(
  { taxes, totalCents }: Pick<OrderMoney, "taxes" | "totalCents">,
  refundedCents: number,
  amountCents: number,
): TaxPart[] {
  const upTo = (cents: number, of: number) => timesOver(of, cents, totalCents);
  const within = (of: number) => upTo(refundedCents + amountCents, of) - upTo(refundedCents, of);
  return taxes.map((part) => ({
    ...part,
    baseCents: within(part.baseCents),
    taxCents: within(part.taxCents),
  }));
}
