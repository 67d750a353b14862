const MOST_SHORT = 0xff_ff;

/** Numbers of one kind, each by its place among those that occur; 0 where a product has none. */
export class NumberColumn {
  codes: Uint16Array | Uint32Array;
  /** The number of each code; the first is none. */
  readonly values: number[] = [Number.NaN];
  readonly #codeOf = new Map<number, number>();

  constructor(rows: number) {
    this.codes = new Uint16Array(rows);
  }

  get byteLength(): number {
    return this.codes.byteLength + this.values.length * 40;
  }

  reserve(rows: number): void {
    const larger = this.codes instanceof Uint16Array ? new Uint16Array(rows) : new Uint32Array(rows);
    larger.set(this.codes);
    this.codes = larger;
  }

  set(row: number, value: number): void {
    this.codes[row] = this.#codeOf.get(value) ?? this.#add(value);
  }

  clear(row: number): void {
    this.codes[row] = 0;
  }

  #add(value: number): number {
    const code = this.values.push(value) - 1;
    this.#codeOf.set(value, code);
    if (code > MOST_SHORT && this.codes instanceof Uint16Array) this.codes = Uint32Array.from(this.codes);
    return code;
  }
}
