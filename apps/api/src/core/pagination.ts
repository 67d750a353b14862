import { LIMITS } from "@larkwood/contract";
import { type CursorPosition, decodeCursor, encodeCursor, type SortOrder } from "./cursor";

/** One page of a list. */
export interface Page<T> {
  items: T[];
  total: number;
  nextCursor: string | null;
}

/** Cuts rows, of which one more than asked was read, to a page. */
export function slicePage<R extends { place: CursorPosition }, T>(
  rows: readonly R[],
  limit: number,
  total: number,
  map: (row: R) => T,
): Page<T> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit).map(map), total, nextCursor: last ? encodeCursor(last.place) : null };
}

/** Which page of a list is asked for. */
export interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

interface List<Row, T> {
  order: SortOrder;
  /** Rows after a place, at most so many. */
  read: (after: CursorPosition | null, limit: number) => Promise<Row[]>;
  count: () => Promise<number>;
  /** A row's place in the order, and its id. */
  placeOf: (row: Row) => { key: string; id: string };
  map: (row: Row) => T;
}

/** Reads the page that a query asks for. */
export async function fetchPage<Row, T>(
  query: PageQuery,
  { order, read, count, placeOf, map }: List<Row, T>,
): Promise<Page<T>> {
  const limit = query.limit ?? LIMITS.pageSize;
  const [rows, total] = await Promise.all([read(decodeCursor(query.cursor, order), limit + 1), count()]);
  const placed = rows.map((row) => ({ row, place: { ...placeOf(row), part: 0 } }));
  return slicePage(placed, limit, total, ({ row }) => map(row));
}
