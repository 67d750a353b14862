import { CodeColumn } from "./code-column";

const BYTES_PER_VALUE = 40;

/** Numbers of one attribute, stored as codes of the distinct values; code 0 means no value. */
export class NumberColumn extends CodeColumn {
  /** The number of each code; code 0 has none. */
  readonly values: number[] = [Number.NaN];
  readonly #codeOf = new Map<number, number>();

  override get byteLength(): number {
    return super.byteLength + this.values.length * BYTES_PER_VALUE;
  }

  /** Returns whether the value changed. */
  put(row: number, value: number): boolean {
    return this.set(row, this.#codeOf.get(value) ?? this.#add(value));
  }

  #add(value: number): number {
    const code = this.values.push(value) - 1;
    this.#codeOf.set(value, code);
    return code;
  }
}
