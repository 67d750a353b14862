import type { Executor } from "../../../db/executor";
import { findAliases } from "./find-aliases";
import type { ReadSearch } from "./search-term";
import { readKnownWords } from "./search-vocabulary";
import type { Synonyms } from "./synonym-source";

/** Looks up the words of a search in synonyms and vocabulary. */
export async function readSearch(
  db: Executor,
  words: readonly string[],
  synonyms: Synonyms,
): Promise<ReadSearch> {
  const aliases = findAliases(words, synonyms);
  const aliasWords = aliases.flatMap(({ phrase }) => phrase.split(" "));
  return { words, aliases, known: await readKnownWords(db, words, aliasWords) };
}
