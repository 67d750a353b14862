import { type AttributeFilter, CATEGORIES, type Space } from "@larkwood/contract";
import { millimetres, readNumbers } from "../attribute-filter";
import type { FacetQuery } from "../count-facets";
import { attributeFacet } from "../facets.mapper";
import { centsDown, centsUp } from "../product-filter";
import { type Facts, IN_STOCK, ON_SALE } from "./facts";
import { storedMillimetres } from "./stored-millimetres";

// No facet's own filter: a row that has it counts nowhere.
const NEVER = 1 << 30;

/** For each row which filters it fails, a bit for each. */
export interface Matched {
  failed: Int32Array;
  /** The bit of a facet's own filter; 0 where nothing is chosen. */
  bitOf(facet: string): number;
}

/** Tries all rows, or those given, against the filters of a query but its words; column by column, which is quickest. */
export function matchRows(facts: Facts, query: FacetQuery, within?: Iterable<number>): Matched {
  const failed = facts.marks();
  const bits = new Map<string, number>();
  const bitFor = (facet: string) => {
    const bit = 1 << bits.size;
    bits.set(facet, bit);
    return bit;
  };
  const { category, minPrice, maxPrice, inStock, onSale, attributes = [], fits } = query;
  failOthers(failed, facts.category, within);
  if (category) {
    const pass = Uint8Array.from([0, ...CATEGORIES], (word) => Number(word === category));
    failByCode(failed, { codes: facts.category, pass, bit: bitFor("category") });
  }
  if (minPrice !== undefined || maxPrice !== undefined)
    failByPrice(failed, facts.price, { minPrice, maxPrice, bit: bitFor("price") });
  if (inStock) failByFlag(failed, facts.flags, { flag: IN_STOCK, bit: bitFor("stock") });
  if (onSale) failByFlag(failed, facts.flags, { flag: ON_SALE, bit: bitFor("sale") });
  for (const filter of attributes) failByAttribute(failed, facts, filter, bitFor(attributeFacet(filter.key)));
  if (fits) failBySpace(failed, facts, fits);
  return { failed, bitOf: (facet) => bits.get(facet) ?? 0 };
}

/** Those that are no products, or are not among the ones that are asked about. */
function failOthers(failed: Int32Array, category: Uint8Array, within: Iterable<number> | undefined): void {
  if (within) {
    failed.fill(NEVER);
    for (const row of within) failed[row] = 0;
  }
  for (let row = 0; row < failed.length; row += 1) if (category[row] === 0) failed[row] = NEVER;
}

interface ByCode {
  codes: Uint8Array | Uint16Array | Uint32Array;
  /** 1 for each code that passes. */
  pass: Uint8Array;
  bit: number;
}

function failByCode(failed: Int32Array, { codes, pass, bit }: ByCode): void {
  for (let row = 0; row < failed.length; row += 1)
    if (pass[codes[row] ?? 0] === 0) failed[row] = (failed[row] ?? 0) | bit;
}

function failByFlag(
  failed: Int32Array,
  flags: Uint8Array,
  { flag, bit }: { flag: number; bit: number },
): void {
  for (let row = 0; row < failed.length; row += 1)
    if (((flags[row] ?? 0) & flag) === 0) failed[row] = (failed[row] ?? 0) | bit;
}

interface Prices {
  minPrice: number | undefined;
  maxPrice: number | undefined;
  bit: number;
}

function failByPrice(failed: Int32Array, prices: Int32Array, { minPrice, maxPrice, bit }: Prices): void {
  const least = minPrice === undefined ? 0 : centsUp(minPrice);
  const most = maxPrice === undefined ? Number.POSITIVE_INFINITY : centsDown(maxPrice);
  for (let row = 0; row < failed.length; row += 1) {
    const price = prices[row] ?? 0;
    if (price < least || price > most) failed[row] = (failed[row] ?? 0) | bit;
  }
}

const LENGTHS = new Set(["width", "depth", "height"]);

function failByAttribute(failed: Int32Array, facts: Facts, filter: AttributeFilter, bit: number): void {
  if ("values" in filter) failByWords(failed, facts, filter, bit);
  else failByBounds(failed, facts, filter, bit);
}

function failByBounds(
  failed: Int32Array,
  facts: Facts,
  { key, min, max }: Exclude<AttributeFilter, { values: string[] }>,
  bit: number,
): void {
  const isLength = LENGTHS.has(key);
  const bound = (given: number | null, otherwise: number) =>
    given === null ? otherwise : isLength ? millimetres(given) : given;
  const [least, most] = [bound(min, Number.NEGATIVE_INFINITY), bound(max, Number.POSITIVE_INFINITY)];
  const passed = passedNumbers(facts, key, (value) => {
    const number = isLength ? storedMillimetres(value) : value;
    return number >= least && number <= most;
  });
  failByCode(failed, { ...passed, bit });
}

const NO_NUMBERS = { codes: new Uint16Array(0), pass: new Uint8Array(1) };

/** Which numbers of an attribute pass. A product that has none does not. */
function passedNumbers(facts: Facts, key: string, passes: (value: number) => boolean) {
  const column = facts.numbers.get(key);
  if (!column) return NO_NUMBERS;
  const pass = Uint8Array.from(column.values, (value, code) => Number(code > 0 && passes(value)));
  return { codes: column.codes, pass };
}

/** By one of the words, or by one of the numbers where the attribute is a number. */
function failByWords(
  failed: Int32Array,
  { wordSet, words, numbers: columns }: Facts,
  { key, values }: { key: string; values: string[] },
  bit: number,
): void {
  const hasWord = words.having(values.map((value) => `${key}:${value}`));
  const numbers = readNumbers(values);
  const column = numbers ? columns.get(key) : undefined;
  if (!numbers || !column) {
    failByCode(failed, { codes: wordSet, pass: hasWord, bit });
    return;
  }
  const hasNumber = Uint8Array.from(column.values, (value) => Number(numbers.includes(value)));
  const { codes } = column;
  for (let row = 0; row < failed.length; row += 1)
    if (hasWord[wordSet[row] ?? 0] === 0 && hasNumber[codes[row] ?? 0] === 0)
      failed[row] = (failed[row] ?? 0) | bit;
}

/** As `fitsInto` has it: as it is or turned by 90 degrees, and nothing that nobody has measured. */
function failBySpace(failed: Int32Array, facts: Facts, { width, depth, height }: Space): void {
  const within = (key: string, most: number) =>
    passedNumbers(facts, key, (value) => storedMillimetres(value) <= millimetres(most));
  const [wide, deep] = [within("width", width), within("depth", depth)];
  const [wideTurned, deepTurned] = [within("width", depth), within("depth", width)];
  const high = within("height", height);
  const does = ({ codes, pass }: typeof high, row: number) => pass[codes[row] ?? 0] === 1;
  for (let row = 0; row < failed.length; row += 1) {
    const stands = (does(wide, row) && does(deep, row)) || (does(wideTurned, row) && does(deepTurned, row));
    if (!stands || !does(high, row)) failed[row] = NEVER;
  }
}
