/** Whole cents of a price on the wire. */
export function toCents(price: number): number {
  return Math.round(price * 100);
}

/** Price on the wire, a number with two decimals, from whole cents. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** `1234.50` from whole cents: for files and payment services, which name the currency elsewhere. */
export function decimalCents(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

// One currency a shop, and one shop a process and a window: whoever writes a sum need not be handed it.
let currency = "USD";
const formats = new Map<string, Intl.NumberFormat>();

/** Says which currency the shop is in. */
export function setShopCurrency(code: string): void {
  currency = code;
}

function formatBy(cents: number, useGrouping: boolean): string {
  const key = `${currency} ${useGrouping}`;
  let format = formats.get(key);
  if (!format) {
    const options = { style: "currency", currency, currencyDisplay: "narrowSymbol", useGrouping } as const;
    format = new Intl.NumberFormat("en", options);
    formats.set(key, format);
  }
  return format.format(cents / 100);
}

/** `$1234.50` from whole cents, to the letter for dollars; by the rules of Intl for every other currency. */
export function formatCents(cents: number): string {
  return currency === "USD" ? decimalCents(cents).replace(/^-?/, "$&$$") : formatBy(cents, false);
}

/** `$1,234.50` from a price on the wire: for the office, where sums are long. */
export function formatSum(price: number): string {
  if (currency !== "USD") return formatBy(toCents(price), true);
  return formatPrice(price).replace(/\B(?=(\d{3})+\.)/g, ",");
}

/** `$1234.50` from a price on the wire. */
export function formatPrice(price: number): string {
  return formatCents(toCents(price));
}

/** Price of several pieces, in cents. */
export function lineTotalCents(price: number, quantity: number): number {
  return toCents(price) * quantity;
}

/** Sum of lines in cents; shipping is always free, so subtotal and total are the same. */
export function totalCents(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + lineTotalCents(line.price, line.quantity), 0);
}
