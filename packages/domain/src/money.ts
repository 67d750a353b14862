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
  /** `$1234.50` from whole cents. */
  formatCents(cents: number): string;
  /** `$1234.50` from a price on the wire. */
  formatPrice(price: number): string;
  /** `$1,234.50` from a price on the wire: for the admin area, where amounts are large. */
  formatSum(price: number): string;
}

type FormatCents = (cents: number) => string;

// The specification fixes how dollars are written; Intl formats every other currency.
const dollars: FormatCents = (cents) => decimalCents(cents).replace(/^-?/, "$&$$");
const groupedDollars: FormatCents = (cents) => dollars(cents).replace(/\B(?=(?:\d{3}){1,5}\.)/g, ",");

function intlFormat(currency: string, useGrouping: boolean): FormatCents {
  const options = { style: "currency", currency, currencyDisplay: "narrowSymbol", useGrouping } as const;
  const format = new Intl.NumberFormat("en", options);
  return (cents) => format.format(cents / 100);
}

/** Builds a formatter for one currency. */
export function createMoneyFormat(currency: string): MoneyFormat {
  const isDollars = currency === "USD";
  const plain = isDollars ? dollars : intlFormat(currency, false);
  const grouped = isDollars ? groupedDollars : intlFormat(currency, true);
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
