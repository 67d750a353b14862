import type { IndexSnapshot } from "./index-snapshot";
import { NO_PRODUCT } from "./kinds";
import type { RowBits } from "./row-bits";
import { isMatch, mayMatch } from "./title-query";
import type { TitleTest, TitleTests } from "./title-tests";
import type { Titles } from "./titles";

const UNKNOWN = -1;

/**
 * Scans rows from last to first for those that pass a test. The words of a title are reduced to a bit mask, and the tests
 * that a mask passes are cached, so the scan itself is a few operations per row.
 */
export function createTitleScan(
  snapshot: IndexSnapshot,
  titles: Titles,
  { all, queries }: TitleTests,
  bits: RowBits | null,
) {
  const { masks } = queries;
  const { starts, lengths } = titles;
  const [words, heads, kinds] = [titles.codes.codes, titles.head.codes, snapshot.kind.codes];
  // The first entry is for rows without a product.
  const categoryMasks = [0, ...titles.categories.map((codes) => queries.maskOf(codes))];
  const byName = new Int16Array(1 << queries.leaves).fill(UNKNOWN);
  const byTitle = new Int16Array(1 << queries.leaves).fill(UNKNOWN);
  const nameTests = all.filter(({ isOfTitle }) => !isOfTitle);
  const titleTests = all.filter(({ isOfTitle }) => isOfTitle);
  const passedTests = (tests: readonly TitleTest[], cache: Int16Array, mask: number) => {
    let passed = 0;
    for (const test of tests) if (mayMatch(test.query, mask)) passed |= 1 << all.indexOf(test);
    cache[mask] = passed;
    return passed;
  };

  const isCertain = (test: TitleTest, row: number, kind: number) => {
    if (test.heads && !test.heads[heads[row] ?? 0]) return false;
    if (!test.hasPhrase) return true;
    const name = [...titles.sequence(row)];
    const category = titles.categories[(kind >>> 2) - 1] ?? [];
    return isMatch(test.query, test.isOfTitle ? [...name, ...category] : name);
  };

  const scan = {
    /** Index of the test that the last row passed. */
    testIndex: 0,
    /** Finds the next row below `before` that passes a test below `end`; -1 if there is none. */
    next(before: number, end: number): number {
      const wanted = (1 << end) - 1;
      // If only the best tier is left, the head noun rules out most rows.
      const onlyHeads = end === 1 ? (all[0]?.heads ?? null) : null;
      for (let row = before - 1; row >= 0; row -= 1) {
        if (onlyHeads && onlyHeads[heads[row] ?? 0] === 0) continue;
        const kind = kinds[row] ?? NO_PRODUCT;
        if (kind === NO_PRODUCT) continue;
        let mask = 0;
        const first = starts[row] ?? 0;
        const last = first + (lengths[row] ?? 0);
        for (let at = first; at < last; at += 1) mask |= masks[words[at] ?? 0] ?? 0;
        const title = mask | (categoryMasks[kind >>> 2] ?? 0);
        if (title === 0) continue;
        let byNameTests = byName[mask] ?? 0;
        if (byNameTests === UNKNOWN) byNameTests = passedTests(nameTests, byName, mask);
        let byTitleTests = byTitle[title] ?? 0;
        if (byTitleTests === UNKNOWN) byTitleTests = passedTests(titleTests, byTitle, title);
        const passed = (byNameTests | byTitleTests) & wanted;
        if (passed === 0) continue;
        if (bits && !((bits[row >>> 5] ?? 0) & (1 << (row & 31)))) continue;
        for (let index = 0; index < end; index += 1) {
          const test = all[index];
          if (!test || !(passed & (1 << index)) || !isCertain(test, row, kind)) continue;
          scan.testIndex = index;
          return row;
        }
      }
      return -1;
    },
  };
  return scan;
}
