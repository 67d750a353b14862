import { CodeColumn } from "./code-column";

const BYTES_PER_SET = 60;
const BYTES_PER_NUMBER = 8;

/** Numbers of one attribute, stored as codes of the distinct combinations; most products have one number. */
export class NumberColumn extends CodeColumn {
  /** The numbers of each code; code 0 has none. */
  readonly sets: (readonly number[])[] = [[]];
  readonly #codeOf = new Map<string, number>();
  #bytes = 0;

  override get byteLength(): number {
    return super.byteLength + this.#bytes;
  }

  /** Returns whether the numbers changed. */
  put(row: number, numbers: readonly number[]): boolean {
    const key = numbers.join(" ");
    return this.set(row, this.#codeOf.get(key) ?? this.#add(key, numbers));
  }

  #add(key: string, numbers: readonly number[]): number {
    const code = this.sets.push(numbers) - 1;
    this.#codeOf.set(key, code);
    this.#bytes += BYTES_PER_SET + 2 * key.length + numbers.length * BYTES_PER_NUMBER;
    return code;
  }
}
