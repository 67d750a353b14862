import type { CursorPosition } from "../../../core/cursor";
import { packId } from "./id-table";
import type { IndexSnapshot } from "./index-snapshot";
import { momentOf } from "./page-rows";
import type { RowBits } from "./row-bits";
import { type TitleTier, toTests } from "./title-tests";
import { createVisit } from "./visit-titles";

interface Paging {
  /** The rows that filters leave; all where there are none. */
  bits: RowBits | null;
  from: CursorPosition | null;
  count: number;
}

export interface TieredRow {
  row: number;
  part: number;
}

/** The first rows of these tiers, the best tier first and the newest first in each; null where the names cannot tell. */
export function findTitles(
  facts: IndexSnapshot,
  tiers: readonly TitleTier[],
  paging: Paging,
): TieredRow[] | null {
  const { titles } = facts;
  const tests = titles?.isComplete ? toTests(titles, tiers) : null;
  if (!titles || !tests) return null;
  const visit = createVisit(facts, titles, tests, paging.bits);
  const { from, count } = paging;
  const found = tests.all.map((): number[] => []);
  const start = from && { part: from.part, created: momentOf(from.key), id: packId(from.id) };
  const isBeyond = (row: number, part: number) => {
    if (!start || part !== start.part) return !start || part > start.part;
    return ((facts.created[row] ?? 0) - start.created || facts.ids.compareTo(row, start.id)) < 0;
  };
  const take = (row: number, place: number): number => {
    const rows = found[place] ?? [];
    if (isBeyond(row, tests.all[place]?.part ?? 0)) rows.push(row);
    return rows.length;
  };

  // From the newest on, until the best tier alone is enough. Those from `end` on have enough already.
  const first = tests.all.filter(({ part }) => part < (start?.part ?? 0)).length;
  let end = tests.all.length;
  for (let row = facts.byAge; end > first; ) {
    row = visit.next(row, end);
    if (row < 0) break;
    if (take(row, visit.place) === count) end = visit.place;
  }
  // What came later than it was made is in no order.
  for (let row = facts.rows; ; ) {
    row = visit.next(row, tests.all.length);
    if (row < facts.byAge) break;
    take(row, visit.place);
  }
  return tests.all
    .flatMap(({ part }, place) =>
      (found[place] ?? []).sort((a, b) => facts.compareAge(b, a)).map((row) => ({ row, part })),
    )
    .slice(0, count);
}
