import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { Term } from "./search-term";
import { allOf, anyOf } from "./tsquery";

/** A search as conditions: what a hit is, and which hits come before others. */
export interface SearchPlan {
  hit: SQL;
  /** Best first. A hit belongs to the first that it fulfils, and every hit to one. */
  tiers: readonly SQL[];
  /** How many of them are of hits in name, category or what is said of it, or of the kind of thing that was asked for. */
  named: number;
}

const column = {
  head: sql`products.head_words`,
  name: sql`products.name_words`,
  title: sql`products.title_words`,
};
// Null where nothing is said: a condition that is neither true nor false would hide the product from every tier.
const said = sql`products.said_words is not null and products.said_words`;
const anywhere = sql`products.words`;
const matches = (words: SQL, query: string | null) =>
  query === null ? sql`false` : sql`(${words} @@ ${query}::tsquery)`;

/**
 * Every term: in the name, first where its last noun is what was asked for, then in name or category, then also in
 * what it can be chosen in and what is said of it, then anywhere; whole words before parts of words.
 */
export function planAll(terms: readonly Term[]): SearchPlan {
  const whole = allOf(terms.map(({ whole, parts }) => whole ?? parts));
  const parts = allOf(terms.map((term) => term.parts));
  const headed = matches(column.head, anyOf(terms.map(({ head }) => head)));
  const hasParts = parts !== whole;
  const several = terms.length > 1;
  const hit = matches(anywhere, parts);
  const named = [
    and(headed, matches(column.name, whole)),
    matches(column.name, whole),
    hasParts && matches(column.name, parts),
    matches(column.title, whole),
    hasParts && matches(column.title, parts),
    several && and(headed, matches(said, whole)),
    // Not whole words first here: each tier is a question, and most shops have little to tell apart.
    matches(said, parts),
  ].filter(isCondition);
  const mentioned = [
    several && and(headed, matches(anywhere, whole)),
    matches(anywhere, whole),
    several && hasParts && and(headed, hit),
    hasParts && hit,
  ].filter(isCondition);
  return { hit, tiers: [...named, ...mentioned], named: named.length };
}

const isCondition = (tier: SQL | false | undefined): tier is SQL => tier !== false && tier !== undefined;

/** Things of the kind that was asked for, those with most of the other terms first. */
export function planThings(thing: Term, others: readonly Term[]): SearchPlan {
  return planMost(sql`(${isThing(thing)})`, others);
}

/** That a product has the term at all. */
export function isAnywhere({ parts }: Term): SQL {
  return matches(anywhere, parts);
}

/** That the name is of such a thing. */
export function isThing({ head, whole, parts }: Term): SQL {
  return sql`${matches(column.head, head)} and ${matches(column.name, whole ?? parts)}`;
}

/** What has some of the terms in name or category, most of them first. */
export function planSome(terms: readonly Term[]): SearchPlan {
  return planMost(matches(column.title, anyOf(terms.map(({ whole }) => whole))), terms);
}

function planMost(hit: SQL, terms: readonly Term[]): SearchPlan {
  const wanted = terms.map(({ whole, parts }) => whole ?? parts);
  if (wanted.length === 0) return { hit, tiers: [sql`true`], named: 1 };
  const had = wanted.map((query) => sql`(${matches(anywhere, query)})::int`);
  const count = sql`(${sql.join(had, sql` + `)})`;
  const fewer = wanted.map((_, missing) => sql`${count} = ${sql.raw(String(wanted.length - 1 - missing))}`);
  // The best of them by an index.
  return { hit, tiers: [matches(anywhere, allOf(wanted)), ...fewer], named: 1 + fewer.length };
}

/** The number of the tier that a hit belongs to. */
export function tierNumber({ tiers }: SearchPlan): SQL<number> {
  const cases = tiers.map((tier, i) => sql`when ${tier} then ${sql.raw(String(i))}`);
  return sql<number>`case ${sql.join(cases, sql` `)} end`;
}

/** The tiers as conditions that exclude each other. */
export function tierParts({ tiers }: SearchPlan): SQL[] {
  return tiers.map((tier, i) => {
    const better = or(...tiers.slice(0, i));
    return (better && and(tier, not(better))) ?? tier;
  });
}
