import { CodeColumn } from "./code-column";
import type { Columns } from "./columns";
import { IdTable, packId } from "./id-table";
import { type Kind, kindOf, NO_PRODUCT } from "./kinds";
import { NumberColumn } from "./number-column";
import { RowSets } from "./row-sets";
import { type Size, SizeSets } from "./size-sets";
import { type Title, Titles } from "./titles";
import { WordSets } from "./word-sets";

/** What filters and facets ask of a product. */
export interface IndexedProduct extends Kind {
  id: string;
  priceCents: number;
  createdAt: number;
  /** `material:oak`, … */
  words: readonly string[];
  numbers: ReadonlyMap<string, number>;
  /** Its own and those of its variants, where these have others. */
  sizes: readonly Size[];
  /** The words that it is called by. */
  title?: Title;
}

const SPARE = 1.15;

/** The facts of all products by column: a row is a number, and stays that of its product. */
export class IndexSnapshot implements Columns {
  readonly ids = new IdTable();
  readonly words = new WordSets();
  readonly numbers = new Map<string, NumberColumn>();
  /** Category, in stock and on sale in one. */
  readonly kind = new CodeColumn(0);
  readonly wordSet = new CodeColumn(0);
  readonly sizes = new SizeSets();
  readonly sizeSet = new CodeColumn(0);
  price = new Int32Array(0);
  created = new Float64Array(0);
  /** Rows up to here are or were products. */
  rows = 0;
  products = 0;
  /** So many of the first rows are in the order of `created`, then of ids: all but what came later than it was made. */
  byAge = 0;
  readonly sets = new RowSets(this);
  /** The words of names; null where there is no room for them. */
  titles: Titles | null = new Titles();
  #room = 0;
  #marks = new Int32Array(0);

  /** A number for each row: room to work in that is used again by the next who asks, who must not wait in between. */
  marks(): Int32Array {
    if (this.#marks.length < this.rows) this.#marks = new Int32Array(this.#room);
    return this.#marks.subarray(0, this.rows);
  }

  /** For so many rows there is room. */
  get room(): number {
    return this.#room;
  }

  /** Makes room, so that growing need not copy again and again. */
  reserve(rows: number): void {
    if (rows <= this.#room) return;
    this.#room = Math.ceil(rows * SPARE);
    this.ids.reserve(this.#room);
    this.titles?.reserve(this.#room);
    for (const column of [this.kind, this.wordSet, this.sizeSet, ...this.numbers.values()])
      column.reserve(this.#room);
    const [price, created] = [new Int32Array(this.#room), new Float64Array(this.#room)];
    price.set(this.price);
    created.set(this.created);
    [this.price, this.created] = [price, created];
  }

  put(fact: IndexedProduct): void {
    const packed = packId(fact.id);
    const row = this.ids.find(packed) ?? this.#addRow();
    if (row === this.rows - 1 && this.kind.codes[row] === NO_PRODUCT) {
      this.ids.add(packed, row);
      this.products += 1;
      this.created[row] = fact.createdAt;
      if (this.byAge === row && (row === 0 || this.compareAge(row - 1, row) < 0)) this.byAge += 1;
    }
    this.created[row] = fact.createdAt;
    if (fact.title) this.titles?.put(row, fact.title);
    if (this.#write(row, fact)) this.sets.changed(row);
  }

  /** Whether a filter may find anything else than before. */
  #write(row: number, { priceCents, words, numbers, sizes, ...kind }: IndexedProduct): boolean {
    let isChanged = this.kind.set(row, kindOf(kind));
    isChanged = this.price[row] !== priceCents || isChanged;
    this.price[row] = priceCents;
    isChanged = this.wordSet.set(row, this.words.codeOf(words)) || isChanged;
    isChanged = this.sizeSet.set(row, this.sizes.codeOf(sizes)) || isChanged;
    for (const [key, column] of this.numbers)
      if (!numbers.has(key)) isChanged = column.set(row, 0) || isChanged;
    for (const [key, value] of numbers) isChanged = this.#columnOf(key).put(row, value) || isChanged;
    return isChanged;
  }

  /** Its row stays empty: another product there would be out of order. */
  remove(id: string): void {
    const packed = packId(id);
    const row = this.ids.find(packed);
    if (row === undefined) return;
    this.ids.remove(packed);
    this.kind.set(row, NO_PRODUCT);
    this.products -= 1;
    this.sets.changed(row);
  }

  /** Below 0 where the first was there before the second. */
  compareAge(a: number, b: number): number {
    return (this.created[a] ?? 0) - (this.created[b] ?? 0) || this.ids.compare(a, b);
  }

  isProduct(row: number): boolean {
    return this.kind.codes[row] !== NO_PRODUCT;
  }

  /** What it weighs without that which can be made again. */
  get bytes(): number {
    const columns = [
      this.kind,
      this.wordSet,
      this.sizeSet,
      this.price,
      this.created,
      ...this.numbers.values(),
      this.#marks,
    ];
    const inColumns = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
    return inColumns + this.ids.bytes + this.words.bytes + this.sizes.bytes + (this.titles?.bytes ?? 0);
  }

  #addRow(): number {
    this.reserve(this.rows + 1);
    this.rows += 1;
    return this.rows - 1;
  }

  #columnOf(key: string): NumberColumn {
    const known = this.numbers.get(key);
    if (known) return known;
    const column = new NumberColumn(this.#room);
    this.numbers.set(key, column);
    return column;
  }
}
