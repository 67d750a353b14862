import type { Quote } from "@larkwood/contract";
import { formatPrice } from "~/lib/format/money";

/** Shown as the delivery price until the address is known. */
export const AT_CHECKOUT = "Shown at checkout";

type Charges = Pick<Quote, "shipping" | "taxes" | "taxIncluded">;

/** Shipping and taxes as rows of a money summary. */
export function chargeRows({ shipping, taxes, taxIncluded }: Charges) {
  return {
    shipping: shipping > 0 ? formatPrice(shipping) : "Free",
    taxes: taxes.map(({ name, percent, amount }) => ({
      term: `${taxIncluded ? "Includes " : ""}${name} ${percent}%`,
      value: formatPrice(amount),
    })),
  };
}
