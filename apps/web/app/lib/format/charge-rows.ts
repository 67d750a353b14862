import type { Quote } from "@larkwood/contract";
import { formatPrice } from "~/lib/format/money";

/** What delivery costs, before it is known where to. */
export const AT_CHECKOUT = "Shown at checkout";

type Charges = Pick<Quote, "shipping" | "taxes" | "taxIncluded">;

/** What an order costs beside its goods, as the rows of a sum. */
export function chargeRows({ shipping, taxes, taxIncluded }: Charges) {
  return {
    shipping: shipping > 0 ? formatPrice(shipping) : "Free",
    taxes: taxes.map(({ name, percent, amount }) => ({
      term: `${taxIncluded ? "Includes " : ""}${name} ${percent}%`,
      value: formatPrice(amount),
    })),
  };
}
