import { hasPhrase, isMatch, mayMatch, TitleQueries, type TitleQuery } from "./title-query";
import type { Titles } from "./titles";

/** What has to be in the words of a name, or of name and category, as tsqueries; and what its last noun has to be. */
export interface TitleTier {
  circle: "name" | "title";
  query: string | null;
  head?: string | null;
}

/** A tier that some product may be in. */
export interface TitleTest {
  /** Which of the tiers it is. */
  part: number;
  query: TitleQuery;
  isOfTitle: boolean;
  hasPhrase: boolean;
  /** For each head 1 where it will do. */
  heads: Uint8Array | null;
}

export interface TitleTests {
  all: readonly TitleTest[];
  queries: TitleQueries;
}

/** The tiers as questions about names, without those that none can pass; null where they are too long. */
export function toTests(titles: Titles, tiers: readonly TitleTier[]): TitleTests | null {
  const queries = new TitleQueries(titles);
  const tests = tiers.flatMap((tier, part) => toTest(titles, queries, tier, part));
  if (!queries.isReadable) return null;
  // Whoever cannot be found need not be looked for among a million.
  const all = tests.filter(
    ({ query, heads, isOfTitle }) =>
      mayMatch(query, isOfTitle ? queries.known : queries.knownInNames) && (!heads || heads.includes(1)),
  );
  return { all, queries };
}

function toTest(
  titles: Titles,
  queries: TitleQueries,
  { circle, query, head }: TitleTier,
  part: number,
): TitleTest[] {
  if (query === null || head === null) return [];
  const read = queries.read(query);
  const asked = head === undefined ? null : queries.read(head);
  const heads = asked && Uint8Array.from(titles.heads, (codes) => Number(isMatch(asked, codes)));
  return [{ part, query: read, isOfTitle: circle === "title", hasPhrase: hasPhrase(read), heads }];
}
