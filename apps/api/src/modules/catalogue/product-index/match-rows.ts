import { type ChosenFilter, facetBits } from "../filters";
import type { Columns } from "./columns";
import { NO_PRODUCT } from "./kinds";
import { type Lookup, toLookups } from "./lookups";

// Bit of no filter: a row with this bit is never counted.
const EXCLUDED = 1 << 30;

/** A bit mask per row of the filters that it fails. */
export interface MatchResult {
  failed: Int32Array;
  /** The bits of a facet's own filters; 0 if none is chosen. */
  bitOf(facet: string): number;
}

/** Applies filters to all rows or to the given ones. */
export function matchRows(
  columns: Columns,
  filters: readonly ChosenFilter[],
  within?: Iterable<number>,
): MatchResult {
  const failed = columns.scratch();
  excludeEmptyRows(failed, columns);
  if (within) excludeOthers(failed, within);
  for (const [index, { predicate }] of filters.entries()) {
    const lookups = predicate.flatMap((test) => toLookups(columns, test));
    failByLookup(failed, combine(lookups, columns.rows), 1 << index);
  }
  return { failed, bitOf: (facet) => facetBits(filters, facet) };
}

function excludeEmptyRows(failed: Int32Array, { kind: { codes } }: Columns): void {
  for (let row = 0; row < failed.length; row += 1) failed[row] = codes[row] === NO_PRODUCT ? EXCLUDED : 0;
}

function excludeOthers(failed: Int32Array, within: Iterable<number>): void {
  const isIncluded = new Uint8Array(failed.length);
  for (const row of within) isIncluded[row] = 1;
  for (let row = 0; row < failed.length; row += 1) if (isIncluded[row] === 0) failed[row] = EXCLUDED;
}

/** Combines lookups to one that passes if any of them does. */
function combine(lookups: readonly Lookup[], rows: number): Lookup {
  const [first, ...others] = lookups;
  if (first && others.length === 0) return first;
  const codes = new Uint8Array(rows);
  for (const lookup of lookups)
    for (let row = 0; row < rows; row += 1)
      codes[row] = (codes[row] ?? 0) | (lookup.passes[lookup.codes[row] ?? 0] ?? 0);
  return { codes, passes: Uint8Array.of(0, 1) };
}

/** Sets the bit for rows that do not pass. */
function failByLookup(failed: Int32Array, { codes, passes }: Lookup, bit: number): void {
  const fails = Int32Array.from(passes, (isPassing) => (isPassing ? 0 : bit));
  for (let row = 0; row < failed.length; row += 1)
    failed[row] = (failed[row] ?? 0) | (fails[codes[row] ?? 0] ?? 0);
}
