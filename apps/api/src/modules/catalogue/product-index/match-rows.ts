import type { AttributeFilter } from "@larkwood/contract";
import {
  attributeFacet,
  ceilCents,
  type FacetQuery,
  floorCents,
  isLength,
  readNumbers,
  sizeTests,
  splitBounds,
} from "../filters";
import type { Codes, Columns } from "./columns";
import { KINDS } from "./kinds";
import { failBySizes, type SizeWish } from "./match-sizes";

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
  let next = 1;
  const bitFor = (...facets: readonly string[]) => {
    const bit = next;
    next *= 2;
    for (const facet of facets) bits.set(facet, (bits.get(facet) ?? 0) | bit);
    return bit;
  };
  beginByKind(failed, facts.kind.codes, kindTable(query, bitFor));
  if (within) failOthers(failed, within);
  if (query.minPrice !== undefined || query.maxPrice !== undefined)
    failByPrice(failed, facts.price, query, bitFor("price"));
  const { bounds, others } = splitBounds(query.attributes);
  for (const filter of others) failByAttribute(failed, facts, filter, bitFor(attributeFacet(filter.key)));
  const { fits } = query;
  const wishes: SizeWish[] = sizeTests(bounds).map((test) => ({
    bounds: test.bounds,
    fits,
    bit: bitFor(...test.own.map(attributeFacet)),
  }));
  if (fits) wishes.push({ bounds: [], fits, bit: NEVER });
  if (wishes.length > 0) failBySizes(failed, facts, wishes);
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
  const least = minPrice === undefined ? 0 : ceilCents(minPrice);
  const most = maxPrice === undefined ? MOST_CENTS : floorCents(maxPrice);
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

function failByBounds(
  failed: Int32Array,
  facts: Columns,
  { key, min, max }: Exclude<AttributeFilter, { values: string[] }>,
  bit: number,
): void {
  const [least, most] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
  const { codes, values } = facts.numbers.get(key) ?? noNumbers(facts);
  failByCode(
    failed,
    codes,
    Int32Array.from(values, (value) => (value >= least && value <= most ? 0 : bit)),
  );
}

/** The column of an attribute that no product has as a number. */
const noNumbers = ({ rows }: Columns) => ({ codes: new Uint16Array(rows), values: [Number.NaN] });

/** By one of the words, or by one of the numbers where the attribute is a number; of a length also those of variants. */
function failByWords(
  failed: Int32Array,
  facts: Columns,
  { key, values }: { key: string; values: string[] },
  bit: number,
): void {
  const { words, wordSet, sizes, sizeSet } = facts;
  const fails = Int32Array.from(words.having(values.map((value) => `${key}:${value}`)), (has) =>
    has ? 0 : bit,
  );
  const numbers = readNumbers(values);
  if (!numbers) {
    failByCode(failed, wordSet.codes, fails);
    return;
  }
  const column = facts.numbers.get(key) ?? noNumbers(facts);
  const isAsked = (number: number | null) => Number(number !== null && numbers.includes(number));
  const failsNumber = Int32Array.from(column.values, (value) => (isAsked(value) ? 0 : bit));
  // What is no length has no sizes, and nothing spares it.
  const spared = isLength(key)
    ? sizes.bitsOf(new Map([[key, sizes.table(key, isAsked)]])).map((isHad) => (isHad ? 0 : bit))
    : new Int32Array(sizes.count).fill(bit);
  const [sets, codes, sizeCodes] = [wordSet.codes, column.codes, sizeSet.codes];
  for (let row = 0; row < failed.length; row += 1) {
    const isWithout = (fails[sets[row] ?? 0] ?? 0) & (failsNumber[codes[row] ?? 0] ?? 0);
    failed[row] = (failed[row] ?? 0) | (isWithout & (spared[sizeCodes[row] ?? 0] ?? 0));
  }
}
