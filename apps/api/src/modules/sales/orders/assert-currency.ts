import type { PlaceOrderBody, Quote } from "@larkwood/contract";
import { AppError } from "../../../core/app-error";

/** The shop's prices are in another currency than this order: by its shopper's page, or by what this process had heard. */
export class CurrencyMismatch extends AppError<"price_changed"> {
  constructor(currency: string, quote: Quote) {
    const detail = `Prices are now in ${currency}. Please reload the page and check the total.`;
    super("price_changed", { detail, context: { quote } });
  }
}

interface Currencies {
  /** In which the order was priced. */
  priced: string;
  /** In which prices are, held until the order is placed. */
  held: string;
}

/** The same figures in another currency are other sums: nobody is charged what they were not shown. */
export function assertCurrency(
  { priced, held }: Currencies,
  { expectedCurrency = held }: Pick<PlaceOrderBody, "expectedCurrency">,
  quote: () => Quote,
): void {
  if (priced !== held || expectedCurrency !== held) throw new CurrencyMismatch(held, quote());
}
