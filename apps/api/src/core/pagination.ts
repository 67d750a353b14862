import { LIMITS } from "@larkwood/contract";
import { type CursorPosition, decodeCursor, encodeCursor, type SortOrder } from "./cursor";

/** One page of a list. */
export interface Page<T> {
  items: T[];
  total: number;
  nextCursor: string | null;
}

/** Builds a page from `limit + 1` rows: the extra row shows that there is a next page. */
export function slicePage<R extends { position: CursorPosition }, T>(
  rows: readonly R[],
  limit: number,
  total: number,
  map: (row: R) => T,
): Page<T> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(map),
    total,
    nextCursor: last ? encodeCursor(last.position) : null,
  };
}

/** Query parameters that select a page. */
export interface PageQuery {
  cursor?: string | undefined;
  limit?: number | undefined;
}

interface List<Row, T> {
  order: SortOrder;
  /** Reads up to `limit` rows after a position. */
  read: (after: CursorPosition | null, limit: number) => Promise<Row[]>;
  count: () => Promise<number>;
  /** Sort key and id of a row. */
  positionOf: (row: Row) => { key: string; id: string };
  map: (row: Row) => T;
}

/** Reads the requested page. */
export async function fetchPage<Row, T>(
  query: PageQuery,
  { order, read, count, positionOf, map }: List<Row, T>,
): Promise<Page<T>> {
  const limit = query.limit ?? LIMITS.pageSize;
  const [rows, total] = await Promise.all([read(decodeCursor(query.cursor, order), limit + 1), count()]);
  const positioned = rows.map((row) => ({ row, position: { ...positionOf(row), part: 0 } }));
  return slicePage(positioned, limit, total, ({ row }) => map(row));
}
