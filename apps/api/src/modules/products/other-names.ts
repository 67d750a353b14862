import { singular } from "./singular";
import type { Synonyms } from "./synonyms";

const LONGEST_PHRASE = 4;
const SHORTEST_BEGINNING = 3;

/** Another name for a run of words of the search. */
export interface OtherName {
  /** Places of the first and the last word of the run. */
  first: number;
  last: number;
  /** The run is only the beginning of what has that other name. */
  isPart: boolean;
  phrase: string;
}

/** Other names: the owner's synonyms, and two words that are also written as one. */
export function otherNames(words: readonly string[], synonyms: Synonyms): OtherName[] {
  const names: OtherName[] = [];
  const singulars = words.map(singular);
  for (let first = 0; first < words.length; first += 1) {
    for (let last = first; last < Math.min(words.length, first + LONGEST_PHRASE); last += 1) {
      const run = singulars.slice(first, last + 1).join(" ");
      for (const phrase of synonyms.get(run) ?? []) names.push({ first, last, isPart: false, phrase });
    }
    const [one = "", two] = words.slice(first, first + 2);
    if (two) names.push({ first, last: first + 1, isPart: false, phrase: singular(one + two) });
    for (const phrase of namesBegunBy(one, synonyms))
      names.push({ first, last: first, isPart: true, phrase });
  }
  return names;
}

function namesBegunBy(word: string, synonyms: Synonyms): string[] {
  if (word.length < SHORTEST_BEGINNING) return [];
  const begun = [...synonyms].filter(([phrase]) => phrase.startsWith(word) && phrase !== singular(word));
  return [...new Set(begun.flatMap(([, others]) => others))];
}
