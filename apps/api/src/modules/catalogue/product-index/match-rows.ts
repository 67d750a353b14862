import type { AttributeFilter } from "@larkwood/contract";
import {
  attributeFacet,
  ceilCents,
  type FacetQuery,
  floorCents,
  isLength,
  parseNumbers,
  sizeTests,
  splitBounds,
} from "../filters";
import type { Codes, Columns } from "./columns";
import { KINDS } from "./kinds";
import { failBySizes, type SizeRequirement } from "./match-sizes";

// Bit of no facet: a row with this bit is never counted.
const EXCLUDED = 1 << 30;
const MAX_CENTS = 2_147_483_647;

/** A bit mask per row of the filters that it fails. */
export interface MatchResult {
  failed: Int32Array;
  /** The bits of a facet's own filters; 0 if none is chosen. */
  bitOf(facet: string): number;
}

/**
 * Applies the filters of a query, without its search words, to all rows or to the given ones. It works by column with
 * lookup tables instead of branches in the loops, because branch mispredictions would be many times slower.
 */
export function matchRows(columns: Columns, query: FacetQuery, within?: Iterable<number>): MatchResult {
  const failed = columns.scratch();
  const bits = new Map<string, number>();
  let next = 1;
  const bitFor = (...facets: readonly string[]) => {
    const bit = next;
    next *= 2;
    for (const facet of facets) bits.set(facet, (bits.get(facet) ?? 0) | bit);
    return bit;
  };
  failByKind(failed, columns.kind.codes, kindTable(query, bitFor));
  if (within) failOthers(failed, within);
  if (query.minPrice !== undefined || query.maxPrice !== undefined)
    failByPrice(failed, columns.price, query, bitFor("price"));
  const { bounds, others } = splitBounds(query.attributes);
  for (const filter of others) failByAttribute(failed, columns, filter, bitFor(attributeFacet(filter.key)));
  const { fits } = query;
  const requirements: SizeRequirement[] = sizeTests(bounds).map((test) => ({
    bounds: test.bounds,
    fits,
    bit: bitFor(...test.own.map(attributeFacet)),
  }));
  if (fits) requirements.push({ bounds: [], fits, bit: EXCLUDED });
  if (requirements.length > 0) failBySizes(failed, columns, requirements);
  return { failed, bitOf: (facet) => bits.get(facet) ?? 0 };
}

function kindTable({ category, inStock, onSale }: FacetQuery, bitFor: (facet: string) => number): Int32Array {
  const byCategory = category ? bitFor("category") : 0;
  const byStock = inStock ? bitFor("stock") : 0;
  const bySale = onSale ? bitFor("sale") : 0;
  return Int32Array.from(KINDS, (kind) => {
    if (!kind) return EXCLUDED;
    const wrongCategory = kind.category === category ? 0 : byCategory;
    return wrongCategory | (kind.isInStock ? 0 : byStock) | (kind.isOnSale ? 0 : bySale);
  });
}

function failByKind(failed: Int32Array, kinds: Codes, fails: Int32Array): void {
  for (let row = 0; row < failed.length; row += 1) failed[row] = fails[kinds[row] ?? 0] ?? 0;
}

function failOthers(failed: Int32Array, within: Iterable<number>): void {
  const isIncluded = new Uint8Array(failed.length);
  for (const row of within) isIncluded[row] = 1;
  for (let row = 0; row < failed.length; row += 1) if (isIncluded[row] === 0) failed[row] = EXCLUDED;
}

function failByCode(failed: Int32Array, codes: Codes, fails: Int32Array): void {
  for (let row = 0; row < failed.length; row += 1)
    failed[row] = (failed[row] ?? 0) | (fails[codes[row] ?? 0] ?? 0);
}

function failByPrice(
  failed: Int32Array,
  prices: Int32Array,
  { minPrice, maxPrice }: FacetQuery,
  bit: number,
): void {
  const min = minPrice === undefined ? 0 : ceilCents(minPrice);
  const max = maxPrice === undefined ? MAX_CENTS : floorCents(maxPrice);
  for (let row = 0; row < failed.length; row += 1) {
    const price = prices[row] ?? 0;
    // The sign bit of either difference: 1 if the price is outside the range.
    const isOutside = ((price - min) | (max - price)) >>> 31;
    failed[row] = (failed[row] ?? 0) | (bit * isOutside);
  }
}

function failByAttribute(failed: Int32Array, columns: Columns, filter: AttributeFilter, bit: number): void {
  if ("values" in filter) failByWords(failed, columns, filter, bit);
  else failByBounds(failed, columns, filter, bit);
}

function failByBounds(
  failed: Int32Array,
  columns: Columns,
  { key, min, max }: Exclude<AttributeFilter, { values: string[] }>,
  bit: number,
): void {
  const [lower, upper] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  const { codes, values } = columns.numbers.get(key) ?? noNumbers(columns);
  failByCode(
    failed,
    codes,
    Int32Array.from(values, (value) => (value >= lower && value <= upper ? 0 : bit)),
  );
}

/** The column of an attribute that no product has as a number. */
const noNumbers = ({ rows }: Columns) => ({ codes: new Uint16Array(rows), values: [Number.NaN] });

/** Matches one of the values, as words or as numbers; for dimensions also the measures of variants. */
function failByWords(
  failed: Int32Array,
  columns: Columns,
  { key, values }: { key: string; values: string[] },
  bit: number,
): void {
  const { words, wordSet, sizes, sizeSet } = columns;
  const fails = Int32Array.from(words.having(values.map((value) => `${key}:${value}`)), (has) =>
    has ? 0 : bit,
  );
  const numbers = parseNumbers(values);
  if (!numbers) {
    failByCode(failed, wordSet.codes, fails);
    return;
  }
  const column = columns.numbers.get(key) ?? noNumbers(columns);
  const isMatch = (number: number | null) => Number(number !== null && numbers.includes(number));
  const failsNumber = Int32Array.from(column.values, (value) => (isMatch(value) ? 0 : bit));
  // Only dimensions can match by the size of a variant.
  const failsSize = isLength(key)
    ? sizes.bitsOf(new Map([[key, sizes.table(key, isMatch)]])).map((hasMatch) => (hasMatch ? 0 : bit))
    : new Int32Array(sizes.count).fill(bit);
  const [sets, codes, sizeCodes] = [wordSet.codes, column.codes, sizeSet.codes];
  for (let row = 0; row < failed.length; row += 1) {
    const failsBoth = (fails[sets[row] ?? 0] ?? 0) & (failsNumber[codes[row] ?? 0] ?? 0);
    failed[row] = (failed[row] ?? 0) | (failsBoth & (failsSize[sizeCodes[row] ?? 0] ?? 0));
  }
}
