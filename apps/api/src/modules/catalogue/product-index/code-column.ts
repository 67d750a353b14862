const MOST_SHORT = 0xff_ff;

/**
 * A code for each row. Almost always there are few codes, and loops that meet one kind of array are the quickest: only
 * where there are many each takes twice the room.
 */
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

  /** Whether it was another before. */
  set(row: number, code: number): boolean {
    if (code > MOST_SHORT && this.codes instanceof Uint16Array) this.codes = Uint32Array.from(this.codes);
    const before = this.codes[row];
    this.codes[row] = code;
    return before !== code;
  }
}
