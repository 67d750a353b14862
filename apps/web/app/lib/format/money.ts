import { createMoneyFormat } from "@larkwood/domain";

// One process and one window serve one shop, which has one currency.
let shopCurrency = "USD";
let shopFormat = createMoneyFormat(shopCurrency);

/** Sets the currency in which the following functions format amounts. */
export function setShopCurrency(currency: string): void {
  if (currency === shopCurrency) return;
  shopFormat = createMoneyFormat(currency);
  shopCurrency = currency;
}

/** `$1234.50` from whole cents. */
export const formatCents = (cents: number) => shopFormat.formatCents(cents);

/** `$1234.50` from a price on the wire. */
export const formatPrice = (price: number) => shopFormat.formatPrice(price);

/** `$1,234.50` from a price on the wire: for the admin area, where amounts are large. */
export const formatSum = (price: number) => shopFormat.formatSum(price);
