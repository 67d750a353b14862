import type { Place } from "./keyset";
import { encodeCursor } from "./keyset";

/** One page of a list. */
export interface Page<T> {
  items: T[];
  total: number;
  nextCursor: string | null;
}

/** Cuts rows, of which one more than asked was read, to a page. */
export function cutPage<R extends { place: Place }, T>(
  rows: readonly R[],
  limit: number,
  total: number,
  map: (row: R) => T,
): Page<T> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit).map(map), total, nextCursor: last ? encodeCursor(last.place) : null };
}
