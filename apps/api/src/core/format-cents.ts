import { createMoneyFormat, type MoneyFormat } from "@larkwood/domain";

// Building a format costs about 50 µs, and a shop uses one currency for years.
const formats = new Map<string, MoneyFormat>();

/** `$1,234.50` or `$1,234` from whole cents. */
export function formatCents(cents: number, currency: string): string {
  let format = formats.get(currency);
  if (!format) {
    format = createMoneyFormat(currency);
    formats.set(currency, format);
  }
  return format.formatCents(cents);
}
