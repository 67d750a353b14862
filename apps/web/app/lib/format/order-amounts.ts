import type { Order, Quote } from "@larkwood/contract";
import { type OrderAmounts, toCents } from "@larkwood/domain";

type Amounts = Pick<
  Order & Quote,
  "subtotal" | "discount" | "coupon" | "shipping" | "delivery" | "taxes" | "taxIncluded" | "total"
> &
  Pick<Order, "manualDiscount" | "promotions">;

/** The amounts of an order or a quote from the API, in cents. */
export function orderAmounts(order: Amounts): OrderAmounts {
  return {
    subtotalCents: toCents(order.subtotal),
    discountCents: toCents(order.discount),
    coupon: order.coupon,
    promotions: order.promotions?.map(({ name, amount, freeDelivery }) => ({
      name,
      cents: toCents(amount),
      // The term of the delivery names it; what it saves is not shown.
      deliveryCents: freeDelivery ? 1 : 0,
    })),
    manualDiscount: order.manualDiscount && {
      cents: toCents(order.manualDiscount.amount),
      reason: order.manualDiscount.reason,
    },
    shipping: toCents(order.shipping),
    delivery: order.delivery,
    taxes: order.taxes.map(({ name, percent, amount }) => ({
      name,
      hundredths: Math.round(percent * 100),
      taxCents: toCents(amount),
    })),
    taxIncluded: order.taxIncluded,
    totalCents: toCents(order.total),
  };
}

/** The amounts before a quote. Shipping counts once its price is known; tax is left out. */
export const amountsBeforeQuote = (
  subtotalCents: number,
  { discountCents = 0, shipping = 0 }: { discountCents?: number; shipping?: number | string } = {},
): OrderAmounts => ({
  subtotalCents,
  discountCents,
  coupon: null,
  shipping,
  delivery: null,
  taxes: [],
  taxIncluded: false,
  totalCents: subtotalCents - discountCents + (typeof shipping === "number" ? shipping : 0),
});
