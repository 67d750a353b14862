import { LRUCache } from "lru-cache";
import { type FacetQuery, splitBounds } from "../filters";
import { type Columns, pickRows } from "./columns";
import { matchRows } from "./match-rows";
import { bitsFor, fillUnmarked, intersect, type RowBits, setBit } from "./row-bits";

/** What is kept of single filters takes no more, whatever is asked for. */
export const MOST_SET_BYTES = 12 * 1024 * 1024;
// To go through more changed rows takes as long as to go through all.
const MOST_CHANGES = 4_096;
const BYTES_PER_SET = 300;

/** Columns that rows are added to. */
interface Roomy extends Columns {
  /** For so many rows there is room. */
  room: number;
}

interface RowSet {
  bits: RowBits;
  /** How many of the changes it knows of. */
  changes: number;
}

/**
 * The rows that single filters leave, kept as bits: two filters are as quick as one, however much each of them leaves. A
 * change of a product is a change of one bit of each, made when the set is next asked for.
 */
export class RowSets {
  readonly #facts: Roomy;
  readonly #sets: LRUCache<string, RowSet>;
  #changes: number[] = [];

  constructor(facts: Roomy, mostBytes = MOST_SET_BYTES) {
    this.#facts = facts;
    this.#sets = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ bits }, key) => bits.byteLength + key.length * 2 + BYTES_PER_SET,
    });
  }

  get bytes(): number {
    return this.#sets.calculatedSize;
  }

  /** To be told of each row in which something is different now. */
  changed(row: number): void {
    if (this.#sets.size === 0) return;
    this.#changes.push(row);
    if (this.#changes.length <= MOST_CHANGES) return;
    this.#sets.clear();
    this.#changes = [];
  }

  /** The rows that pass every filter of a query but its words. */
  matching(query: FacetQuery): RowBits {
    const filters = singleFilters(query, this.#facts.sizes.isUsed);
    return intersect(filters.map((filter) => this.#find(filter)));
  }

  #find(filter: FacetQuery): RowBits {
    const key = JSON.stringify(filter);
    const known = this.#sets.get(key);
    if (known && known.bits.length * 32 >= this.#facts.rows) {
      this.#mend(known, filter);
      return known.bits;
    }
    const { failed } = matchRows(this.#facts, filter);
    // As much room as the columns have: new products need no new set.
    const bits = bitsFor(this.#facts.room);
    fillUnmarked(bits, failed);
    this.#sets.set(key, { bits, changes: this.#changes.length });
    return bits;
  }

  #mend(set: RowSet, filter: FacetQuery): void {
    if (set.changes === this.#changes.length) return;
    const rows = [...new Set(this.#changes.slice(set.changes))];
    const { failed } = matchRows(pickRows(this.#facts, rows), filter);
    rows.forEach((row, place) => {
      setBit(set.bits, row, failed[place] === 0);
    });
    set.changes = this.#changes.length;
  }
}

/** Each filter of a query as a query of its own; where there is none, that of everything. */
function singleFilters(
  { category, minPrice, maxPrice, inStock, onSale, attributes, fits }: FacetQuery,
  /** Whether all that is asked of sizes has to be true of one size. */
  isOfOneSize: boolean,
): FacetQuery[] {
  const { bounds, others } = splitBounds(attributes);
  const isOne = isOfOneSize && bounds.length + Number(fits !== undefined) > 1;
  const ofSizes = [...bounds.map((filter) => ({ attributes: [filter] })), ...(fits ? [{ fits }] : [])];
  const filters: FacetQuery[] = [
    ...(category ? [{ category }] : []),
    ...(minPrice === undefined && maxPrice === undefined ? [] : [{ minPrice, maxPrice }]),
    ...(inStock ? [{ inStock }] : []),
    ...(onSale ? [{ onSale }] : []),
    ...others.map((filter) => ({ attributes: [filter] })),
    ...(isOne ? [{ attributes: bounds, fits }] : ofSizes),
  ];
  return filters.length > 0 ? filters : [{}];
}
