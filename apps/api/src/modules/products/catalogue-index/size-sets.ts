import { LENGTHS, type Length } from "../size-filter";

/** Width, depth and height in centimetres; null where nobody has measured. */
export type Size = readonly (number | null)[];

const BYTES_PER_SET = 200;
const BYTES_PER_SIZE = 80;
// No sum of bits: it leaves whatever it is put over as it is.
const ALL = -1;

export const lengthIn = (size: Size, key: Length) => size[LENGTHS.indexOf(key)] ?? null;

/** The sizes that products come in, by combination; only those with variants of other measures than their own have any. */
export class SizeSets {
  /** The sizes of each combination, also the product's own; the first has none. */
  readonly sets: (readonly Size[])[] = [[]];
  readonly #codeOf = new Map<string, number>([["", 0]]);
  bytes = 0;

  /** Whether any product comes in more than one size. */
  get isUsed(): boolean {
    return this.sets.length > 1;
  }

  codeOf(sizes: readonly Size[]): number {
    const byText = new Map(sizes.map((size) => [size.join("x"), size]));
    const key = [...byText.keys()].sort().join(" ");
    const known = this.#codeOf.get(key);
    if (known !== undefined) return known;
    const code = this.sets.push([...byText.values()]) - 1;
    this.#codeOf.set(key, code);
    this.bytes += BYTES_PER_SET + 2 * key.length + byText.size * BYTES_PER_SIZE;
    return code;
  }

  /** For each combination 0 where one of its sizes passes, else all bits. */
  sparing(passes: (size: Size) => boolean): Int32Array {
    return Int32Array.from(this.sets, (set) => (set.some(passes) ? 0 : ALL));
  }
}
