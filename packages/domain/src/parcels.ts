import { isLength, type Size } from "./lengths";

const MAX_PARCELS = 20;
const THREE_LENGTHS =
  /(\d{1,4}(?:[.,]\d{1,2})?)\s*[x×*]\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*[x×*]\s*(\d{1,4}(?:[.,]\d{1,2})?)/gi;

/** Parses parcel sizes such as "160 × 95 × 60 cm; 90x60x20" and ignores any other text. */
export function parseParcelSizes(text: string): Size[] {
  return [...text.matchAll(THREE_LENGTHS)].slice(0, MAX_PARCELS).flatMap(([, ...lengths]) => {
    const [width, depth, height] = lengths.map((length) => Number(length.replace(",", ".")));
    return isLength(width) && isLength(depth) && isLength(height) ? [{ width, depth, height }] : [];
  });
}

/** Parcel sizes from the description; without one, the size of the piece, or null if it comes in several parcels. */
export function parcelSizesOf(piece: Size, count: unknown, description: unknown): Size[] | null {
  const sizes = typeof description === "string" ? parseParcelSizes(description) : [];
  if (sizes.length > 0) return sizes;
  return typeof count === "number" && count > 1 ? null : [piece];
}
