/** What a promotion took off the items, and off the delivery. */
interface AmountOff {
  name: string;
  cents: number;
  /** The part of `cents` that belongs to certain lines. */
  lineCents?: readonly number[] | undefined;
  deliveryCents?: number;
}

/** The amounts of an order or a quote, in cents. */
export interface OrderAmounts {
  subtotalCents: number;
  /** Promotions and manual discount together. */
  discountCents: number;
  coupon: string | null;
  /** What promotions took off. Missing in old documents, which had coupons only. */
  promotions?: readonly AmountOff[] | null | undefined;
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

export type FormatCents = (cents: number) => string;

/** The taxes of a document, as part of its prices or added to them. */
export const taxRows = (taxes: OrderAmounts["taxes"], included: boolean, format: FormatCents): SumRow[] =>
  taxes.map(({ name, hundredths, taxCents, baseCents }) => {
    const base = baseCents === undefined ? "" : ` on ${format(baseCents)}`;
    const term = `${included ? "Includes " : ""}${name} ${hundredths / 100}%${base}`;
    return { kind: included ? "included" : "sum", term, value: format(taxCents) };
  });

/** The discounts of an order by the names that documents show. They add up to all that was taken off the items. */
export function namedDiscounts({
  discountCents,
  coupon,
  manualDiscount,
  promotions,
}: Pick<OrderAmounts, "discountCents" | "coupon" | "manualDiscount" | "promotions">) {
  const manualCents = manualDiscount?.cents ?? 0;
  const promotionCents = (promotions ?? []).reduce((sum, { cents }) => sum + cents, 0);
  const discounts: { name: string; cents: number; lineCents?: readonly number[] | undefined }[] = [
    ...(promotions ?? []).map(({ name, cents, lineCents }) => ({ name, cents, lineCents })),
    { name: coupon ? `Coupon ${coupon}` : "Coupon", cents: discountCents - manualCents - promotionCents },
    { name: `Discount (${manualDiscount?.reason})`, cents: manualCents },
  ];
  return discounts.filter(({ cents }) => cents > 0);
}

/** The sums of an order as checkout, order page, emails and documents show them. */
export function orderSums(amounts: OrderAmounts, format: FormatCents): SumRow[] {
  const { subtotalCents, promotions, shipping, delivery, taxIncluded, totalCents } = amounts;
  const taxes = taxRows(amounts.taxes, taxIncluded, format);
  const freeDelivery = promotions?.find(({ deliveryCents = 0 }) => deliveryCents > 0)?.name;
  const shippingNames = [delivery, freeDelivery].filter(Boolean).join(", ");
  return [
    { kind: "sum", term: "Subtotal", value: format(subtotalCents) },
    ...namedDiscounts(amounts).map(
      ({ name, cents }): SumRow => ({ kind: "sum", term: name, value: `−${format(cents)}` }),
    ),
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
