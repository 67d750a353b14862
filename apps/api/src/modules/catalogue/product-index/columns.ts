import type { PriceSets } from "./price-sets";
import type { SizeSets } from "./size-sets";
import type { WordSets } from "./word-sets";

export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** The columns that filters read, for all rows or for a selection of rows. */
export interface Columns {
  rows: number;
  kind: { codes: Codes };
  wordSet: { codes: Codes };
  words: WordSets;
  sizeSet: { codes: Codes };
  sizes: SizeSets;
  numbers: ReadonlyMap<string, { codes: Codes; sets: readonly (readonly number[])[] }>;
  price: Int32Array;
  priceSet: { codes: Codes };
  prices: PriceSets;
  /** Scratch memory with one number per row. */
  scratch(): Int32Array;
}

/** Copies some rows, to apply a filter only to rows that changed. */
export function pickRows(columns: Columns, rows: readonly number[]): Columns {
  const pick = (codes: ArrayLike<number>) => Uint32Array.from(rows, (row) => codes[row] ?? 0);
  const numbers = [...columns.numbers].map(
    ([key, { codes, sets }]) => [key, { codes: pick(codes), sets }] as const,
  );
  return {
    rows: rows.length,
    kind: { codes: pick(columns.kind.codes) },
    wordSet: { codes: pick(columns.wordSet.codes) },
    words: columns.words,
    sizeSet: { codes: pick(columns.sizeSet.codes) },
    sizes: columns.sizes,
    numbers: new Map(numbers),
    price: Int32Array.from(rows, (row) => columns.price[row] ?? 0),
    priceSet: { codes: pick(columns.priceSet.codes) },
    prices: columns.prices,
    scratch: () => new Int32Array(rows.length),
  };
}
