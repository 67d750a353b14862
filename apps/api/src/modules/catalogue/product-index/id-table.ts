const EMPTY = 0;
const DELETED = -1;

/** An id in 12 bytes, as three numbers that sort like the text. */
export type PackedId = readonly [number, number, number];

/** Packs an id of 24 hexadecimal digits. Shorter ids from cursors are padded and sort correctly. */
export function packId(id: string): PackedId {
  const digits = id.padEnd(24, "0");
  const part = (from: number) => Number.parseInt(digits.slice(from, from + 8), 16);
  return [part(0), part(8), part(16)];
}

const hex = (part: number) => part.toString(16).padStart(8, "0");

/** Hash table from id to row, with open addressing. A Map of a million strings would need more memory than the whole index. */
export class IdTable {
  /** Three numbers for each row. */
  #ids = new Uint32Array(0);
  /** Row number plus one. */
  #slots = new Int32Array(16);
  #used = 0;

  get bytes(): number {
    return this.#ids.byteLength + this.#slots.byteLength;
  }

  /** Allocates memory for this many rows. */
  reserve(rows: number): void {
    const ids = new Uint32Array(rows * 3);
    ids.set(this.#ids.subarray(0, ids.length));
    this.#ids = ids;
  }

  find(id: PackedId): number | undefined {
    for (let slot = this.#slotOf(id); ; slot = this.#next(slot)) {
      const entry = this.#slots[slot] ?? EMPTY;
      if (entry === EMPTY) return undefined;
      if (entry !== DELETED && this.#isAt(entry - 1, id)) return entry - 1;
    }
  }

  /** Adds an id that is not in the table yet. */
  add(id: PackedId, row: number): void {
    if ((this.#used + 1) * 3 > this.#slots.length * 2) this.#rehash();
    this.#ids.set(id, row * 3);
    this.#put(id, row);
    this.#used += 1;
  }

  remove(id: PackedId): void {
    for (let slot = this.#slotOf(id); ; slot = this.#next(slot)) {
      const entry = this.#slots[slot] ?? EMPTY;
      if (entry === EMPTY) return;
      if (entry !== DELETED && this.#isAt(entry - 1, id)) {
        this.#slots[slot] = DELETED;
        return;
      }
    }
  }

  text(row: number): string {
    const at = row * 3;
    return hex(this.#ids[at] ?? 0) + hex(this.#ids[at + 1] ?? 0) + hex(this.#ids[at + 2] ?? 0);
  }

  /** Negative if row a sorts before row b. */
  compare(a: number, b: number): number {
    for (let part = 0; part < 3; part += 1) {
      const difference = (this.#ids[a * 3 + part] ?? 0) - (this.#ids[b * 3 + part] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  compareTo(row: number, id: PackedId): number {
    for (let part = 0; part < 3; part += 1) {
      const difference = (this.#ids[row * 3 + part] ?? 0) - (id[part] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #isAt(row: number, id: PackedId): boolean {
    return this.compareTo(row, id) === 0;
  }

  #slotOf([a, b, c]: PackedId): number {
    let mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca6b), 0xc2b2ae35);
    mixed ^= mixed >>> 15;
    return mixed & (this.#slots.length - 1);
  }

  #next(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1);
  }

  #put(id: PackedId, row: number): void {
    let slot = this.#slotOf(id);
    while ((this.#slots[slot] ?? EMPTY) > EMPTY) slot = this.#next(slot);
    this.#slots[slot] = row + 1;
  }

  /** Grows the table if needed and drops the markers of deleted ids. */
  #rehash(): void {
    const rows = this.#slots.filter((entry) => entry > EMPTY);
    let length = this.#slots.length;
    while ((rows.length + 1) * 3 > length) length *= 2;
    this.#slots = new Int32Array(length);
    this.#used = rows.length;
    for (const entry of rows) {
      const at = (entry - 1) * 3;
      this.#put([this.#ids[at] ?? 0, this.#ids[at + 1] ?? 0, this.#ids[at + 2] ?? 0], entry - 1);
    }
  }
}
