import { formatPrice } from "~/lib/format/money";
import { type Page, partialMatchesText } from "~/lib/lists/read-page";
import { parsePriceBounds } from "./filters";

/** How a search was understood, as sentences. */
export function searchNotes(page: Page<unknown>): string[] {
  return [
    ...(page.isPartial ? [partialMatchesText(page)] : []),
    ...(page.price ? [priceNote(page.price)] : []),
    ...(page.size ? [sizeNote(page.size)] : []),
  ];
}

function priceNote(price: string): string {
  const { minPrice, maxPrice } = parsePriceBounds(price);
  if (maxPrice === undefined) return `Prices from ${formatPrice(minPrice ?? 0)}.`;
  if (minPrice === undefined) return `Prices up to ${formatPrice(maxPrice)}.`;
  return `Prices from ${formatPrice(minPrice)} to ${formatPrice(maxPrice)}.`;
}

const DIRECTIONS: Record<string, string> = { width: "wide", depth: "deep", height: "high" };

function sizeNote(size: string): string {
  const [key = "", range = ""] = size.split(":");
  const [min, max] = range.split("..");
  const length = !max ? `At least ${min}` : min ? `${min} to ${max}` : `Up to ${max}`;
  return `${length} cm ${DIRECTIONS[key] ?? ""}.`;
}
