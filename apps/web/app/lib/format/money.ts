import { createMoneyFormat, createShowroomMoneyFormat } from "@larkwood/domain";

// One process and one window serve one shop, which has one currency.
let shop = { currency: "USD", trading: false };
let shopFormat = createShowroomMoneyFormat(shop.currency);

/** Sets the currency and the mode in which the following functions format amounts. */
export function setShopMoney({ currency, trading }: typeof shop): void {
  if (currency === shop.currency && trading === shop.trading) return;
  shopFormat = (trading ? createMoneyFormat : createShowroomMoneyFormat)(currency);
  shop = { currency, trading };
}

/** `$1,234.50`, or `$1234.50` in showroom mode, from whole cents. */
export const formatCents = (cents: number) => shopFormat.formatCents(cents);

/** `$1,234.50`, or `$1234.50` in showroom mode, from a price on the wire. */
export const formatPrice = (price: number) => shopFormat.formatPrice(price);

/** `$1,234.50` from a price on the wire: for the admin area, where amounts are large. */
export const formatSum = (price: number) => shopFormat.formatSum(price);
