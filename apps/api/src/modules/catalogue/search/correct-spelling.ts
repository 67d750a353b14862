import type { Executor } from "../../../db/executor";
import { readSearch } from "./read-search";
import { type Term, wordTerm } from "./search-term";
import { findCompoundWords, readLikelyWords } from "./search-vocabulary";
import { allowedTypos, closestWords, symmetricDeletes } from "./spelling";
import type { Synonyms } from "./synonym-source";
import { anyOf } from "./tsquery";

interface Corrections {
  /** Compounds of two known words, split. */
  splits: ReadonlyMap<string, readonly string[]>;
  /** Terms for the known words closest to a misspelled word. */
  corrected: ReadonlyMap<string, Term>;
}

/** Finds corrections for words that the catalogue does not contain. */
export async function correctSpelling(
  db: Executor,
  words: readonly string[],
  synonyms: Synonyms,
): Promise<Corrections> {
  if (words.length === 0) return { splits: new Map(), corrected: new Map() };
  const pairs = await findCompoundWords(db, words);
  const splits = new Map(pairs.map(({ word, start, end }) => [word, [start, end]]));
  const closest = await findClosest(
    db,
    words.filter((word) => !splits.has(word)),
    synonyms,
  );
  if (closest.length === 0) return { splits, corrected: new Map() };

  const close = [...new Set(closest.flatMap((one) => one.close))];
  const search = await readSearch(db, close, synonyms);
  const corrected = closest.map(({ word, close: candidates }) => {
    const found = candidates.map((candidate) => wordTerm(search, close.indexOf(candidate)));
    const whole = anyOf(found.map((term) => term.whole));
    return [
      word,
      { words: [word], whole, parts: whole, head: anyOf(found.map((term) => term.head)) },
    ] as const;
  });
  return { splits, corrected: new Map(corrected) };
}

interface ClosestWords {
  word: string;
  close: readonly string[];
}

/** Finds the closest words of catalogue and synonyms. Tries one typo first, because two take three times as long. */
async function findClosest(
  db: Executor,
  words: readonly string[],
  synonyms: Synonyms,
): Promise<ClosestWords[]> {
  const synonymWords = [...synonyms.keys()].filter((phrase) => !phrase.includes(" "));
  const found: ClosestWords[] = [];
  for (const typos of [1, 2]) {
    const uncorrected = words.filter(
      (word) => allowedTypos(word.length) >= typos && !found.some((one) => one.word === word),
    );
    if (uncorrected.length === 0) break;
    const forms = uncorrected.flatMap((word) => symmetricDeletes(word, typos));
    const candidates = [...new Set([...synonymWords, ...(await readLikelyWords(db, [...new Set(forms)]))])];
    const closest = uncorrected.map((word) => ({ word, close: closestWords(word, candidates) }));
    found.push(...closest.filter(({ close }) => close.length > 0));
  }
  return found;
}
