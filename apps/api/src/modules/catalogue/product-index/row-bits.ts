/** A set of rows, a bit for each. */
export type RowBits = Uint32Array;

const BITS = 32;

export const bitsFor = (rows: number): RowBits => new Uint32Array(Math.ceil(rows / BITS));

/** The rows that have no mark. */
export function fillUnmarked(bits: RowBits, marks: Int32Array): void {
  bits.fill(0);
  for (let row = 0; row < marks.length; row += 1) {
    const place = row >>> 5;
    bits[place] = (bits[place] ?? 0) | (Number(marks[row] === 0) << (row & 31));
  }
}

export function setBit(bits: RowBits, row: number, isIn: boolean): void {
  const [place, bit] = [row >>> 5, 1 << (row & 31)];
  bits[place] = isIn ? (bits[place] ?? 0) | bit : (bits[place] ?? 0) & ~bit;
}

/** The rows that are in all of the sets. */
export function intersect([first, ...others]: readonly RowBits[]): RowBits {
  const found = Uint32Array.from(first ?? []);
  for (const other of others)
    for (let place = 0; place < found.length; place += 1)
      found[place] = (found[place] ?? 0) & (other[place] ?? 0);
  return found;
}

export function countBits(bits: RowBits): number {
  let count = 0;
  for (let place = 0; place < bits.length; place += 1) {
    let word = bits[place] ?? 0;
    word -= (word >>> 1) & 0x5555_5555;
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}

/** The rows from one on and before another, upwards. */
export function* rowsUp(bits: RowBits, from: number, end: number): Generator<number> {
  for (let place = from >>> 5; place < bits.length && place * BITS < end; place += 1) {
    let word = bits[place] ?? 0;
    if (place === from >>> 5) word &= -1 << (from & 31);
    while (word !== 0) {
      const row = place * BITS + 31 - Math.clz32(word & -word);
      if (row >= end) return;
      yield row;
      word &= word - 1;
    }
  }
}

/** The rows before one, downwards. */
export function* rowsDown(bits: RowBits, end: number): Generator<number> {
  for (let place = Math.min((end - 1) >> 5, bits.length - 1); place >= 0; place -= 1) {
    let word = bits[place] ?? 0;
    if (place === (end - 1) >> 5) word &= -1 >>> (31 - ((end - 1) & 31));
    while (word !== 0) {
      const bit = 31 - Math.clz32(word);
      yield place * BITS + bit;
      word &= ~(1 << bit);
    }
  }
}

/** All rows from one on: many times as quick as to ask for one after the other. */
export function eachRow(bits: RowBits, from: number, visit: (row: number) => void): void {
  for (let place = from >>> 5; place < bits.length; place += 1) {
    let word = bits[place] ?? 0;
    if (place === from >>> 5) word &= -1 << (from & 31);
    while (word !== 0) {
      visit(place * BITS + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}
