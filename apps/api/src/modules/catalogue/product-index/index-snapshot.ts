import type { Kind } from "../filters";
import { CodeColumn } from "./code-column";
import type { Columns } from "./columns";
import { IdTable, packId } from "./id-table";
import { kindOf, NO_PRODUCT } from "./kinds";
import { NumberColumn } from "./number-column";
import { PriceSets } from "./price-sets";
import { RowSets } from "./row-sets";
import { type Size, SizeSets } from "./size-sets";
import { WordSets } from "./word-sets";

/** The product data that filters and facets need. */
export interface IndexedProduct extends Kind {
  id: string;
  priceCents: number;
  /** Prices of the variants; empty if they cost the same. */
  prices: readonly number[];
  createdAt: number;
  /** Attribute values such as `material:oak`. */
  words: readonly string[];
  /** Own number and those of the variants. */
  numbers: ReadonlyMap<string, readonly number[]>;
  /** Own size and those of the variants; empty if no variant has its own measures. */
  sizes: readonly Size[];
}

const GROWTH = 1.15;

/** All products in memory, by column. A product keeps its row number. */
export class IndexSnapshot implements Columns {
  readonly ids = new IdTable();
  readonly words = new WordSets();
  readonly numbers = new Map<string, NumberColumn>();
  /** Code of category, in stock and on sale. */
  readonly kind = new CodeColumn(0);
  readonly wordSet = new CodeColumn(0);
  readonly sizes = new SizeSets();
  readonly sizeSet = new CodeColumn(0);
  readonly prices = new PriceSets();
  readonly priceSet = new CodeColumn(0);
  price = new Int32Array(0);
  /** The lowest price of all variants. */
  lowestPrice = new Int32Array(0);
  created = new Float64Array(0);
  /** Number of rows, including deleted products. */
  rows = 0;
  products = 0;
  /** Number of leading rows that are sorted by `created`, then id. Rows added out of order come after them. */
  rowsInAgeOrder = 0;
  readonly sets = new RowSets(this);
  #capacity = 0;
  #scratch = new Int32Array(0);

  /** Scratch memory with one number per row. It is reused, so callers must not await while they use it. */
  scratch(): Int32Array {
    if (this.#scratch.length < this.rows) this.#scratch = new Int32Array(this.#capacity);
    return this.#scratch.subarray(0, this.rows);
  }

  /** Number of rows that memory is allocated for. */
  get capacity(): number {
    return this.#capacity;
  }

  /** Allocates memory with spare capacity, to avoid frequent copies. */
  reserve(rows: number): void {
    if (rows <= this.#capacity) return;
    this.#capacity = Math.ceil(rows * GROWTH);
    this.ids.reserve(this.#capacity);
    for (const column of [this.kind, this.wordSet, this.sizeSet, this.priceSet, ...this.numbers.values()])
      column.reserve(this.#capacity);
    const [price, lowestPrice] = [new Int32Array(this.#capacity), new Int32Array(this.#capacity)];
    const created = new Float64Array(this.#capacity);
    price.set(this.price);
    lowestPrice.set(this.lowestPrice);
    created.set(this.created);
    [this.price, this.lowestPrice, this.created] = [price, lowestPrice, created];
  }

  put(product: IndexedProduct): void {
    const packed = packId(product.id);
    const row = this.ids.find(packed) ?? this.#addRow();
    if (row === this.rows - 1 && this.kind.codes[row] === NO_PRODUCT) {
      this.ids.add(packed, row);
      this.products += 1;
      this.created[row] = product.createdAt;
      if (this.rowsInAgeOrder === row && (row === 0 || this.compareAge(row - 1, row) < 0))
        this.rowsInAgeOrder += 1;
    }
    this.created[row] = product.createdAt;
    if (this.#write(row, product)) this.sets.changed(row);
  }

  /** Returns whether any filter result can change. */
  #write(row: number, { priceCents, prices, words, numbers, sizes, ...kind }: IndexedProduct): boolean {
    let isChanged = this.kind.set(row, kindOf(kind));
    isChanged = this.price[row] !== priceCents || isChanged;
    this.price[row] = priceCents;
    this.lowestPrice[row] = prices.length > 0 ? Math.min(...prices) : priceCents;
    isChanged = this.priceSet.set(row, this.prices.codeOf(prices)) || isChanged;
    isChanged = this.wordSet.set(row, this.words.codeOf(words)) || isChanged;
    isChanged = this.sizeSet.set(row, this.sizes.codeOf(sizes)) || isChanged;
    for (const [key, column] of this.numbers)
      if (!numbers.has(key)) isChanged = column.set(row, 0) || isChanged;
    for (const [key, values] of numbers) isChanged = this.#columnOf(key).put(row, values) || isChanged;
    return isChanged;
  }

  /** The row stays empty; reusing it would break the age order. */
  remove(id: string): void {
    const packed = packId(id);
    const row = this.ids.find(packed);
    if (row === undefined) return;
    this.ids.remove(packed);
    this.kind.set(row, NO_PRODUCT);
    this.products -= 1;
    this.sets.changed(row);
  }

  /** Negative if row a is older than row b. */
  compareAge(a: number, b: number): number {
    return (this.created[a] ?? 0) - (this.created[b] ?? 0) || this.ids.compare(a, b);
  }

  isProduct(row: number): boolean {
    return this.kind.codes[row] !== NO_PRODUCT;
  }

  /** Memory in bytes, without the cached row sets. */
  get bytes(): number {
    const columns = [
      this.kind,
      this.wordSet,
      this.sizeSet,
      this.priceSet,
      this.price,
      this.lowestPrice,
      this.created,
      ...this.numbers.values(),
      this.#scratch,
    ];
    const inColumns = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
    return inColumns + this.ids.bytes + this.words.bytes + this.sizes.bytes + this.prices.bytes;
  }

  #addRow(): number {
    this.reserve(this.rows + 1);
    this.rows += 1;
    return this.rows - 1;
  }

  #columnOf(key: string): NumberColumn {
    const known = this.numbers.get(key);
    if (known) return known;
    const column = new NumberColumn(this.#capacity);
    this.numbers.set(key, column);
    return column;
  }
}
