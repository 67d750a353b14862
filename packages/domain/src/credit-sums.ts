import { type FormatCents, type SumRow, taxRows } from "./order-sums";

/** What the amount of a credit note consists of. Amounts that were never paid are negative. */
export interface CreditedParts {
  /** Prices of the items before any discount. */
  itemCents: number;
  /** Shares of the discounts that are given back, by their name on the invoice. */
  discounts: readonly { name: string; cents: number }[];
  shippingCents: number;
}

interface CreditedAmounts {
  /** Missing if an amount was credited without items. */
  parts?: CreditedParts | undefined;
  amountCents: number;
  taxes: readonly { name: string; hundredths: number; taxCents: number; baseCents: number }[];
  taxIncluded: boolean;
}

const NO_PARTS: CreditedParts = { itemCents: 0, discounts: [], shippingCents: 0 };

/** The difference of two parts. */
export function subtractParts(from: CreditedParts, other: CreditedParts): CreditedParts {
  const discounts = new Map<string, number>();
  for (const { name, cents } of from.discounts) discounts.set(name, (discounts.get(name) ?? 0) + cents);
  for (const { name, cents } of other.discounts) discounts.set(name, (discounts.get(name) ?? 0) - cents);
  return {
    itemCents: from.itemCents - other.itemCents,
    discounts: [...discounts].flatMap(([name, cents]) => (cents === 0 ? [] : [{ name, cents }])),
    shippingCents: from.shippingCents - other.shippingCents,
  };
}

export const isEmptyCredit = ({ itemCents, discounts, shippingCents }: CreditedParts): boolean =>
  itemCents === 0 && discounts.length === 0 && shippingCents === 0;

/** The sums of a credit note: rows of kind "sum" add up to the amount that is credited. */
export function creditSums(credit: CreditedAmounts, format: FormatCents): SumRow[] {
  const { parts = NO_PARTS, amountCents, taxIncluded } = credit;
  const total: SumRow = { kind: "total", term: "Total credited", value: format(amountCents) };
  const taxes = credit.taxes.filter(({ taxCents }) => taxCents !== 0);
  if (isEmptyCredit(parts)) return [total, ...taxRows(taxes, true, format)];
  const rowOf = (term: string, cents: number): SumRow[] =>
    cents === 0 ? [] : [{ kind: "sum", term, value: cents < 0 ? `−${format(-cents)}` : format(cents) }];
  const addedTaxes = taxIncluded ? [] : taxes;
  const explained =
    parts.itemCents -
    parts.discounts.reduce((sum, { cents }) => sum + cents, 0) +
    parts.shippingCents +
    addedTaxes.reduce((sum, { taxCents }) => sum + taxCents, 0);
  return [
    ...rowOf("Subtotal", parts.itemCents),
    ...parts.discounts.flatMap(({ name, cents }) => rowOf(name, -cents)),
    ...rowOf("Shipping", parts.shippingCents),
    ...taxRows(addedTaxes, false, format),
    // Cents that were rounded, an amount that staff chose, or one that an earlier credit note has.
    ...rowOf("Adjustment", amountCents - explained),
    total,
    ...(taxIncluded ? taxRows(taxes, true, format) : []),
  ];
}
