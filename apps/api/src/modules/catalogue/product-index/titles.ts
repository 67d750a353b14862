import { CATEGORIES, type Category } from "@larkwood/contract";
import { CodeColumn } from "./code-column";
import { readLexemes } from "./read-lexemes";

/** The words of a product's name and of what it is, as the database has them: texts of a `tsvector`. */
export interface Title {
  name: string;
  head: string;
}

const MOST_WORDS = 255;
const GROWTH = 1.25;
const BYTES_PER_WORD = 80;
const BYTES_PER_HEAD = 250;
/** The code of a place without a word. */
const NO_WORD = 0;

/**
 * The words of every name, in their order and by number, so that a search can go through a million names in the time that
 * the database needs for one question.
 */
export class Titles {
  /** Which words the heads of names are made of; the first has none. */
  readonly heads: (readonly number[])[] = [[]];
  readonly head = new CodeColumn(0);
  readonly #codeOf = new Map<string, number>();
  readonly #headOf = new Map<string, number>([["", 0]]);
  #categories: readonly (readonly number[])[] = [];
  /** Codes before this one are words of categories; some of them are in names as well. */
  #firstOfNames = 1;
  readonly #alsoInNames = new Set<number>();
  starts = new Uint32Array(0);
  lengths = new Uint8Array(0);
  /** The words of the names, one name after the other, in no order. */
  readonly codes = new CodeColumn(0);
  #end = 0;
  /** So many of the places before the end are of nobody any more. */
  #left = 0;
  /** Whether every word of every name is here. */
  isComplete = true;

  /** Codes are below this; the first is that of no word. */
  get codeCount(): number {
    return this.#codeOf.size + 1;
  }

  get bytes(): number {
    const columns = [this.head, this.starts, this.lengths, this.codes];
    const inColumns = columns.reduce((sum, { byteLength }) => sum + byteLength, 0);
    return inColumns + this.codeCount * BYTES_PER_WORD + this.heads.length * BYTES_PER_HEAD;
  }

  /** The words of each category, which follow those of the name; in the order of `CATEGORIES`. */
  get categories(): readonly (readonly number[])[] {
    return this.#categories;
  }

  nameCategories(words: ReadonlyMap<Category, string>): void {
    this.#categories = CATEGORIES.map((category) => this.#codesOf(words.get(category) ?? ""));
    this.#firstOfNames = this.codeCount;
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
    if (codes.length > MOST_WORDS) this.isComplete = false;
    const count = Math.min(codes.length, MOST_WORDS);
    const before = this.lengths[row] ?? 0;
    if (count > before) this.#move(row, count);
    else this.#left += before - count;
    this.lengths[row] = count;
    const start = this.starts[row] ?? 0;
    for (let place = 0; place < count; place += 1) {
      const code = codes[place] ?? NO_WORD;
      this.codes.set(start + place, code);
      if (code < this.#firstOfNames) this.#alsoInNames.add(code);
    }
  }

  find(word: string): number | undefined {
    return this.#codeOf.get(word);
  }

  /** The codes of all words that begin so. */
  *begunBy(beginning: string): Generator<number> {
    for (const [word, code] of this.#codeOf) if (word.startsWith(beginning)) yield code;
  }

  /** Whether a word is or was in a name. */
  isInNames(code: number): boolean {
    return code >= this.#firstOfNames || this.#alsoInNames.has(code);
  }

  /** The words of a row in their order. */
  sequence(row: number): Uint16Array | Uint32Array {
    const start = this.starts[row] ?? 0;
    return this.codes.codes.subarray(start, start + (this.lengths[row] ?? 0));
  }

  /** Gives a row another place with more room. */
  #move(row: number, count: number): void {
    this.#left += this.lengths[row] ?? 0;
    this.lengths[row] = 0;
    if (this.#left > this.#end / 4) this.#tidy();
    if (this.#end + count > this.codes.codes.length)
      this.codes.reserve(Math.ceil((this.#end + count) * GROWTH) + this.lengths.length);
    this.starts[row] = this.#end;
    this.#end += count;
  }

  /** Leaves no place that is of nobody. */
  #tidy(): void {
    const before = this.codes.codes.slice(0, this.#end);
    let end = 0;
    for (let row = 0; row < this.lengths.length; row += 1) {
      const [start, length] = [this.starts[row] ?? 0, this.lengths[row] ?? 0];
      this.codes.codes.set(before.subarray(start, start + length), end);
      this.starts[row] = end;
      end += length;
    }
    [this.#end, this.#left] = [end, 0];
  }

  #codesOf(text: string): number[] {
    const codes: number[] = [];
    readLexemes(text, (lexeme, place) => {
      // Words that nothing was made of have a place all the same.
      while (codes.length < place) codes.push(NO_WORD);
      codes[place - 1] = this.#codeOf.get(lexeme) ?? this.#addWord(lexeme);
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
