import { type Spelled, spell } from "./spell-query";
import type { Titles } from "./titles";

/** A query for words, as a tree. Each of its leaves has a bit of its own. */
export type TitleQuery =
  | { kind: "words"; bit: number; codes: ReadonlySet<number> }
  | { kind: "any" | "all" | "phrase"; parts: readonly TitleQuery[] };

// What each combination of them is good for is kept in a table.
const MOST_LEAVES = 12;

/** Reads queries for the words of names; the bits of their leaves are in `masks`, by the codes of words. */
export class TitleQueries {
  readonly masks: Int32Array;
  /** The bits of leaves that some title has a word of. */
  known = 0;
  /** The same for names alone. */
  knownInNames = 0;
  readonly #titles: Titles;
  readonly #leaves = new Map<string, TitleQuery>();

  constructor(titles: Titles) {
    this.#titles = titles;
    this.masks = new Int32Array(titles.codeCount);
  }

  /** How many bits are used. */
  get leaves(): number {
    return this.#leaves.size;
  }

  /** Whether there are no more leaves than bits. */
  get isReadable(): boolean {
    return this.#leaves.size <= MOST_LEAVES;
  }

  read(query: string): TitleQuery {
    return this.#build(spell(query));
  }

  /** The bits of all leaves that one of these words is. */
  maskOf(codes: Iterable<number>): number {
    let mask = 0;
    for (const code of codes) mask |= this.masks[code] ?? 0;
    return mask;
  }

  #build(spelled: Spelled): TitleQuery {
    const words = wordsOf(spelled);
    if (words || spelled.kind === "word") return this.#leaf(words ?? []);
    return { kind: spelled.kind, parts: spelled.parts.map((part) => this.#build(part)) };
  }

  #leaf(words: readonly Word[]): TitleQuery {
    const key = words.map(({ word, isBeginning }) => (isBeginning ? `${word}*` : word)).join(" ");
    const known = this.#leaves.get(key);
    if (known) return known;
    const bit = 1 << (this.#leaves.size % MOST_LEAVES);
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

  #codesOf({ word, isBeginning }: Word): number[] {
    if (isBeginning) return [...this.#titles.begunBy(word)];
    const code = this.#titles.find(word);
    return code === undefined ? [] : [code];
  }
}

type Word = Extract<Spelled, { kind: "word" }>;

/** The words where any of them will do; null for anything else. */
function wordsOf(spelled: Spelled): Word[] | null {
  if (spelled.kind === "word") return [spelled];
  if (spelled.kind !== "any") return null;
  const words = spelled.parts.map(wordsOf);
  return words.every((some) => some !== null) ? words.flat() : null;
}

/** Whether words with these bits may be what is asked for: they are, unless some have to follow on one another. */
export function mayMatch(query: TitleQuery, mask: number): boolean {
  if (query.kind === "words") return (mask & query.bit) !== 0;
  if (query.kind === "any") return query.parts.some((part) => mayMatch(part, mask));
  return query.parts.every((part) => mayMatch(part, mask));
}

/** Whether a query asks for words that follow on one another. */
export const hasPhrase = (query: TitleQuery): boolean =>
  query.kind === "phrase" || (query.kind !== "words" && query.parts.some(hasPhrase));

/** Whether these words, in this order, are what is asked for. */
export function isMatch(query: TitleQuery, words: readonly number[]): boolean {
  if (query.kind === "words") return words.some((word) => query.codes.has(word));
  if (query.kind === "any") return query.parts.some((part) => isMatch(part, words));
  if (query.kind === "all") return query.parts.every((part) => isMatch(part, words));
  return words.some((_, first) =>
    query.parts.every((part, place) => isMatch(part, words.slice(first + place, first + place + 1))),
  );
}
