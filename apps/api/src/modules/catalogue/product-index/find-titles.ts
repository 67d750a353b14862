import type { CursorPosition } from "../../../core/cursor";
import { packId } from "./id-table";
import type { IndexSnapshot } from "./index-snapshot";
import { parseTimestamp } from "./page-rows";
import type { RowBits } from "./row-bits";
import { createTitleScan } from "./scan-titles";
import { type TitleTier, toTests } from "./title-tests";

interface Paging {
  /** The rows that pass the filters; null for all rows. */
  bits: RowBits | null;
  from: CursorPosition | null;
  count: number;
}

export interface TieredRow {
  row: number;
  part: number;
}

/** Finds the first rows of these tiers, best tier first, newest first within a tier; null if the titles cannot answer. */
export function findTitles(
  snapshot: IndexSnapshot,
  tiers: readonly TitleTier[],
  paging: Paging,
): TieredRow[] | null {
  const { titles } = snapshot;
  const tests = titles?.isComplete ? toTests(titles, tiers) : null;
  if (!titles || !tests) return null;
  const scan = createTitleScan(snapshot, titles, tests, paging.bits);
  const { from, count } = paging;
  const found = tests.all.map((): number[] => []);
  const start = from && { part: from.part, created: parseTimestamp(from.key), id: packId(from.id) };
  const isAfterCursor = (row: number, part: number) => {
    if (!start || part !== start.part) return !start || part > start.part;
    return ((snapshot.created[row] ?? 0) - start.created || snapshot.ids.compareTo(row, start.id)) < 0;
  };
  const collect = (row: number, test: number): number => {
    const rows = found[test] ?? [];
    if (isAfterCursor(row, tests.all[test]?.part ?? 0)) rows.push(row);
    return rows.length;
  };

  // Scans from the newest row until the best tier fills the page. Tests from `end` on already have enough rows.
  const first = tests.all.filter(({ part }) => part < (start?.part ?? 0)).length;
  let end = tests.all.length;
  for (let row = snapshot.rowsInAgeOrder; end > first; ) {
    row = scan.next(row, end);
    if (row < 0) break;
    if (collect(row, scan.testIndex) === count) end = scan.testIndex;
  }
  // Rows that were added out of age order.
  for (let row = snapshot.rows; ; ) {
    row = scan.next(row, tests.all.length);
    if (row < snapshot.rowsInAgeOrder) break;
    collect(row, scan.testIndex);
  }
  return tests.all
    .flatMap(({ part }, test) =>
      (found[test] ?? []).sort((a, b) => snapshot.compareAge(b, a)).map((row) => ({ row, part })),
    )
    .slice(0, count);
}
