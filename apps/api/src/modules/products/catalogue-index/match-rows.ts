import type { AttributeFilter, Space } from "@larkwood/contract";
import { millimetres, readNumbers } from "../attribute-filter";
import type { FacetQuery } from "../count-facets";
import { attributeFacet } from "../facets.mapper";
import { centsDown, centsUp } from "../product-filter";
import type { Codes, Columns } from "./columns";
import { KINDS } from "./kinds";

// No facet's own filter: a row that has it counts nowhere.
const NEVER = 1 << 30;
const MOST_CENTS = 2_147_483_647;

/** For each row which filters it fails, a bit for each. */
export interface Matched {
  failed: Int32Array;
  /** The bit of a facet's own filter; 0 where nothing is chosen. */
  bitOf(facet: string): number;
}

/**
 * Tries all rows, or those given, against the filters of a query but its words. Column by column, and without a branch in
 * the loops: what a row fails is looked up, because a processor that guesses wrong each other time is many times as slow.
 */
export function matchRows(facts: Columns, query: FacetQuery, within?: Iterable<number>): Matched {
  const failed = facts.marks();
  const bits = new Map<string, number>();
  const bitFor = (facet: string) => {
    const bit = 1 << bits.size;
    bits.set(facet, bit);
    return bit;
  };
  beginByKind(failed, facts.kind.codes, kindTable(query, bitFor));
  if (within) failOthers(failed, within);
  if (query.minPrice !== undefined || query.maxPrice !== undefined)
    failByPrice(failed, facts.price, query, bitFor("price"));
  for (const filter of query.attributes ?? [])
    failByAttribute(failed, facts, filter, bitFor(attributeFacet(filter.key)));
  if (query.fits) failBySpace(failed, facts, query.fits);
  return { failed, bitOf: (facet) => bits.get(facet) ?? 0 };
}

function kindTable({ category, inStock, onSale }: FacetQuery, bitFor: (facet: string) => number): Int32Array {
  const byCategory = category ? bitFor("category") : 0;
  const byStock = inStock ? bitFor("stock") : 0;
  const bySale = onSale ? bitFor("sale") : 0;
  return Int32Array.from(KINDS, (kind) => {
    if (!kind) return NEVER;
    const wrongRoom = kind.category === category ? 0 : byCategory;
    return wrongRoom | (kind.isInStock ? 0 : byStock) | (kind.isOnSale ? 0 : bySale);
  });
}

function beginByKind(failed: Int32Array, kinds: Codes, fails: Int32Array): void {
  for (let row = 0; row < failed.length; row += 1) failed[row] = fails[kinds[row] ?? 0] ?? 0;
}

function failOthers(failed: Int32Array, within: Iterable<number>): void {
  const asked = new Uint8Array(failed.length);
  for (const row of within) asked[row] = 1;
  for (let row = 0; row < failed.length; row += 1) if (asked[row] === 0) failed[row] = NEVER;
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
  const least = minPrice === undefined ? 0 : centsUp(minPrice);
  const most = maxPrice === undefined ? MOST_CENTS : centsDown(maxPrice);
  for (let row = 0; row < failed.length; row += 1) {
    const price = prices[row] ?? 0;
    // The sign of either difference, as a bit.
    const isOutside = ((price - least) | (most - price)) >>> 31;
    failed[row] = (failed[row] ?? 0) | (bit * isOutside);
  }
}

function failByAttribute(failed: Int32Array, facts: Columns, filter: AttributeFilter, bit: number): void {
  if ("values" in filter) failByWords(failed, facts, filter, bit);
  else failByBounds(failed, facts, filter, bit);
}

const LENGTHS = new Set(["width", "depth", "height"]);
const LONGEST = 2_147_483_647;

/** As the database draws it: binary fractions of up to five decimals are rounded as its decimal ones. */
const storedLength = (centimetres: number) => Math.min(millimetres(centimetres), LONGEST);

function failByBounds(
  failed: Int32Array,
  facts: Columns,
  { key, min, max }: Exclude<AttributeFilter, { values: string[] }>,
  bit: number,
): void {
  const isLength = LENGTHS.has(key);
  const bound = (given: number | null, otherwise: number) =>
    given === null ? otherwise : isLength ? millimetres(given) : given;
  const [least, most] = [bound(min, Number.NEGATIVE_INFINITY), bound(max, Number.POSITIVE_INFINITY)];
  const { codes, table } = numberTable(facts, key, (value) => {
    const number = isLength ? storedLength(value) : value;
    return number >= least && number <= most ? 0 : bit;
  });
  table[0] = bit;
  failByCode(failed, codes, table);
}

/** What is to be noted for each number of an attribute; nothing for products that have none. */
function numberTable({ numbers, rows }: Columns, key: string, note: (value: number) => number) {
  const column = numbers.get(key);
  if (!column) return { codes: new Uint16Array(rows), table: new Int32Array(1) };
  return {
    codes: column.codes,
    table: Int32Array.from(column.values, (value, code) => (code > 0 ? note(value) : 0)),
  };
}

/** By one of the words, or by one of the numbers where the attribute is a number. */
function failByWords(
  failed: Int32Array,
  { wordSet, words, numbers: columns }: Columns,
  { key, values }: { key: string; values: string[] },
  bit: number,
): void {
  const hasWord = words.having(values.map((value) => `${key}:${value}`));
  const numbers = readNumbers(values);
  const column = numbers ? columns.get(key) : undefined;
  if (!numbers || !column) {
    failByCode(
      failed,
      wordSet.codes,
      Int32Array.from(hasWord, (has) => (has ? 0 : bit)),
    );
    return;
  }
  const hasNumber = Int32Array.from(column.values, (value) => Number(numbers.includes(value)));
  const [sets, codes] = [wordSet.codes, column.codes];
  for (let row = 0; row < failed.length; row += 1) {
    const has = (hasWord[sets[row] ?? 0] ?? 0) | (hasNumber[codes[row] ?? 0] ?? 0);
    failed[row] = (failed[row] ?? 0) | (bit * (1 - has));
  }
}

const AS_IT_IS = 1;
const TURNED = 2;

/** As `fitsInto` has it: as it is or turned by 90 degrees, and nothing that nobody has measured. */
function failBySpace(failed: Int32Array, facts: Columns, { width, depth, height }: Space): void {
  const [across, deep, high] = [millimetres(width), millimetres(depth), millimetres(height)];
  const ways = (key: string, asItIs: number, turned: number) =>
    numberTable(facts, key, (value) => {
      const length = storedLength(value);
      return (length <= asItIs ? AS_IT_IS : 0) | (length <= turned ? TURNED : 0);
    });
  const widths = ways("width", across, deep);
  const depths = ways("depth", deep, across);
  const heights = ways("height", high, high);
  const fails = Int32Array.of(NEVER, 0, 0, 0);
  for (let row = 0; row < failed.length; row += 1) {
    const stands =
      (widths.table[widths.codes[row] ?? 0] ?? 0) &
      (depths.table[depths.codes[row] ?? 0] ?? 0) &
      (heights.table[heights.codes[row] ?? 0] ?? 0);
    failed[row] = (failed[row] ?? 0) | (fails[stands] ?? 0);
  }
}
