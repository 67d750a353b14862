import { type SQL, sql } from "drizzle-orm";

const MOST_WORDS = 8;

/** The words of a search, without anything that has a meaning in a tsquery. */
export function splitWords(search: string): string[] {
  const words = search.normalize("NFKC").split(/[^\p{L}\p{N}\p{M}]+/u);
  return [...new Set(words.filter((word) => word !== ""))].slice(0, MOST_WORDS);
}

/**
 * A tsquery that wants every word, each as the beginning of one. The database makes it, from words as its index spells
 * them: of an accent alone, or of `ʼ`, nothing is left, and such a search finds nothing.
 */
export function prefixQuery(words: readonly string[]): SQL {
  return sql`search_prefixes(${sql.param([...words])}::text[])`;
}
