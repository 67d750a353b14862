import { type SQL, sql } from "drizzle-orm";

const MAX_WORDS = 8;
const WITHOUT_OUTER_SIGNS = /[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])?/u;

/** Splits a search into words, without tsquery operators. */
export function splitWords(search: string): string[] {
  return firstDistinct(search.normalize("NFKC").split(/[^\p{L}\p{N}\p{M}]+/u));
}

/** Splits a search at its spaces. A SKU such as "CH-107-07" stays whole: its parts are in other SKUs too. */
export function splitTerms(search: string): string[] {
  const terms = search.normalize("NFKC").split(/\s+/u);
  return firstDistinct(terms.map((term) => WITHOUT_OUTER_SIGNS.exec(term)?.[0] ?? ""));
}

const firstDistinct = (words: readonly string[]): string[] =>
  [...new Set(words.filter((word) => word !== ""))].slice(0, MAX_WORDS);

/** A tsquery that matches every word as a prefix. PostgreSQL normalises the words; words without letters match nothing. */
export function prefixQuery(words: readonly string[]): SQL {
  return sql`search_prefixes(${sql.param([...words])}::text[])`;
}
