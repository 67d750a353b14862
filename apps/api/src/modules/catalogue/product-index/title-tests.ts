import { hasPhrase, isMatch, mayMatch, TitleQueries, type TitleQuery } from "./title-query";
import type { Titles } from "./titles";

/** Conditions of a search tier, as tsqueries: for the name, or for name and category, and for the head noun (last noun). */
export interface TitleTier {
  field: "name" | "title";
  query: string | null;
  head?: string | null;
}

/** A compiled tier that some product may match. */
export interface TitleTest {
  /** Index of the tier. */
  part: number;
  query: TitleQuery;
  isOfTitle: boolean;
  hasPhrase: boolean;
  /** For each head code, 1 if it matches. */
  heads: Uint8Array | null;
}

export interface TitleTests {
  all: readonly TitleTest[];
  queries: TitleQueries;
}

/** Compiles tiers and drops those that no title can match; null if the queries have too many words. */
export function toTests(titles: Titles, tiers: readonly TitleTier[]): TitleTests | null {
  const queries = new TitleQueries(titles);
  const tests = tiers.flatMap((tier, part) => toTest(titles, queries, tier, part));
  if (!queries.hasEnoughBits) return null;
  const all = tests.filter(
    ({ query, heads, isOfTitle }) =>
      mayMatch(query, isOfTitle ? queries.known : queries.knownInNames) && (!heads || heads.includes(1)),
  );
  return { all, queries };
}

function toTest(
  titles: Titles,
  queries: TitleQueries,
  { field: circle, query, head }: TitleTier,
  part: number,
): TitleTest[] {
  if (query === null || head === null) return [];
  const compiled = queries.read(query);
  const headQuery = head === undefined ? null : queries.read(head);
  const heads = headQuery && Uint8Array.from(titles.heads, (codes) => Number(isMatch(headQuery, codes)));
  return [{ part, query: compiled, isOfTitle: circle === "title", hasPhrase: hasPhrase(compiled), heads }];
}
