import { CATEGORIES, type Category } from "@larkwood/contract";
import { CodeColumn } from "./code-column";
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

const IN_STOCK = 1;
const ON_SALE = 2;
/** The code of a row without a product. */
const NO_PRODUCT = 0;
const SPARE = 1.15;

/** What a code of `kind` says. */
export interface Kind {
  category: Category;
  isInStock: boolean;
  isOnSale: boolean;
}

/** What each code of `kind` says; the first is of no product. */
export const KINDS: readonly (Kind | null)[] = [
  ...Array.from({ length: 4 }, () => null),
  ...CATEGORIES.flatMap((category) =>
    [0, 1, 2, 3].map((flags) => ({
      category,
      isInStock: (flags & IN_STOCK) !== 0,
      isOnSale: (flags & ON_SALE) !== 0,
    })),
  ),
];

const kindOf = ({ category, isInStock, isOnSale }: Fact) =>
  (CATEGORIES.indexOf(category) + 1) * 4 + (isInStock ? IN_STOCK : 0) + (isOnSale ? ON_SALE : 0);

/** The facts of all products by column: a row is a number, and stays that of its product. */
export class Facts {
  readonly ids = new IdTable();
  readonly words = new WordSets();
  readonly numbers = new Map<string, NumberColumn>();
  /** Category, in stock and on sale in one. */
  readonly kind = new CodeColumn(0);
  readonly wordSet = new CodeColumn(0);
  price = new Int32Array(0);
  created = new Float64Array(0);
  /** Rows up to here are or were products. */
  rows = 0;
  products = 0;
  /** Whether rows are in the order of `created`, then of ids. */
  isByAge = true;
  #room = 0;
  #marks = new Int32Array(0);

  /** A number for each row: room to work in that is used again by the next who asks, who must not wait in between. */
  marks(): Int32Array {
    if (this.#marks.length < this.rows) this.#marks = new Int32Array(this.#room);
    return this.#marks.subarray(0, this.rows);
  }

  /** Makes room, so that growing need not copy again and again. */
  reserve(rows: number): void {
    if (rows <= this.#room) return;
    this.#room = Math.ceil(rows * SPARE);
    this.ids.reserve(this.#room);
    for (const column of [this.kind, this.wordSet, ...this.numbers.values()]) column.reserve(this.#room);
    const [price, created] = [new Int32Array(this.#room), new Float64Array(this.#room)];
    price.set(this.price);
    created.set(this.created);
    [this.price, this.created] = [price, created];
  }

  put(fact: Fact): void {
    const packed = packId(fact.id);
    const row = this.ids.find(packed) ?? this.#addRow();
    if (row === this.rows - 1 && this.kind.codes[row] === NO_PRODUCT) {
      this.ids.add(packed, row);
      this.products += 1;
      this.created[row] = fact.createdAt;
      this.isByAge &&= row === 0 || this.compareAge(row - 1, row) < 0;
    }
    this.kind.set(row, kindOf(fact));
    this.price[row] = fact.priceCents;
    this.created[row] = fact.createdAt;
    this.wordSet.set(row, this.words.codeOf(fact.words));
    for (const [key, column] of this.numbers) if (!fact.numbers.has(key)) column.set(row, 0);
    for (const [key, value] of fact.numbers) this.#columnOf(key).put(row, value);
  }

  /** Its row stays empty: another product there would be out of order. */
  remove(id: string): void {
    const packed = packId(id);
    const row = this.ids.find(packed);
    if (row === undefined) return;
    this.ids.remove(packed);
    this.kind.set(row, NO_PRODUCT);
    this.products -= 1;
  }

  /** Below 0 where the first was there before the second. */
  compareAge(a: number, b: number): number {
    return (this.created[a] ?? 0) - (this.created[b] ?? 0) || this.ids.compare(a, b);
  }

  isProduct(row: number): boolean {
    return this.kind.codes[row] !== NO_PRODUCT;
  }

  get bytes(): number {
    const columns = [
      this.kind,
      this.wordSet,
      this.price,
      this.created,
      ...this.numbers.values(),
      this.#marks,
    ];
    const inColumns = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
    return inColumns + this.ids.bytes + this.words.bytes;
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
