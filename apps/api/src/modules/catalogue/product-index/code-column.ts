const MAX_UINT16 = 0xff_ff;

/** A code per row, in 16 bits; switches to 32 bits if there are more codes. Loops over one array type are fastest. */
export class CodeColumn {
  codes: Uint16Array | Uint32Array;

  constructor(rows: number) {
    this.codes = new Uint16Array(rows);
  }

  get byteLength(): number {
    return this.codes.byteLength;
  }

  reserve(rows: number): void {
    const larger = this.codes instanceof Uint16Array ? new Uint16Array(rows) : new Uint32Array(rows);
    larger.set(this.codes);
    this.codes = larger;
  }

  /** Returns whether the code changed. */
  set(row: number, code: number): boolean {
    if (code > MAX_UINT16 && this.codes instanceof Uint16Array) this.codes = Uint32Array.from(this.codes);
    const before = this.codes[row];
    this.codes[row] = code;
    return before !== code;
  }
}
