import type { Attribute } from "@larkwood/contract";
import { attributeFacet, type FacetRow, isLength, PRICE_STEPS } from "../filters";
import type { IndexSnapshot } from "./index-snapshot";
import { KINDS, type Kind } from "./kinds";
import type { Matched } from "./match-rows";

/** What the walk of the table would count: for each value the rows that fail no filter but that of its own facet. */
export function countRows(
  facts: IndexSnapshot,
  { failed, bitOf }: Matched,
  attributes: readonly Attribute[],
): FacetRow[] {
  const passing = passingRows(failed);
  const rows = (facet: string) => passing(bitOf(facet));
  const isWorded = ({ type }: Attribute) => type !== "number" && type !== "text";
  return [
    { facet: "total", value: "", count: passing(0).length },
    ...countKinds("category", facts, rows("category"), ({ category }) => category),
    ...countPrices(rows("price"), facts.price),
    ...countKinds("stock", facts, rows("stock"), ({ isInStock }) => (isInStock ? "" : null)),
    ...countKinds("sale", facts, rows("sale"), ({ isOnSale }) => (isOnSale ? "" : null)),
    ...countWords(facts, attributes.filter(isWorded), { passing, bitOf }),
    ...attributes
      .filter(({ type }) => type === "number")
      .flatMap(({ key }) => countNumbers(facts, key, rows(attributeFacet(key)))),
  ];
}

type Passing = (own: number) => Uint32Array;

/** The rows that fail nothing but a given filter; looked for once for each. */
function passingRows(failed: Int32Array): Passing {
  const known = new Map<number, Uint32Array>();
  return (own) => {
    const found = known.get(own) ?? rowsFailingOnly(failed, own);
    known.set(own, found);
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

/** How many rows have each code. */
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

/** By what a kind says; several kinds may say the same. */
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

function countPrices(rows: Uint32Array, prices: Int32Array): FacetRow[] {
  const counts = new Uint32Array(PRICE_STEPS.length + 1);
  for (let i = 0; i < rows.length; i += 1) {
    const price = prices[rows[i] ?? 0] ?? 0;
    let place = 0;
    while (place < PRICE_STEPS.length && price >= (PRICE_STEPS[place] ?? 0)) place += 1;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return nonZero("price", counts, String);
}

function countNumbers(facts: IndexSnapshot, key: string, rows: Uint32Array): FacetRow[] {
  const isSized = isLength(key) && facts.sizes.isUsed;
  const [one, several] = isSized ? partBySizes(rows, facts.sizeSet.codes) : [rows, new Uint32Array(0)];
  const column = facts.numbers.get(key);
  const counts = new Map<number, number>();
  if (column)
    tally(one, column.codes, column.values.length).forEach((count, code) => {
      if (code > 0 && count > 0) counts.set(column.values[code] ?? 0, count);
    });
  // Of several sizes each length counts once.
  if (isSized)
    for (const [length, count] of facts.sizes.countLengths(
      key,
      tally(several, facts.sizeSet.codes, facts.sizes.count),
    ))
      counts.set(length, (counts.get(length) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ facet: attributeFacet(key), value: String(value), count }));
}

/** Rows of one size, and those of several. */
function partBySizes(rows: Uint32Array, sets: Uint16Array | Uint32Array): [Uint32Array, Uint32Array] {
  const parted = new Uint32Array(rows.length);
  let [start, end] = [0, rows.length];
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if (sets[row] === 0) {
      parted[start] = row;
      start += 1;
    } else {
      end -= 1;
      parted[end] = row;
    }
  }
  return [parted.subarray(0, start), parted.subarray(end)];
}

interface Counting extends Pick<Matched, "bitOf"> {
  passing: Passing;
}

/** Words by the combinations that products have: each combination is counted once, whatever it is made of. */
function countWords(
  { words, wordSet }: IndexSnapshot,
  attributes: readonly Attribute[],
  { passing, bitOf }: Counting,
): FacetRow[] {
  const filters = new Set(attributes.map(({ key }) => bitOf(attributeFacet(key))));
  return [...filters].flatMap((own) => {
    const some = attributes.filter(({ key }) => bitOf(attributeFacet(key)) === own);
    const keys = new Set(some.map(({ key }) => key));
    const counts = new Uint32Array(words.words.length);
    tally(passing(own), wordSet.codes, words.sets.length).forEach((count, set) => {
      if (count > 0) for (const place of words.sets[set] ?? []) counts[place] = (counts[place] ?? 0) + count;
    });
    return words.words.flatMap((word, place) => {
      const [key = "", value = ""] = word.split(":");
      const count = counts[place] ?? 0;
      return count > 0 && keys.has(key) ? [{ facet: attributeFacet(key), value, count }] : [];
    });
  });
}
