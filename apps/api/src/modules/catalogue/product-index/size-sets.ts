import { LENGTHS, type Length } from "../filters";

/** Width, depth and height in centimetres; null if unknown. */
export type Size = readonly (number | null)[];

const BYTES_PER_SET = 150;
const BYTES_PER_SIZE = 100;
const ALL_BITS = 0xff;

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

  /** For each combination, 1 if a length of one of its sizes passes. */
  setsWithLength(key: Length, passes: (length: number) => boolean): Uint8Array {
    const { values, inSet } = this.#lengths[key];
    const isPassing = values.map((length, code) => code > 0 && passes(length));
    const found = new Uint8Array(this.count);
    inSet.codes.forEach((code, pair) => {
      if (isPassing[code]) found[inSet.sets[pair] ?? 0] = 1;
    });
    return found;
  }

  /** For each combination, 1 if one of its sizes has a bit that all of these lengths have. */
  setsWithBit(keys: readonly Length[], bitsOf: (key: Length, length: number) => number): Uint8Array {
    const common = new Uint8Array(this.#setOfSize.length).fill(ALL_BITS);
    for (const key of keys) {
      const { values, ofSize } = this.#lengths[key];
      const table = Uint8Array.from(values, (length) => bitsOf(key, length));
      for (let size = 0; size < common.length; size += 1)
        common[size] = (common[size] ?? 0) & (table[ofSize[size] ?? 0] ?? 0);
    }
    const found = new Uint8Array(this.count);
    common.forEach((bits, size) => {
      if (bits !== 0) found[this.#setOfSize[size] ?? 0] = 1;
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
