import { singular } from "./singular";
import type { Synonyms } from "./synonym-source";
import { IN_VOCABULARY } from "./tsquery";

const MAX_PHRASE_WORDS = 4;
const MIN_PREFIX_LENGTH = 3;

/** Another name for consecutive words of the search. */
export interface Alias {
  /** Indexes of the first and last word. */
  first: number;
  last: number;
  /** The word is only a prefix of the phrase that has this alias. */
  isPrefix: boolean;
  /** Two words written as one. Valid only if the catalogue contains the compound. */
  isCompound: boolean;
  phrase: string;
}

/** Finds aliases: synonyms of words and phrases, and compounds of two words. */
export function findAliases(words: readonly string[], synonyms: Synonyms): Alias[] {
  const singulars = words.map(singular);
  return words.flatMap((word, first) => {
    const lastIndexes = Array.from(
      { length: Math.min(MAX_PHRASE_WORDS, words.length - first) },
      (_, i) => first + i,
    );
    const exact = lastIndexes.flatMap((last) =>
      (synonyms.get(singulars.slice(first, last + 1).join(" ")) ?? []).map((phrase) => ({ last, phrase })),
    );
    const byPrefix = aliasesByPrefix(word, synonyms);
    const compound = word + (words[first + 1] ?? "");
    return [
      ...exact.map((alias) => ({ ...alias, first, isPrefix: false, isCompound: false })),
      ...byPrefix.map((phrase) => ({ first, last: first, isPrefix: true, isCompound: false, phrase })),
      ...(compound !== word && IN_VOCABULARY.test(compound)
        ? [{ first, last: first + 1, isPrefix: false, isCompound: true, phrase: singular(compound) }]
        : []),
    ];
  });
}

function aliasesByPrefix(word: string, synonyms: Synonyms): string[] {
  if (word.length < MIN_PREFIX_LENGTH) return [];
  const matches = [...synonyms].filter(([phrase]) => phrase.startsWith(word) && phrase !== singular(word));
  return [...new Set(matches.flatMap(([, others]) => others))];
}
