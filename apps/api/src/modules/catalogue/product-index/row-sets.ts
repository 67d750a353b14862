import { LRUCache } from "lru-cache";
import type { ChosenFilter } from "../filters";
import { type Columns, pickRows } from "./columns";
import { matchRows } from "./match-rows";
import { bitsFor, fillZeros, intersect, type RowBits, setBit } from "./row-bits";

/** Memory limit of the cached row sets. */
export const MAX_SET_BYTES = 12 * 1024 * 1024;
// With more changed rows, rebuilding a set is as fast as patching it.
const MAX_CHANGES = 4_096;
const BYTES_PER_SET = 300;

/** Columns that rows can be added to. */
interface GrowableColumns extends Columns {
  /** Number of rows that memory is allocated for. */
  capacity: number;
}

interface RowSet {
  bits: RowBits;
  /** Number of changes already applied. */
  changes: number;
}

/**
 * Caches the rows that pass each single filter as bit sets, so that combining filters is fast. Product changes are applied
 * to a set when it is used next.
 */
export class RowSets {
  readonly #columns: GrowableColumns;
  readonly #sets: LRUCache<string, RowSet>;
  #changes: number[] = [];

  constructor(columns: GrowableColumns, maxBytes = MAX_SET_BYTES) {
    this.#columns = columns;
    this.#sets = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bits }, key) => bits.byteLength + key.length * 2 + BYTES_PER_SET,
    });
  }

  get bytes(): number {
    return this.#sets.calculatedSize;
  }

  /** Call for each changed row. */
  changed(row: number): void {
    if (this.#sets.size === 0) return;
    this.#changes.push(row);
    if (this.#changes.length <= MAX_CHANGES) return;
    this.#sets.clear();
    this.#changes = [];
  }

  /** The rows that pass all filters. */
  matching(filters: readonly ChosenFilter[]): RowBits {
    if (filters.length === 0) return this.#find("all products", []);
    return intersect(filters.map((filter) => this.#find(filter.key, [filter])));
  }

  #find(key: string, filters: readonly ChosenFilter[]): RowBits {
    const cached = this.#sets.get(key);
    if (cached && cached.bits.length * 32 >= this.#columns.rows) {
      this.#applyChanges(cached, filters);
      return cached.bits;
    }
    const { failed } = matchRows(this.#columns, filters);
    // Same capacity as the columns, so that new products fit into the set.
    const bits = bitsFor(this.#columns.capacity);
    fillZeros(bits, failed);
    this.#sets.set(key, { bits, changes: this.#changes.length });
    return bits;
  }

  #applyChanges(set: RowSet, filters: readonly ChosenFilter[]): void {
    if (set.changes === this.#changes.length) return;
    const rows = [...new Set(this.#changes.slice(set.changes))];
    const { failed } = matchRows(pickRows(this.#columns, rows), filters);
    rows.forEach((row, index) => {
      setBit(set.bits, row, failed[index] === 0);
    });
    set.changes = this.#changes.length;
  }
}
