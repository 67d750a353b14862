import { CATEGORIES, type Category } from "@larkwood/contract";
import { CodeColumn } from "./code-column";
import { readLexemes } from "./read-lexemes";

/** The words of a product's name and its head noun, as texts of a `tsvector`. */
export interface Title {
  name: string;
  head: string;
}

const MAX_WORDS = 255;
const GROWTH = 1.25;
const BYTES_PER_WORD = 80;
const BYTES_PER_HEAD = 250;
/** The code of a position without a word. */
const NO_WORD = 0;

/** The words of all names in order, as codes. Scanning a million names takes about as long as one database query. */
export class Titles {
  /** The words of each distinct head; the first one is empty. */
  readonly heads: (readonly number[])[] = [[]];
  readonly head = new CodeColumn(0);
  readonly #codeOf = new Map<string, number>();
  readonly #headOf = new Map<string, number>([["", 0]]);
  #categories: readonly (readonly number[])[] = [];
  /** Codes below this one are words of categories; names can contain them too. */
  #firstNameCode = 1;
  readonly #alsoInNames = new Set<number>();
  starts = new Uint32Array(0);
  lengths = new Uint8Array(0);
  /** The words of all names, one name after the other, in any order. */
  readonly codes = new CodeColumn(0);
  #end = 0;
  /** Number of unused entries before the end. */
  #unused = 0;
  /** False if a name had too many words to be stored completely. */
  isComplete = true;

  /** Number of codes, including the code of no word. */
  get codeCount(): number {
    return this.#codeOf.size + 1;
  }

  get bytes(): number {
    const columns = [this.head, this.starts, this.lengths, this.codes];
    const inColumns = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
    return inColumns + this.codeCount * BYTES_PER_WORD + this.heads.length * BYTES_PER_HEAD;
  }

  /** The words of each category, in the order of `CATEGORIES`. */
  get categories(): readonly (readonly number[])[] {
    return this.#categories;
  }

  nameCategories(words: ReadonlyMap<Category, string>): void {
    this.#categories = CATEGORIES.map((category) => this.#codesOf(words.get(category) ?? ""));
    this.#firstNameCode = this.codeCount;
  }

  reserve(rows: number): void {
    const [starts, lengths] = [new Uint32Array(rows), new Uint8Array(rows)];
    starts.set(this.starts);
    lengths.set(this.lengths);
    [this.starts, this.lengths] = [starts, lengths];
    this.head.reserve(rows);
  }

  put(row: number, { name, head }: Title): void {
    this.head.set(row, this.#headOf.get(head) ?? this.#addHead(head));
    const codes = this.#codesOf(name);
    if (codes.length > MAX_WORDS) this.isComplete = false;
    const count = Math.min(codes.length, MAX_WORDS);
    const before = this.lengths[row] ?? 0;
    if (count > before) this.#move(row, count);
    else this.#unused += before - count;
    this.lengths[row] = count;
    const start = this.starts[row] ?? 0;
    for (let i = 0; i < count; i += 1) {
      const code = codes[i] ?? NO_WORD;
      this.codes.set(start + i, code);
      if (code < this.#firstNameCode) this.#alsoInNames.add(code);
    }
  }

  find(word: string): number | undefined {
    return this.#codeOf.get(word);
  }

  /** The codes of all words with this prefix. */
  *codesByPrefix(prefix: string): Generator<number> {
    for (const [word, code] of this.#codeOf) if (word.startsWith(prefix)) yield code;
  }

  /** Whether a name contains, or once contained, the word. */
  isInNames(code: number): boolean {
    return code >= this.#firstNameCode || this.#alsoInNames.has(code);
  }

  /** The words of a row, in order. */
  sequence(row: number): Uint16Array | Uint32Array {
    const start = this.starts[row] ?? 0;
    return this.codes.codes.subarray(start, start + (this.lengths[row] ?? 0));
  }

  /** Moves the words of a row to the end, where there is more space. */
  #move(row: number, count: number): void {
    this.#unused += this.lengths[row] ?? 0;
    this.lengths[row] = 0;
    if (this.#unused > this.#end / 4) this.#compact();
    if (this.#end + count > this.codes.codes.length)
      this.codes.reserve(Math.ceil((this.#end + count) * GROWTH) + this.lengths.length);
    this.starts[row] = this.#end;
    this.#end += count;
  }

  /** Removes unused entries. */
  #compact(): void {
    const before = this.codes.codes.slice(0, this.#end);
    let end = 0;
    for (let row = 0; row < this.lengths.length; row += 1) {
      const [start, length] = [this.starts[row] ?? 0, this.lengths[row] ?? 0];
      this.codes.codes.set(before.subarray(start, start + length), end);
      this.starts[row] = end;
      end += length;
    }
    [this.#end, this.#unused] = [end, 0];
  }

  #codesOf(text: string): number[] {
    const codes: number[] = [];
    readLexemes(text, (lexeme, position) => {
      // Stop words leave gaps between positions.
      while (codes.length < position) codes.push(NO_WORD);
      codes[position - 1] = this.#codeOf.get(lexeme) ?? this.#addWord(lexeme);
    });
    return codes;
  }

  #addWord(word: string): number {
    const code = this.codeCount;
    this.#codeOf.set(word, code);
    return code;
  }

  #addHead(text: string): number {
    const head = this.heads.push(this.#codesOf(text)) - 1;
    this.#headOf.set(text, head);
    return head;
  }
}
