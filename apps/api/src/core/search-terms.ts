import { type SQL, sql } from "drizzle-orm";

const MAX_WORDS = 8;

/** Splits a search into words, without tsquery operators. */
export function splitWords(search: string): string[] {
  const words = search.normalize("NFKC").split(/[^\p{L}\p{N}\p{M}]+/u);
  return [...new Set(words.filter((word) => word !== ""))].slice(0, MAX_WORDS);
}

/** A tsquery that matches every word as a prefix. PostgreSQL normalises the words; words without letters match nothing. */
export function prefixQuery(words: readonly string[]): SQL {
  return sql`search_prefixes(${sql.param([...words])}::text[])`;
}
