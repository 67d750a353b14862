/** The amounts of an order or a quote, in cents. */
export interface OrderAmounts {
  subtotalCents: number;
  /** Promotions and manual discount together. */
  discountCents: number;
  coupon: string | null;
  /** What promotions took off. Missing in old documents, which had coupons only. */
  promotions?: readonly { name: string; cents: number; deliveryCents?: number }[] | null | undefined;
  /** The part of the discount that staff gave. */
  manualDiscount?: { cents: number; reason: string } | null | undefined;
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
  const { subtotalCents, discountCents, coupon, manualDiscount } = amounts;
  const { shipping, delivery, taxIncluded, totalCents } = amounts;
  const taxes = amounts.taxes.map(({ name, hundredths, taxCents, baseCents }): SumRow => {
    const base = baseCents === undefined ? "" : ` on ${format(baseCents)}`;
    const term = `${taxIncluded ? "Includes " : ""}${name} ${hundredths / 100}%${base}`;
    return { kind: taxIncluded ? "included" : "sum", term, value: format(taxCents) };
  });
  const discount = (term: string, cents: number): SumRow[] =>
    cents > 0 ? [{ kind: "sum", term, value: `−${format(cents)}` }] : [];
  const manualCents = manualDiscount?.cents ?? 0;
  const promotions = amounts.promotions ?? [];
  const promotionCents = promotions.reduce((sum, { cents }) => sum + cents, 0);
  const freeDelivery = promotions.find(({ deliveryCents = 0 }) => deliveryCents > 0)?.name;
  const shippingNames = [delivery, freeDelivery].filter(Boolean).join(", ");
  return [
    { kind: "sum", term: "Subtotal", value: format(subtotalCents) },
    ...promotions.flatMap(({ name, cents }) => discount(name, cents)),
    ...discount(coupon ? `Coupon ${coupon}` : "Coupon", discountCents - manualCents - promotionCents),
    ...discount(`Discount (${manualDiscount?.reason})`, manualCents),
    {
      kind: "sum",
      term: shippingNames ? `Shipping (${shippingNames})` : "Shipping",
      value: typeof shipping === "string" ? shipping : shipping > 0 ? format(shipping) : "Free",
    },
    ...(taxIncluded ? [] : taxes),
    { kind: "total", term: "Total", value: format(totalCents) },
    ...(taxIncluded ? taxes : []),
  ];
}
