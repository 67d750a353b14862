import type { Alias } from "./find-aliases";
import type { KnownWord } from "./search-vocabulary";
import { numberTwin } from "./search-words";
import { anyOf, beginning, IN_VOCABULARY, phraseOf, someWord } from "./tsquery";

const MOST_EXPANSIONS = 32;

/** One thing that a hit must have, as tsqueries. */
export interface Term {
  /** The words of the search that it stands for. */
  words: readonly string[];
  /** In full: the word itself, its plural, what means the same; null where the catalogue knows none of these. */
  whole: string | null;
  /** That, or words that begin so or share the stem. */
  parts: string | null;
  /** What the last noun of a name has to be for the product to be such a thing. */
  head: string | null;
}

/** The words of a search with what is known of them. */
export interface ReadSearch {
  words: readonly string[];
  names: readonly Alias[];
  known: ReadonlyMap<string, KnownWord>;
}

const NOT_KNOWN = { isStop: false, whole: [], related: [], begun: [], products: 0 };

/** The terms of a search: its words, or runs of words that have another name; without "of" and "the" beside others. */
export function toTerms(search: ReadSearch): Term[] {
  const { words } = search;
  const spans = chooseSpans(search);
  const alone = [...words.keys()].filter((place) =>
    spans.every(({ first, last }) => place < first || place > last),
  );
  const telling = alone.filter((place) => !knownAt(search, place).isStop);
  const kept = telling.length > 0 || spans.length > 0 ? telling : alone;
  return [
    ...kept.map((place) => ({ place, term: wordTerm(search, place) })),
    ...spans.map((span) => ({ place: span.first, term: spanTerm(search, span) })),
  ]
    .sort((a, b) => a.place - b.place)
    .map(({ term }) => term);
}

function knownAt({ words, known }: ReadSearch, place: number): KnownWord {
  const word = words[place] ?? "";
  return known.get(word) ?? { word, ...NOT_KNOWN };
}

/** A word by itself, with its own synonyms. */
export function wordTerm(search: ReadSearch, place: number): Term {
  const word = knownAt(search, place);
  const mine = search.names.filter(({ first, last }) => first === place && last === place);
  const same = queriesOf(
    search,
    mine.filter(({ isPart }) => !isPart),
  );
  const inFull = someWord(wholeWords(word));
  const whole = anyOf([inFull, ...same.map(({ phrase }) => phrase)]);
  // Only what is not a word yet may be the beginning of one that has another name.
  const begun = whole === null ? queriesOf(search, mine) : [];
  const parts = partsQuery(word);
  return {
    words: [word.word],
    whole,
    parts: anyOf([whole, parts, ...begun.map(({ phrase }) => phrase)]),
    head: anyOf([inFull ?? parts, ...[...same, ...begun].map(({ noun }) => noun)]),
  };
}

function wholeWords({ word, whole }: KnownWord): string[] {
  const twin = numberTwin(word);
  const itself = whole.length > 0 || IN_VOCABULARY.test(word) ? whole : [word];
  return twin === undefined ? itself : [...itself, word, twin];
}

function partsQuery({ word, related, begun }: KnownWord): string | null {
  if (/^\d$/.test(word)) return null;
  if (!IN_VOCABULARY.test(word) || begun.length > MOST_EXPANSIONS) return beginning(word);
  return someWord([...begun, ...related]);
}

/** The names that the catalogue has all words of, each as a phrase and with its last noun. */
function queriesOf({ known }: ReadSearch, names: readonly Alias[]) {
  return names.flatMap(({ phrase }) => {
    const words = phrase
      .split(" ")
      .map((word) => someWord(wholeWords(known.get(word) ?? { word, ...NOT_KNOWN })));
    const query = phraseOf(words);
    return query === null ? [] : [{ phrase: query, noun: words.at(-1) ?? null }];
  });
}

type Span = Pick<Alias, "first" | "last">;

/** Runs of words that have another name, the longest first, none over another. */
function chooseSpans(search: ReadSearch): Span[] {
  const runs = search.names.filter(
    (name) => name.last > name.first && (!name.isJoined || queriesOf(search, [name]).length > 0),
  );
  const chosen: Span[] = [];
  for (const { first, last } of runs.toSorted((a, b) => b.last - b.first - (a.last - a.first))) {
    if (chosen.every((span) => last < span.first || first > span.last)) chosen.push({ first, last });
  }
  return chosen;
}

/** A run of words that has other names is a name itself: "coffee" somewhere and "table" elsewhere are no coffee table. */
function spanTerm(search: ReadSearch, { first, last }: Span): Term {
  const inside = search.words.slice(first, last + 1);
  const itself = { first, last, isPart: false, isJoined: false, phrase: inside.join(" ") };
  const others = search.names.filter((name) => name.first === first && name.last === last);
  const names = queriesOf(search, [itself, ...others]);
  const whole = anyOf(names.map(({ phrase }) => phrase));
  return { words: inside, whole, parts: whole, head: anyOf(names.map(({ noun }) => noun)) };
}
