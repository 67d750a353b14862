/** A set of rows, one bit per row. */
export type RowBits = Uint32Array;

const BITS = 32;

export const bitsFor = (rows: number): RowBits => new Uint32Array(Math.ceil(rows / BITS));

/** Fills the set with the rows whose value is 0. */
export function fillZeros(bits: RowBits, values: Int32Array): void {
  bits.fill(0);
  for (let row = 0; row < values.length; row += 1) {
    const index = row >>> 5;
    bits[index] = (bits[index] ?? 0) | (Number(values[row] === 0) << (row & 31));
  }
}

export function setBit(bits: RowBits, row: number, isIn: boolean): void {
  const [index, bit] = [row >>> 5, 1 << (row & 31)];
  bits[index] = isIn ? (bits[index] ?? 0) | bit : (bits[index] ?? 0) & ~bit;
}

/** The rows that are in all sets. */
export function intersect([first, ...others]: readonly RowBits[]): RowBits {
  const found = Uint32Array.from(first ?? []);
  for (const other of others)
    for (let index = 0; index < found.length; index += 1)
      found[index] = (found[index] ?? 0) & (other[index] ?? 0);
  return found;
}

export function countBits(bits: RowBits): number {
  let count = 0;
  for (let index = 0; index < bits.length; index += 1) {
    let word = bits[index] ?? 0;
    word -= (word >>> 1) & 0x5555_5555;
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}

/** Rows from `from` up to, but not including, `end`. */
export function* rowsUp(bits: RowBits, from: number, end: number): Generator<number> {
  for (let index = from >>> 5; index < bits.length && index * BITS < end; index += 1) {
    let word = bits[index] ?? 0;
    if (index === from >>> 5) word &= -1 << (from & 31);
    while (word !== 0) {
      const row = index * BITS + 31 - Math.clz32(word & -word);
      if (row >= end) return;
      yield row;
      word &= word - 1;
    }
  }
}

/** Rows before `end`, in descending order. */
export function* rowsDown(bits: RowBits, end: number): Generator<number> {
  for (let index = Math.min((end - 1) >> 5, bits.length - 1); index >= 0; index -= 1) {
    let word = bits[index] ?? 0;
    if (index === (end - 1) >> 5) word &= -1 >>> (31 - ((end - 1) & 31));
    while (word !== 0) {
      const bit = 31 - Math.clz32(word);
      yield index * BITS + bit;
      word &= ~(1 << bit);
    }
  }
}

/** Visits all rows from `from` on; much faster than a generator. */
export function eachRow(bits: RowBits, from: number, visit: (row: number) => void): void {
  for (let index = from >>> 5; index < bits.length; index += 1) {
    let word = bits[index] ?? 0;
    if (index === from >>> 5) word &= -1 << (from & 31);
    while (word !== 0) {
      visit(index * BITS + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}
