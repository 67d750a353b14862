import type { PlaceOrderBody, Quote } from "@larkwood/contract";
import { AppError } from "../../../core/app-error";

/** The currency has changed since the customer's page or this process's settings were loaded. */
export class CurrencyMismatch extends AppError<"price_changed"> {
  constructor(currency: string, quote: Quote) {
    const detail = `Prices are now in ${currency}. Please reload the page and check the total.`;
    super("price_changed", { detail, context: { quote } });
  }
}

interface Currencies {
  /** The currency of the settings that priced the order. */
  pricedIn: string;
  /** The currency in the database, locked until the order is placed. */
  current: string;
}

/** Rejects an order if the shop's currency differs from the one that the customer saw. */
export function assertCurrency(
  { pricedIn, current }: Currencies,
  { expectedCurrency = current }: Pick<PlaceOrderBody, "expectedCurrency">,
  quote: () => Quote,
): void {
  if (pricedIn !== current || expectedCurrency !== current) throw new CurrencyMismatch(current, quote());
}
