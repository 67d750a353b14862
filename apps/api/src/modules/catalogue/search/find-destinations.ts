import { CATEGORIES, categoryLabels, type Destination } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { findAliases } from "./find-aliases";
import { parseSearch } from "./parse-search";
import { readWords } from "./search-words";
import { singular } from "./singular";
import type { Synonyms } from "./synonym-source";

const MAX_DESTINATIONS = 3;
const MIN_PREFIX_LENGTH = 3;
const STOP_WORDS = new Set(["a", "an", "and", "for", "in", "my", "of", "on", "or", "the", "to", "with"]);

interface Candidate extends Destination {
  nameWords: string[];
  descriptionWords: string[];
}

interface DestinationOptions {
  /** Search descriptions if no name matches. */
  inDescriptions: boolean;
}

/** Finds categories and collections whose name has all words of a search, without its price. */
export async function findDestinations(
  db: Executor,
  search: string,
  synonyms: Synonyms,
  { inDescriptions }: DestinationOptions,
): Promise<Destination[]> {
  const candidates = await readCandidates(db);
  for (const text of new Set([search, parseSearch(search).text])) {
    const words = await readWords(db, text);
    const byName = candidates.filter(({ nameWords }) => hasEveryWord(nameWords, words, synonyms));
    const found =
      byName.length > 0 || !inDescriptions
        ? byName
        : candidates.filter(({ descriptionWords }) => hasEveryWord(descriptionWords, words, synonyms));
    if (found.length > 0)
      return found.slice(0, MAX_DESTINATIONS).map(({ kind, slug, name }) => ({ kind, slug, name }));
  }
  return [];
}

async function readCandidates(db: Executor): Promise<Candidate[]> {
  const rows = await queryRows<Candidate>(
    db,
    sql`
    select kind, slug, name, tsvector_to_array(search_words(keywords)) as "nameWords",
      tsvector_to_array(search_words(description)) as "descriptionWords"
    from (
      select 'category' as kind, slug, label as name, label || ' ' || category_words(slug) as keywords,
        '' as description, number as position
      from unnest(${sql.param([...CATEGORIES])}::text[], ${sql.param(CATEGORIES.map((category) => categoryLabels[category]))}::text[])
        with ordinality as known(slug, label, number)
      union all
      select 'collection', slug, name, name || ' ' || slug, description, position from collections
    ) as candidate
    order by kind, position, name`,
  );
  return rows;
}

/** Whether all words of a search are among these, in singular or plural, as a synonym, or the last one as a prefix. */
export function hasEveryWord(
  known: readonly string[],
  search: readonly string[],
  synonyms: Synonyms,
): boolean {
  const words = search.filter((word) => !STOP_WORDS.has(word));
  const singulars = new Set(known.map(singular));
  const aliases = findAliases(words, synonyms).filter(({ isPrefix, isCompound }) => !isPrefix && !isCompound);
  const hasPhrase = (phrase: string) => phrase.split(" ").every((word) => singulars.has(singular(word)));
  const isKnown = (word: string, index: number) =>
    hasPhrase(word) ||
    aliases.some(({ first, last, phrase }) => first <= index && index <= last && hasPhrase(phrase)) ||
    (index === words.length - 1 &&
      word.length >= MIN_PREFIX_LENGTH &&
      known.some((other) => other.startsWith(word)));
  return words.length > 0 && words.every(isKnown);
}
