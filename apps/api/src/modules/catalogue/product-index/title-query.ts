import { type ParsedQuery, parseQuery } from "./parse-tsquery";
import type { Titles } from "./titles";

/** A query tree for title words. Each leaf has its own bit. */
export type TitleQuery =
  | { kind: "words"; bit: number; codes: ReadonlySet<number> }
  | { kind: "any" | "all" | "phrase"; parts: readonly TitleQuery[] };

// A table has an entry for each combination of leaf bits.
const MAX_LEAVES = 12;

/** Compiles queries for title words. `masks` holds the leaf bits of each word code. */
export class TitleQueries {
  readonly masks: Int32Array;
  /** Bits of leaves that match a word of any title. */
  known = 0;
  /** Bits of leaves that match a word of any name. */
  knownInNames = 0;
  readonly #titles: Titles;
  readonly #leaves = new Map<string, TitleQuery>();

  constructor(titles: Titles) {
    this.#titles = titles;
    this.masks = new Int32Array(titles.codeCount);
  }

  get leaves(): number {
    return this.#leaves.size;
  }

  get hasEnoughBits(): boolean {
    return this.#leaves.size <= MAX_LEAVES;
  }

  read(query: string): TitleQuery {
    return this.#build(parseQuery(query));
  }

  /** Bits of all leaves that match one of these words. */
  maskOf(codes: Iterable<number>): number {
    let mask = 0;
    for (const code of codes) mask |= this.masks[code] ?? 0;
    return mask;
  }

  #build(parsed: ParsedQuery): TitleQuery {
    const words = wordsOf(parsed);
    if (words || parsed.kind === "word") return this.#leaf(words ?? []);
    return { kind: parsed.kind, parts: parsed.parts.map((part) => this.#build(part)) };
  }

  #leaf(words: readonly Word[]): TitleQuery {
    const key = words.map(({ word, isPrefix: isBeginning }) => (isBeginning ? `${word}*` : word)).join(" ");
    const known = this.#leaves.get(key);
    if (known) return known;
    const bit = 1 << (this.#leaves.size % MAX_LEAVES);
    const codes = new Set(words.flatMap((word) => this.#codesOf(word)));
    for (const code of codes) {
      this.masks[code] = (this.masks[code] ?? 0) | bit;
      this.known |= bit;
      if (this.#titles.isInNames(code)) this.knownInNames |= bit;
    }
    const leaf = { kind: "words" as const, bit, codes };
    this.#leaves.set(key, leaf);
    return leaf;
  }

  #codesOf({ word, isPrefix: isBeginning }: Word): number[] {
    if (isBeginning) return [...this.#titles.codesByPrefix(word)];
    const code = this.#titles.find(word);
    return code === undefined ? [] : [code];
  }
}

type Word = Extract<ParsedQuery, { kind: "word" }>;

/** The words of a query that matches any of them; null for other queries. */
function wordsOf(parsed: ParsedQuery): Word[] | null {
  if (parsed.kind === "word") return [parsed];
  if (parsed.kind !== "any") return null;
  const words = parsed.parts.map(wordsOf);
  return words.every((part) => part !== null) ? words.flat() : null;
}

/** Whether a title with these bits can match. Certain unless the query has a phrase. */
export function mayMatch(query: TitleQuery, mask: number): boolean {
  if (query.kind === "words") return (mask & query.bit) !== 0;
  if (query.kind === "any") return query.parts.some((part) => mayMatch(part, mask));
  return query.parts.every((part) => mayMatch(part, mask));
}

/** Whether a query contains a phrase. */
export const hasPhrase = (query: TitleQuery): boolean =>
  query.kind === "phrase" || (query.kind !== "words" && query.parts.some(hasPhrase));

/** Whether this sequence of words matches. */
export function isMatch(query: TitleQuery, words: readonly number[]): boolean {
  if (query.kind === "words") return words.some((word) => query.codes.has(word));
  if (query.kind === "any") return query.parts.some((part) => isMatch(part, words));
  if (query.kind === "all") return query.parts.every((part) => isMatch(part, words));
  return words.some((_, first) =>
    query.parts.every((part, offset) => isMatch(part, words.slice(first + offset, first + offset + 1))),
  );
}
