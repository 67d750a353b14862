import { LENGTHS, type Length } from "../filters";

/** Width, depth and height in centimetres; null where nobody has measured. */
export type Size = readonly (number | null)[];

const BYTES_PER_SET = 150;
const BYTES_PER_SIZE = 100;
// Whatever is put over it stays as it is.
const ALL_BITS = -1;

/** The lengths of one kind: those that occur, by a code; and by code those of each size, and those of each set once. */
class LengthCodes {
  /** The length of each code; the first is none. */
  readonly values: number[] = [Number.NaN];
  readonly ofSize: number[] = [];
  /** In pairs: the lengths that a set has, each once. */
  readonly inSet: { sets: number[]; codes: number[] } = { sets: [], codes: [] };
  readonly #codeOf = new Map<number, number>();

  add(lengths: readonly (number | null)[], set: number): void {
    const codes = lengths.map((length) => (length === null ? 0 : this.#code(length)));
    this.ofSize.push(...codes);
    for (const code of new Set(codes)) {
      this.inSet.sets.push(set);
      this.inSet.codes.push(code);
    }
  }

  #code(length: number): number {
    const known = this.#codeOf.get(length);
    if (known !== undefined) return known;
    const code = this.values.push(length) - 1;
    this.#codeOf.set(length, code);
    return code;
  }
}

/**
 * The sizes that products come in, by combination; only those with variants of other measures than their own have any. By
 * column, like the products: a filter is a table of which lengths pass.
 */
export class SizeSets {
  /** How many combinations there are; the first has no size. */
  count = 1;
  bytes = 0;
  readonly #setOfSize: number[] = [];
  readonly #lengths = { width: new LengthCodes(), depth: new LengthCodes(), height: new LengthCodes() };
  readonly #codeOf = new Map<string, number>([["", 0]]);

  /** Whether any product comes in more than one size. */
  get isUsed(): boolean {
    return this.count > 1;
  }

  codeOf(given: readonly Size[]): number {
    if (given.length === 0) return 0;
    const byText = new Map(given.map((size) => [size.join("x"), size]));
    const key = [...byText.keys()].sort().join(" ");
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    const [set, sizes] = [this.count, [...byText.values()]];
    this.count += 1;
    this.#codeOf.set(key, set);
    for (const _ of sizes) this.#setOfSize.push(set);
    for (const [place, length] of LENGTHS.entries())
      this.#lengths[length].add(
        sizes.map((size) => size[place] ?? null),
        set,
      );
    this.bytes += BYTES_PER_SET + 2 * key.length + sizes.length * BYTES_PER_SIZE;
    return set;
  }

  /** What is to be noted for each length of a kind; the first is none. */
  table(key: Length, note: (length: number | null) => number): Int32Array {
    return Int32Array.from(this.#lengths[key].values, (length, code) => note(code > 0 ? length : null));
  }

  /** For each combination the bits that one of its sizes, or another of them, has in all of the tables. */
  bitsOf(tables: ReadonlyMap<Length, Int32Array>): Int32Array {
    const ofSizes = new Int32Array(this.#setOfSize.length).fill(ALL_BITS);
    for (const [key, table] of tables) {
      const codes = this.#lengths[key].ofSize;
      for (let size = 0; size < ofSizes.length; size += 1)
        ofSizes[size] = (ofSizes[size] ?? 0) & (table[codes[size] ?? 0] ?? 0);
    }
    const found = new Int32Array(this.count);
    ofSizes.forEach((bits, size) => {
      const set = this.#setOfSize[size] ?? 0;
      found[set] = (found[set] ?? 0) | bits;
    });
    return found;
  }

  /** How many products have each length, where so many have each combination. */
  countLengths(key: Length, counts: Uint32Array): Map<number, number> {
    const { values, inSet } = this.#lengths[key];
    const found = new Uint32Array(values.length);
    inSet.codes.forEach((code, pair) => {
      found[code] = (found[code] ?? 0) + (counts[inSet.sets[pair] ?? 0] ?? 0);
    });
    const counted = new Map<number, number>();
    found.forEach((count, code) => {
      if (count > 0 && code > 0) counted.set(values[code] ?? 0, count);
    });
    return counted;
  }
}
