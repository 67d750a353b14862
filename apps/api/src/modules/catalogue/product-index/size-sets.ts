import { LENGTHS, type Length } from "../filters";

/** Width, depth and height in centimetres; null if unknown. */
export type Size = readonly (number | null)[];

const BYTES_PER_SET = 150;
const BYTES_PER_SIZE = 100;
// Identity of the bitwise AND.
const ALL_BITS = -1;

/** Codes of one dimension: the distinct lengths, the code of each size, and the distinct codes of each set. */
class LengthCodes {
  /** The length of each code; code 0 has none. */
  readonly values: number[] = [Number.NaN];
  readonly ofSize: number[] = [];
  /** Pairs of set and code: the distinct lengths of each set. */
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
 * The distinct combinations of sizes of products whose variants have their own measures, stored by column. A filter is a
 * table of the lengths that pass.
 */
export class SizeSets {
  /** Number of combinations; the first one is empty. */
  count = 1;
  bytes = 0;
  readonly #setOfSize: number[] = [];
  readonly #lengths = { width: new LengthCodes(), depth: new LengthCodes(), height: new LengthCodes() };
  readonly #codeOf = new Map<string, number>([["", 0]]);

  /** Whether any product has several sizes. */
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
    for (const [index, length] of LENGTHS.entries())
      this.#lengths[length].add(
        sizes.map((size) => size[index] ?? null),
        set,
      );
    this.bytes += BYTES_PER_SET + 2 * key.length + sizes.length * BYTES_PER_SIZE;
    return set;
  }

  /** Evaluates a function for each distinct length; the first entry is for unknown lengths. */
  table(key: Length, evaluate: (length: number | null) => number): Int32Array {
    return Int32Array.from(this.#lengths[key].values, (length, code) => evaluate(code > 0 ? length : null));
  }

  /** For each combination, the bits that at least one of its sizes has in all tables. */
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

  /** Converts product counts per combination to product counts per length. */
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
