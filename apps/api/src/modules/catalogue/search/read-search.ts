import type { Executor } from "../../../db/executor";
import { findAliases } from "./find-aliases";
import type { ReadSearch } from "./search-term";
import { readKnownWords } from "./search-vocabulary";
import type { Synonyms } from "./synonym-source";

/** What the owner's synonyms and the catalogue know of the words of a search. */
export async function readSearch(
  db: Executor,
  words: readonly string[],
  synonyms: Synonyms,
): Promise<ReadSearch> {
  const names = findAliases(words, synonyms);
  const further = names.flatMap(({ phrase }) => phrase.split(" "));
  return { words, names, known: await readKnownWords(db, words, further) };
}
