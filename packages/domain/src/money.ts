/** Whole cents of a price on the wire. */
export function toCents(price: number): number {
  return Math.round(price * 100);
}

/** Price on the wire, a number with two decimals, from whole cents. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** `1234.50` from whole cents, for files that name the currency in a separate field. */
export function decimalCents(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats amounts in one currency. */
export interface MoneyFormat {
  /** From whole cents. */
  formatCents(cents: number): string;
  /** From a price on the wire. */
  formatPrice(price: number): string;
  /** From a price on the wire, with separators between thousands: for the admin area, where amounts are large. */
  formatSum(price: number): string;
}

type FormatCents = (cents: number) => string;

// The specification fixes how a showroom writes dollars; Intl formats every other currency.
const dollars: FormatCents = (cents) => decimalCents(cents).replace(/^-?/, "$&$$");
const groupedDollars: FormatCents = (cents) => dollars(cents).replace(/\B(?=(?:\d{3}){1,5}\.)/g, ",");

function intlFormat(currency: string, options: Intl.NumberFormatOptions): FormatCents {
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    ...options,
  });
  return (cents) => format.format(cents / 100);
}

/** `$1,490` and `$24.50`: how a trading shop writes every amount. */
export function createMoneyFormat(currency: string): MoneyFormat {
  const format = intlFormat(currency, { trailingZeroDisplay: "stripIfInteger" });
  const ofPrice = (price: number) => format(toCents(price));
  return { formatCents: format, formatPrice: ofPrice, formatSum: ofPrice };
}

/** `$1490.00`, and `$1,490.00` in the admin area: how a showroom writes amounts. */
export function createShowroomMoneyFormat(currency: string): MoneyFormat {
  const isDollars = currency === "USD";
  const plain = isDollars ? dollars : intlFormat(currency, { useGrouping: false });
  const grouped = isDollars ? groupedDollars : intlFormat(currency, {});
  return {
    formatCents: plain,
    formatPrice: (price) => plain(toCents(price)),
    formatSum: (price) => grouped(toCents(price)),
  };
}

/** Total of a line in cents. */
export function lineTotalCents(price: number, quantity: number): number {
  return toCents(price) * quantity;
}

/** Total of all lines in cents. */
export function totalCents(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + lineTotalCents(line.price, line.quantity), 0);
}
