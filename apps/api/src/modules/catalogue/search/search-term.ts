import type { Alias } from "./find-aliases";
import type { KnownWord } from "./search-vocabulary";
import { numberTwin } from "./search-words";
import { anyOf, anyWord, IN_VOCABULARY, phraseOf, prefixQuery } from "./tsquery";

const MAX_EXPANSIONS = 32;

/** One term that a hit must match, as tsqueries. */
export interface Term {
  /** The search words of this term. */
  words: readonly string[];
  /** Whole words: singular, plural and synonyms; null if the catalogue contains none of them. */
  whole: string | null;
  /** Also words with this prefix or stem. */
  parts: string | null;
  /** Matches the head noun (last noun) of a name. */
  head: string | null;
}

/** The words of a search with their aliases and vocabulary. */
export interface ReadSearch {
  words: readonly string[];
  aliases: readonly Alias[];
  known: ReadonlyMap<string, KnownWord>;
}

const UNKNOWN = { isStop: false, whole: [], related: [], withPrefix: [], products: 0 };

/** Splits a search into terms: single words, and phrases that have aliases. Stop words are dropped unless alone. */
export function toTerms(search: ReadSearch): Term[] {
  const { words } = search;
  const spans = chooseSpans(search);
  const single = [...words.keys()].filter((index) =>
    spans.every(({ first, last }) => index < first || index > last),
  );
  const withoutStopWords = single.filter((index) => !knownAt(search, index).isStop);
  const indexes = withoutStopWords.length > 0 || spans.length > 0 ? withoutStopWords : single;
  return [
    ...indexes.map((index) => ({ index, term: wordTerm(search, index) })),
    ...spans.map((span) => ({ index: span.first, term: spanTerm(search, span) })),
  ]
    .sort((a, b) => a.index - b.index)
    .map(({ term }) => term);
}

function knownAt({ words, known }: ReadSearch, index: number): KnownWord {
  const word = words[index] ?? "";
  return known.get(word) ?? { word, ...UNKNOWN };
}

/** The term of a single word, with its synonyms. */
export function wordTerm(search: ReadSearch, index: number): Term {
  const word = knownAt(search, index);
  const aliases = search.aliases.filter(({ first, last }) => first === index && last === index);
  const exact = queriesOf(
    search,
    aliases.filter(({ isPrefix }) => !isPrefix),
  );
  const wholeWord = anyWord(wholeWords(word));
  const whole = anyOf([wholeWord, ...exact.map(({ phrase }) => phrase)]);
  // Only an incomplete word can be the prefix of a synonym.
  const byPrefix = whole === null ? queriesOf(search, aliases) : [];
  const parts = partsQuery(word);
  return {
    words: [word.word],
    // The catalogue's own words rank before synonyms: "conferen" is a conference chair, then a task chair.
    whole: whole ?? (byPrefix.length > 0 ? parts : null),
    parts: anyOf([whole, parts, ...byPrefix.map(({ phrase }) => phrase)]),
    head: anyOf([wholeWord ?? parts, ...[...exact, ...byPrefix].map(({ noun }) => noun)]),
  };
}

function wholeWords({ word, whole }: KnownWord): string[] {
  const twin = numberTwin(word);
  const itself = whole.length > 0 || IN_VOCABULARY.test(word) ? whole : [word];
  return twin === undefined ? itself : [...itself, word, twin];
}

function partsQuery({ word, related, withPrefix }: KnownWord): string | null {
  if (/^\d$/.test(word)) return null;
  if (!IN_VOCABULARY.test(word) || withPrefix.length > MAX_EXPANSIONS) return prefixQuery(word);
  return anyWord([...withPrefix, ...related]);
}

/** Queries of the aliases whose words are all in the catalogue, as a phrase and its last noun. */
function queriesOf({ known }: ReadSearch, aliases: readonly Alias[]) {
  return aliases.flatMap(({ phrase }) => {
    const words = phrase
      .split(" ")
      .map((word) => anyWord(wholeWords(known.get(word) ?? { word, ...UNKNOWN })));
    const query = phraseOf(words);
    return query === null ? [] : [{ phrase: query, noun: words.at(-1) ?? null }];
  });
}

type Span = Pick<Alias, "first" | "last">;

/** Chooses phrases that have aliases, longest first, without overlaps. */
function chooseSpans(search: ReadSearch): Span[] {
  const phrases = search.aliases.filter(
    (alias) => alias.last > alias.first && (!alias.isCompound || queriesOf(search, [alias]).length > 0),
  );
  const chosen: Span[] = [];
  for (const { first, last } of phrases.toSorted((a, b) => b.last - b.first - (a.last - a.first))) {
    if (chosen.every((span) => last < span.first || first > span.last)) chosen.push({ first, last });
  }
  return chosen;
}

/** The term of a phrase with aliases. Its words must be adjacent: "coffee" and "table" apart are no coffee table. */
function spanTerm(search: ReadSearch, { first, last }: Span): Term {
  const words = search.words.slice(first, last + 1);
  const itself = { first, last, isPrefix: false, isCompound: false, phrase: words.join(" ") };
  const others = search.aliases.filter((alias) => alias.first === first && alias.last === last);
  const queries = queriesOf(search, [itself, ...others]);
  const whole = anyOf(queries.map(({ phrase }) => phrase));
  return { words, whole, parts: whole, head: anyOf(queries.map(({ noun }) => noun)) };
}
