import { CodeColumn } from "./code-column";

const BYTES_PER_VALUE = 40;

/** Numbers of one kind, each by its place among those that occur; 0 where a product has none. */
export class NumberColumn extends CodeColumn {
  /** The number of each code; the first is none. */
  readonly values: number[] = [Number.NaN];
  readonly #codeOf = new Map<number, number>();

  override get byteLength(): number {
    return super.byteLength + this.values.length * BYTES_PER_VALUE;
  }

  /** Whether it was another before. */
  put(row: number, value: number): boolean {
    return this.set(row, this.#codeOf.get(value) ?? this.#add(value));
  }

  #add(value: number): number {
    const code = this.values.push(value) - 1;
    this.#codeOf.set(value, code);
    return code;
  }
}
