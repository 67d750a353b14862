import type { IndexSnapshot } from "./index-snapshot";
import { NO_PRODUCT } from "./kinds";
import type { RowBits } from "./row-bits";
import { isMatch, mayMatch } from "./title-query";
import type { TitleTest, TitleTests } from "./title-tests";
import type { Titles } from "./titles";

const NOT_KNOWN = -1;

/**
 * Walks along rows, the last first, to those that pass one of the first tests. Which words a name has is a mask of few bits,
 * so what a mask is good for is found out once: the walk itself is a few additions for each row.
 */
export function createVisit(
  facts: IndexSnapshot,
  titles: Titles,
  { all, queries }: TitleTests,
  bits: RowBits | null,
) {
  const { masks } = queries;
  const { starts, lengths } = titles;
  const [words, heads, kinds] = [titles.codes.codes, titles.head.codes, facts.kind.codes];
  // The first is that of no product.
  const ofCategories = [0, ...titles.categories.map((codes) => queries.maskOf(codes))];
  const byName = new Int16Array(1 << queries.leaves).fill(NOT_KNOWN);
  const byTitle = new Int16Array(1 << queries.leaves).fill(NOT_KNOWN);
  const ofName = all.filter(({ isOfTitle }) => !isOfTitle);
  const ofTitle = all.filter(({ isOfTitle }) => isOfTitle);
  const passed = (tests: readonly TitleTest[], known: Int16Array, mask: number) => {
    let places = 0;
    for (const test of tests) if (mayMatch(test.query, mask)) places |= 1 << all.indexOf(test);
    known[mask] = places;
    return places;
  };

  const isSure = (test: TitleTest, row: number, kind: number) => {
    if (test.heads && !test.heads[heads[row] ?? 0]) return false;
    if (!test.hasPhrase) return true;
    const name = [...titles.sequence(row)];
    const category = titles.categories[(kind >>> 2) - 1] ?? [];
    return isMatch(test.query, test.isOfTitle ? [...name, ...category] : name);
  };

  const visit = {
    /** The place of the test that the row passes. */
    place: 0,
    /** The next row before one that passes a test before `end`; -1 where there is none. */
    next(before: number, end: number): number {
      const wanted = (1 << end) - 1;
      // Where only what is called so is still wanted, one look tells most rows.
      const onlyHeads = end === 1 ? (all[0]?.heads ?? null) : null;
      for (let row = before - 1; row >= 0; row -= 1) {
        if (onlyHeads && onlyHeads[heads[row] ?? 0] === 0) continue;
        const kind = kinds[row] ?? NO_PRODUCT;
        if (kind === NO_PRODUCT) continue;
        let mask = 0;
        const first = starts[row] ?? 0;
        const last = first + (lengths[row] ?? 0);
        for (let at = first; at < last; at += 1) mask |= masks[words[at] ?? 0] ?? 0;
        const title = mask | (ofCategories[kind >>> 2] ?? 0);
        if (title === 0) continue;
        let places = byName[mask] ?? 0;
        if (places === NOT_KNOWN) places = passed(ofName, byName, mask);
        let more = byTitle[title] ?? 0;
        if (more === NOT_KNOWN) more = passed(ofTitle, byTitle, title);
        places = (places | more) & wanted;
        if (places === 0) continue;
        if (bits && !((bits[row >>> 5] ?? 0) & (1 << (row & 31)))) continue;
        for (let place = 0; place < end; place += 1) {
          const test = all[place];
          if (!test || !(places & (1 << place)) || !isSure(test, row, kind)) continue;
          visit.place = place;
          return row;
        }
      }
      return -1;
    },
  };
  return visit;
}
