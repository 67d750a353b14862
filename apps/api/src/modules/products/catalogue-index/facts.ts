import type { Category } from "@larkwood/contract";
import { CATEGORIES } from "@larkwood/contract";
import { IdTable, packId } from "./id-table";
import { NumberColumn } from "./number-column";
import { WordSets } from "./word-sets";

/** What filters and facets ask of a product. */
export interface Fact {
  id: string;
  category: Category;
  priceCents: number;
  createdAt: number;
  isInStock: boolean;
  isOnSale: boolean;
  /** `material:oak`, … */
  words: readonly string[];
  numbers: ReadonlyMap<string, number>;
}

export const IN_STOCK = 1;
export const ON_SALE = 2;
const SPARE = 1.15;

/** The facts of all products by column: a row is a number, and rows of products that have gone are used again. */
export class Facts {
  readonly ids = new IdTable();
  readonly words = new WordSets();
  readonly numbers = new Map<string, NumberColumn>();
  /** The place in CATEGORIES plus one; 0 where there is no product. */
  category = new Uint8Array(0);
  flags = new Uint8Array(0);
  price = new Int32Array(0);
  created = new Float64Array(0);
  wordSet = new Uint32Array(0);
  /** Rows up to here are or were products. */
  rows = 0;
  products = 0;
  readonly #free: number[] = [];
  #marks = new Int32Array(0);

  /** A number for each row, all 0: room to work in that is used again by the next who asks, who must not wait in between. */
  marks(): Int32Array {
    if (this.#marks.length < this.rows) this.#marks = new Int32Array(this.category.length);
    return this.#marks.subarray(0, this.rows).fill(0);
  }

  /** Makes room, so that growing need not copy again and again. */
  reserve(rows: number): void {
    if (rows <= this.category.length) return;
    const room = Math.ceil(rows * SPARE);
    this.ids.reserve(room);
    this.category = grown(new Uint8Array(room), this.category);
    this.flags = grown(new Uint8Array(room), this.flags);
    this.price = grown(new Int32Array(room), this.price);
    this.created = grown(new Float64Array(room), this.created);
    this.wordSet = grown(new Uint32Array(room), this.wordSet);
    for (const column of this.numbers.values()) column.reserve(room);
  }

  put(fact: Fact): void {
    const row = this.#rowFor(fact.id);
    this.category[row] = CATEGORIES.indexOf(fact.category) + 1;
    this.flags[row] = (fact.isInStock ? IN_STOCK : 0) | (fact.isOnSale ? ON_SALE : 0);
    this.price[row] = fact.priceCents;
    this.created[row] = fact.createdAt;
    this.wordSet[row] = this.words.codeOf(fact.words);
    for (const [key, column] of this.numbers) if (!fact.numbers.has(key)) column.clear(row);
    for (const [key, value] of fact.numbers) this.#columnOf(key).set(row, value);
  }

  remove(id: string): void {
    const packed = packId(id);
    const row = this.ids.find(packed);
    if (row === undefined) return;
    this.ids.remove(packed);
    this.category[row] = 0;
    this.#free.push(row);
    this.products -= 1;
  }

  get bytes(): number {
    const columns = [
      this.category,
      this.flags,
      this.price,
      this.created,
      this.wordSet,
      ...this.numbers.values(),
    ];
    const inColumns = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
    return inColumns + this.#marks.byteLength + this.ids.bytes + this.words.bytes;
  }

  #rowFor(id: string): number {
    const packed = packId(id);
    const known = this.ids.find(packed);
    if (known !== undefined) return known;
    const row = this.#free.pop() ?? this.rows;
    if (row === this.rows) {
      this.reserve(this.rows + 1);
      this.rows += 1;
    }
    this.ids.add(packed, row);
    this.products += 1;
    return row;
  }

  #columnOf(key: string): NumberColumn {
    const known = this.numbers.get(key);
    if (known) return known;
    const column = new NumberColumn(this.category.length);
    this.numbers.set(key, column);
    return column;
  }
}

function grown<T extends { set(from: T): void }>(larger: T, column: T): T {
  larger.set(column);
  return larger;
}
