import type { Attribute } from "@larkwood/contract";
import { attributeFacet, type FacetRow, isLength, type Kind, PRICE_STEPS } from "../filters";
import type { IndexSnapshot } from "./index-snapshot";
import { KINDS } from "./kinds";
import type { MatchResult } from "./match-rows";

/** Counts facet values: for each value, the rows that fail no filter other than that of its own facet. */
export function countRows(
  snapshot: IndexSnapshot,
  { failed, bitOf }: MatchResult,
  attributes: readonly Attribute[],
): FacetRow[] {
  const passing = passingRows(failed);
  const rows = (facet: string) => passing(bitOf(facet));
  const hasValues = ({ type }: Attribute) => type !== "number" && type !== "text";
  return [
    { facet: "total", value: "", count: passing(0).length },
    ...countKinds("category", snapshot, rows("category"), ({ category }) => category),
    ...countPrices(rows("price"), snapshot),
    ...countKinds("stock", snapshot, rows("stock"), ({ isInStock }) => (isInStock ? "" : null)),
    ...countKinds("sale", snapshot, rows("sale"), ({ isOnSale }) => (isOnSale ? "" : null)),
    ...countWords(snapshot, attributes.filter(hasValues), { passing, bitOf }),
    ...attributes
      .filter(({ type }) => type === "number")
      .flatMap(({ key }) => countNumbers(snapshot, key, rows(attributeFacet(key)))),
  ];
}

type Passing = (own: number) => Uint32Array;

/** Finds the rows that fail only a given filter, and caches the result per filter. */
function passingRows(failed: Int32Array): Passing {
  const cache = new Map<number, Uint32Array>();
  return (own) => {
    const found = cache.get(own) ?? rowsFailingOnly(failed, own);
    cache.set(own, found);
    return found;
  };
}

function rowsFailingOnly(failed: Int32Array, own: number): Uint32Array {
  const rows = new Uint32Array(failed.length);
  let count = 0;
  for (let row = 0; row < failed.length; row += 1) {
    if (((failed[row] ?? 0) & ~own) !== 0) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.subarray(0, count);
}

/** Counts the rows per code. */
function tally(rows: Uint32Array, codes: Uint16Array | Uint32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let i = 0; i < rows.length; i += 1) {
    const code = codes[rows[i] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

function nonZero(facet: string, counts: Uint32Array, nameOf: (code: number) => string | null): FacetRow[] {
  const found: FacetRow[] = [];
  counts.forEach((count, code) => {
    const value = count > 0 ? nameOf(code) : null;
    if (value !== null) found.push({ facet, value, count });
  });
  return found;
}

/** Counts rows by a property of their kind; several kinds can share a value. */
function countKinds(
  facet: string,
  { kind: { codes } }: IndexSnapshot,
  rows: Uint32Array,
  nameOf: (kind: Kind) => string | null,
): FacetRow[] {
  const counts = new Map<string, number>();
  tally(rows, codes, KINDS.length).forEach((count, code) => {
    const kind = KINDS[code];
    const value = kind && count > 0 ? nameOf(kind) : null;
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
  });
  return [...counts].map(([value, count]) => ({ facet, value, count }));
}

/** A product whose variants differ in price counts once in each range. */
function countPrices(rows: Uint32Array, { price, prices, priceSet: { codes } }: IndexSnapshot): FacetRow[] {
  const counts = new Uint32Array(PRICE_STEPS.length + 1);
  const add = (range: number, count = 1) => {
    counts[range] = (counts[range] ?? 0) + count;
  };
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if (codes[row] === 0) add(priceRange(price[row] ?? 0));
  }
  if (prices.isUsed)
    tally(rows, codes, prices.sets.length).forEach((count, set) => {
      for (const range of new Set(prices.sets[set]?.map(priceRange))) add(range, count);
    });
  return nonZero("price", counts, String);
}

function priceRange(cents: number): number {
  let range = 0;
  while (range < PRICE_STEPS.length && cents >= (PRICE_STEPS[range] ?? 0)) range += 1;
  return range;
}

function countNumbers(snapshot: IndexSnapshot, key: string, rows: Uint32Array): FacetRow[] {
  const isSized = isLength(key) && snapshot.sizes.isUsed;
  const [oneSize, severalSizes] = isSized
    ? partitionBySizes(rows, snapshot.sizeSet.codes)
    : [rows, new Uint32Array(0)];
  const column = snapshot.numbers.get(key);
  const counts = new Map<number, number>();
  if (column)
    tally(oneSize, column.codes, column.sets.length).forEach((count, code) => {
      if (count > 0)
        for (const value of column.sets[code] ?? []) counts.set(value, (counts.get(value) ?? 0) + count);
    });
  // A product with several sizes counts once per distinct length.
  if (isSized)
    for (const [length, count] of snapshot.sizes.countLengths(
      key,
      tally(severalSizes, snapshot.sizeSet.codes, snapshot.sizes.count),
    ))
      counts.set(length, (counts.get(length) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ facet: attributeFacet(key), value: String(value), count }));
}

/** Separates rows with one size from rows with several sizes. */
function partitionBySizes(rows: Uint32Array, sets: Uint16Array | Uint32Array): [Uint32Array, Uint32Array] {
  const partitioned = new Uint32Array(rows.length);
  let [start, end] = [0, rows.length];
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if (sets[row] === 0) {
      partitioned[start] = row;
      start += 1;
    } else {
      end -= 1;
      partitioned[end] = row;
    }
  }
  return [partitioned.subarray(0, start), partitioned.subarray(end)];
}

interface Counting extends Pick<MatchResult, "bitOf"> {
  passing: Passing;
}

/** Counts attribute values by combination: each combination of values is visited once, not each product. */
function countWords(
  { words, wordSet }: IndexSnapshot,
  attributes: readonly Attribute[],
  { passing, bitOf }: Counting,
): FacetRow[] {
  const filters = new Set(attributes.map(({ key }) => bitOf(attributeFacet(key))));
  return [...filters].flatMap((own) => {
    const sameFilter = attributes.filter(({ key }) => bitOf(attributeFacet(key)) === own);
    const keys = new Set(sameFilter.map(({ key }) => key));
    const counts = new Uint32Array(words.words.length);
    tally(passing(own), wordSet.codes, words.sets.length).forEach((count, set) => {
      if (count > 0) for (const word of words.sets[set] ?? []) counts[word] = (counts[word] ?? 0) + count;
    });
    return words.words.flatMap((word, index) => {
      const [key = "", value = ""] = word.split(":");
      const count = counts[index] ?? 0;
      return count > 0 && keys.has(key) ? [{ facet: attributeFacet(key), value, count }] : [];
    });
  });
}
