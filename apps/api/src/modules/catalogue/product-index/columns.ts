import type { SizeSets } from "./size-sets";
import type { WordSets } from "./word-sets";

export type Codes = Uint16Array | Uint32Array;

/** What filters ask of rows, column by column: of all of them, or of a few that were picked. */
export interface Columns {
  rows: number;
  kind: { codes: Codes };
  wordSet: { codes: Codes };
  words: WordSets;
  sizeSet: { codes: Codes };
  sizes: SizeSets;
  numbers: ReadonlyMap<string, { codes: Codes; values: readonly number[] }>;
  price: Int32Array;
  /** A number for each row, to work in. */
  marks(): Int32Array;
}

/** These rows alone, in this order, so that a filter can be asked of what has changed and of nothing else. */
export function pickRows(facts: Columns, rows: readonly number[]): Columns {
  const pick = (codes: ArrayLike<number>) => Uint32Array.from(rows, (row) => codes[row] ?? 0);
  const numbers = [...facts.numbers].map(
    ([key, { codes, values }]) => [key, { codes: pick(codes), values }] as const,
  );
  return {
    rows: rows.length,
    kind: { codes: pick(facts.kind.codes) },
    wordSet: { codes: pick(facts.wordSet.codes) },
    words: facts.words,
    sizeSet: { codes: pick(facts.sizeSet.codes) },
    sizes: facts.sizes,
    numbers: new Map(numbers),
    price: Int32Array.from(rows, (row) => facts.price[row] ?? 0),
    marks: () => new Int32Array(rows.length),
  };
}
