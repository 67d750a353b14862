/** A tax rate; the percentage is in hundredths. */
export interface TaxRate {
  name: string;
  hundredths: number;
}

interface OrderLine {
  priceCents: number;
  quantity: number;
  tax: TaxRate | null;
  /** The part of the discount that belongs to this line alone. */
  discountCents?: number | undefined;
}

interface DiscountedOrder {
  lines: readonly Omit<OrderLine, "tax">[];
  /** With the discounts of the lines. */
  discountCents: number;
}

interface OrderInput {
  lines: readonly OrderLine[];
  /** With the discounts of the lines. Must not exceed the subtotal. */
  discountCents: number;
  shipping: { cents: number; tax: TaxRate | null };
  /** Whether prices include tax. */
  taxIncluded: boolean;
}

/** Tax of one rate, and the amount it applies to. */
export interface TaxPart extends TaxRate {
  baseCents: number;
  taxCents: number;
}

/** Totals of an order. */
export interface OrderMoney {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxes: TaxPart[];
  taxCents: number;
  taxIncluded: boolean;
  totalCents: number;
}

// BigInt because the cents of a large order times a rate exceed the safe integers.
const multiplyDivide = (a: number, b: number, c: number, plus = 0n) =>
  c === 0 ? 0 : Number((BigInt(a) * BigInt(b) + plus) / BigInt(c));

/** a × b ÷ c, rounded half up. */
const roundedShare = (a: number, b: number, c: number) => multiplyDivide(2 * a, b, 2 * c, BigInt(c));

/**
 * Splits an amount in proportion to weights, in whole cents that add up to it.
 * Rounding differences go to later shares. No share exceeds its weight if the amount is at most the sum of weights.
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [passed, allocated] = [0, 0];
  return weights.map((weight) => {
    passed += weight;
    const upToHere = multiplyDivide(cents, passed, total);
    const share = upToHere - allocated;
    allocated = upToHere;
    return share;
  });
}

function taxOf(baseCents: number, { hundredths }: TaxRate, included: boolean): number {
  return roundedShare(baseCents, hundredths, included ? 10_000 + hundredths : 10_000);
}

/** What a line costs after its own discount. */
const discountedCents = ({ priceCents, quantity, discountCents = 0 }: Omit<OrderLine, "tax">) =>
  priceCents * quantity - discountCents;

/** Totals per tax rate, sorted so that the order of the lines does not matter. */
function groupByRate(lines: readonly OrderLine[]): { tax: TaxRate | null; cents: number }[] {
  const groups = new Map<string, { tax: TaxRate | null; cents: number }>();
  for (const line of lines) {
    const key = keyOf(line.tax);
    groups.set(key, { tax: line.tax, cents: (groups.get(key)?.cents ?? 0) + discountedCents(line) });
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

const keyOf = (tax: TaxRate | null) => (tax ? `${tax.hundredths} ${tax.name}` : "");

/** What the lines cost after all discounts: their own, and their shares of the others. */
export function discountedLines({ lines, discountCents }: DiscountedOrder): number[] {
  const costs = lines.map(discountedCents);
  const offLines = lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0);
  const off = allocate(discountCents - offLines, costs);
  return costs.map((cents, index) => cents - (off[index] ?? 0));
}

/**
 * Calculates the totals of a quote, an order, an invoice or a refund: lines, minus the discount, plus shipping, plus tax
 * unless prices include it. Tax is rounded half up once per rate, never per line.
 */
export function sumOrder({ lines, discountCents, shipping, taxIncluded }: OrderInput): OrderMoney {
  const groups = groupByRate(lines);
  const subtotalCents = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  const offLines = lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0);
  const off = allocate(
    discountCents - offLines,
    groups.map(({ cents }) => cents),
  );
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

/** The tax in a partial refund, per rate. It is cumulative, so that all refunds together return exactly the order's tax. */
export function taxInRefund(
  { taxes, totalCents }: Pick<OrderMoney, "taxes" | "totalCents">,
  refundedCents: number,
  amountCents: number,
): TaxPart[] {
  const upTo = (cents: number, of: number) => multiplyDivide(of, cents, totalCents);
  const within = (of: number) => upTo(refundedCents + amountCents, of) - upTo(refundedCents, of);
  return taxes.map((part) => ({
    ...part,
    baseCents: within(part.baseCents),
    taxCents: within(part.taxCents),
  }));
}
