import { LIMITS, type PriceChange } from "@larkwood/contract";
import { toCents } from "./money";

const MIN_CENTS = 100;

/** The price after a bulk change in whole cents, or null if it would be out of range. */
export function changedPriceCents(cents: number, change: PriceChange): number | null {
  const next = {
    "price-set": () => toCents(change.amount),
    "price-percent": () => Math.round((cents * (100 + change.amount)) / 100),
    "price-add": () => cents + toCents(change.amount),
  }[change.kind]();
  return next >= MIN_CENTS && next <= toCents(LIMITS.price) ? next : null;
}
