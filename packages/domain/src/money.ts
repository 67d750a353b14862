/** Whole cents of a price on the wire. */
export function toCents(price: number): number {
  return Math.round(price * 100);
}

/** Price on the wire, a number with two decimals, from whole cents. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** `$1234.50` from whole cents. */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${sign}$${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** `$1,234.50` from a price on the wire: for the office, where sums are long. */
export function formatSum(price: number): string {
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
