import { singular } from "./singular";
import type { Synonyms } from "./synonym-source";
import { IN_VOCABULARY } from "./tsquery";

const LONGEST_PHRASE = 4;
const SHORTEST_BEGINNING = 3;

/** Another name for a run of words of the search. */
export interface Alias {
  /** Places of the first and the last word of the run. */
  first: number;
  last: number;
  /** The run is only the beginning of what has that other name. */
  isPart: boolean;
  /** Two words that may also be written as one; whether they are, the catalogue has to know. */
  isJoined: boolean;
  phrase: string;
}

/** Other names: the owner's synonyms, and two words that are also written as one. */
export function findAliases(words: readonly string[], synonyms: Synonyms): Alias[] {
  const singulars = words.map(singular);
  return words.flatMap((word, first) => {
    const runs = Array.from({ length: Math.min(LONGEST_PHRASE, words.length - first) }, (_, i) => first + i);
    const same = runs.flatMap((last) =>
      (synonyms.get(singulars.slice(first, last + 1).join(" ")) ?? []).map((phrase) => ({ last, phrase })),
    );
    const begun = namesBegunBy(word, synonyms);
    const joined = word + (words[first + 1] ?? "");
    return [
      ...same.map((name) => ({ ...name, first, isPart: false, isJoined: false })),
      ...begun.map((phrase) => ({ first, last: first, isPart: true, isJoined: false, phrase })),
      ...(joined !== word && IN_VOCABULARY.test(joined)
        ? [{ first, last: first + 1, isPart: false, isJoined: true, phrase: singular(joined) }]
        : []),
    ];
  });
}

function namesBegunBy(word: string, synonyms: Synonyms): string[] {
  if (word.length < SHORTEST_BEGINNING) return [];
  const begun = [...synonyms].filter(([phrase]) => phrase.startsWith(word) && phrase !== singular(word));
  return [...new Set(begun.flatMap(([, others]) => others))];
}
