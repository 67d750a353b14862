import type { Executor } from "../../../db/executor";
import { readSearch } from "./read-search";
import { type Term, wordTerm } from "./search-term";
import { findCompoundWords, readLikelyWords } from "./search-vocabulary";
import { allowedTypos, closestWords, symmetricDeletes } from "./spelling";
import type { Synonyms } from "./synonym-source";
import { anyOf } from "./tsquery";

interface Corrections {
  /** Words that are two known ones written together. */
  apart: ReadonlyMap<string, readonly string[]>;
  /** What was meant by words with a slip of the finger. */
  meant: ReadonlyMap<string, Term>;
}

/** What may have been meant by words that nothing has. */
export async function correctSpelling(
  db: Executor,
  words: readonly string[],
  synonyms: Synonyms,
): Promise<Corrections> {
  if (words.length === 0) return { apart: new Map(), meant: new Map() };
  const pairs = await findCompoundWords(db, words);
  const apart = new Map(pairs.map(({ word, start, end }) => [word, [start, end]]));
  const closest = await findClosest(
    db,
    words.filter((word) => !apart.has(word)),
    synonyms,
  );
  if (closest.length === 0) return { apart, meant: new Map() };

  const close = [...new Set(closest.flatMap((one) => one.close))];
  const search = await readSearch(db, close, synonyms);
  const meant = closest.map(({ word, close: candidates }) => {
    const found = candidates.map((candidate) => wordTerm(search, close.indexOf(candidate)));
    const whole = anyOf(found.map((term) => term.whole));
    return [
      word,
      { words: [word], whole, parts: whole, head: anyOf(found.map((term) => term.head)) },
    ] as const;
  });
  return { apart, meant: new Map(meant) };
}

interface Closest {
  word: string;
  close: readonly string[];
}

/** Words of the catalogue and of the synonyms. Most have one typo, and looking for two takes three times as long. */
async function findClosest(db: Executor, words: readonly string[], synonyms: Synonyms): Promise<Closest[]> {
  const names = [...synonyms.keys()].filter((phrase) => !phrase.includes(" "));
  const found: Closest[] = [];
  for (const typos of [1, 2]) {
    const wanted = words.filter(
      (word) => allowedTypos(word.length) >= typos && !found.some((one) => one.word === word),
    );
    if (wanted.length === 0) break;
    const forms = wanted.flatMap((word) => symmetricDeletes(word, typos));
    const likely = [...new Set([...names, ...(await readLikelyWords(db, [...new Set(forms)]))])];
    const closest = wanted.map((word) => ({ word, close: closestWords(word, likely) }));
    found.push(...closest.filter(({ close }) => close.length > 0));
  }
  return found;
}
