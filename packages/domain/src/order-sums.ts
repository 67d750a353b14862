/** The amounts of an order or a quote, in cents. */
export interface OrderAmounts {
  subtotalCents: number;
  discountCents: number;
  coupon: string | null;
  /** A text if the price is not known yet. */
  shipping: number | string;
  /** Name of the shipping method. */
  delivery: string | null;
  taxes: readonly { name: string; hundredths: number; taxCents: number; baseCents?: number }[];
  taxIncluded: boolean;
  totalCents: number;
}

/** Rows of kind "sum" add up to the total. Rows of kind "included" name taxes that are part of it. */
export interface SumRow {
  kind: "sum" | "total" | "included";
  term: string;
  value: string;
}

type FormatCents = (cents: number) => string;

/** The sums of an order as checkout, order page, emails and documents show them. */
export function orderSums(amounts: OrderAmounts, format: FormatCents): SumRow[] {
  const { subtotalCents, discountCents, coupon, shipping, delivery, taxIncluded, totalCents } = amounts;
  const taxes = amounts.taxes.map(({ name, hundredths, taxCents, baseCents }): SumRow => {
    const base = baseCents === undefined ? "" : ` on ${format(baseCents)}`;
    const term = `${taxIncluded ? "Includes " : ""}${name} ${hundredths / 100}%${base}`;
    return { kind: taxIncluded ? "included" : "sum", term, value: format(taxCents) };
  });
  const discount: SumRow = {
    kind: "sum",
    term: coupon ? `Coupon ${coupon}` : "Coupon",
    value: `−${format(discountCents)}`,
  };
  return [
    { kind: "sum", term: "Subtotal", value: format(subtotalCents) },
    ...(discountCents > 0 ? [discount] : []),
    {
      kind: "sum",
      term: delivery ? `Shipping (${delivery})` : "Shipping",
      value: typeof shipping === "string" ? shipping : shipping > 0 ? format(shipping) : "Free",
    },
    ...(taxIncluded ? [] : taxes),
    { kind: "total", term: "Total", value: format(totalCents) },
    ...(taxIncluded ? taxes : []),
  ];
}
