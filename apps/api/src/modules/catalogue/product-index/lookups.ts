import {
  type Box,
  type ColumnTest,
  isLength,
  isWithin,
  type Kind,
  LENGTHS,
  type Length,
  millimetres,
  type Range,
} from "../filters";
import type { Codes, Columns } from "./columns";
import { KINDS } from "./kinds";

const ALL_BITS = 0xff;

/** A code per row, and 1 for each code that passes. Loops over tables need no branches, which would be many times slower. */
export interface Lookup {
  codes: Codes;
  passes: Uint8Array;
}

/** Evaluates a test. A row passes if it passes one of the lookups. */
export function toLookups(columns: Columns, test: ColumnTest): Lookup[] {
  if (test.column === "kind") return [lookUpKind(columns, test.passes)];
  if (test.column === "price") return lookUpPrice(columns, test.range);
  if (test.column === "words") return [lookUpWords(columns, test.passes)];
  if (test.column === "numbers") return lookUpNumber(columns, test);
  return lookUpSize(columns, test.boxes);
}

function lookUpKind({ kind }: Columns, passes: (kind: Kind) => boolean): Lookup {
  return { codes: kind.codes, passes: Uint8Array.from(KINDS, (one) => Number(one !== null && passes(one))) };
}

function lookUpPrice({ rows, price, prices, priceSet }: Columns, range: Range): Lookup[] {
  const [lower, upper] = [range.min ?? 0, range.max ?? Number.POSITIVE_INFINITY];
  const isInRange = new Uint8Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const cents = price[row] ?? 0;
    isInRange[row] = Number(cents >= lower) & Number(cents <= upper);
  }
  const own = { codes: isInRange, passes: Uint8Array.of(0, 1) };
  if (!prices.isUsed) return [own];
  return [own, { codes: priceSet.codes, passes: prices.setsWithPrice(isWithin(range)) }];
}

function lookUpWords({ wordSet, words }: Columns, passes: (word: string) => boolean): Lookup {
  return { codes: wordSet.codes, passes: words.setsWithWord(passes) };
}

function lookUpNumber(
  columns: Columns,
  { key, passes }: Extract<ColumnTest, { column: "numbers" }>,
): Lookup[] {
  const { sizes, sizeSet } = columns;
  const { codes, sets } = numbersOf(columns, key);
  const own = { codes, passes: Uint8Array.from(sets, (set) => Number(set.some(passes))) };
  if (!isLength(key) || !sizes.isUsed) return [own];
  return [own, { codes: sizeSet.codes, passes: sizes.setsWithLength(key, passes) }];
}

/** The column of a number; without values if no product has it. */
const numbersOf = ({ numbers, rows }: Columns, key: string) =>
  numbers.get(key) ?? { codes: new Uint8Array(rows), sets: [[]] };

function lookUpSize(columns: Columns, boxes: readonly Box[]): Lookup[] {
  const { rows, sizes, sizeSet } = columns;
  const keys = LENGTHS.filter((key) => boxes.some((box) => box.some((range) => range.key === key)));
  const bitsOf = (key: Length, length: number) => acceptingBoxes(boxes, key, length);
  // For each row, a bit for each box that accepts all of its lengths.
  const accepting = new Uint8Array(rows).fill(ALL_BITS);
  for (const key of keys) {
    const { codes, sets } = numbersOf(columns, key);
    const table = Uint8Array.from(sets, ([length]) => (length === undefined ? 0 : bitsOf(key, length)));
    for (let row = 0; row < rows; row += 1)
      accepting[row] = (accepting[row] ?? 0) & (table[codes[row] ?? 0] ?? 0);
  }
  const own = { codes: accepting, passes: new Uint8Array(ALL_BITS + 1).fill(1, 1) };
  return sizes.isUsed ? [own, { codes: sizeSet.codes, passes: sizes.setsWithBit(keys, bitsOf) }] : [own];
}

/** A bit for each box that accepts this length. */
function acceptingBoxes(boxes: readonly Box[], key: Length, centimetres: number): number {
  const length = millimetres(centimetres);
  const accepts = (box: Box) => box.every((range) => range.key !== key || isWithin(range)(length));
  return boxes.reduce((bits, box, index) => bits | (Number(accepts(box)) << index), 0);
}
