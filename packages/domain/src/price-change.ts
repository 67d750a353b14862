import { LIMITS, type PriceChange } from "@larkwood/contract";
import { toCents } from "./money";

const LOWEST_CENTS = 100;

/** A price after a bulk change, in whole cents, or null when it would leave the bounds of a price. */
export function changedPriceCents(cents: number, change: PriceChange): number | null {
  const next = {
    "price-set": () => toCents(change.amount),
    "price-percent": () => Math.round((cents * (100 + change.amount)) / 100),
    "price-add": () => cents + toCents(change.amount),
  }[change.kind]();
  return next >= LOWEST_CENTS && next <= toCents(LIMITS.price) ? next : null;
}
