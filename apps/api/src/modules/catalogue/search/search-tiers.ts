import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { TitleTier } from "../product-index";
import type { Term } from "./search-term";
import { allOf, anyOf } from "./tsquery";

/** Which hits come before others. */
interface Tier {
  when: SQL;
  /** Whatever fulfils it is a hit: asking for that too would only have the database look it up in a larger index. */
  isHit: boolean;
}

/** A search as conditions: what a hit is, and which hits come before others. */
export interface SearchPlan {
  hit: SQL;
  /** Best first. A hit belongs to the first that it fulfils, and every hit to one. */
  tiers: readonly Tier[];
  /** How many of them are of hits in name, category or what is said of it, or of the kind of thing that was asked for. */
  named: number;
  /** The first tiers once more, as far as the words of names and categories tell them. */
  titles: readonly TitleTier[];
  /** What every hit has in its name, where that is what makes it one. */
  kind?: TitleTier;
}

const column = {
  head: sql`products.head_words`,
  name: sql`products.name_words`,
  title: sql`products.title_words`,
};
// Beside words that leave far less, its index would only be one more to look through.
const headUnindexed = sql`(products.head_words || '')`;
// Null where nothing is said: a condition that is neither true nor false would hide the product from every tier.
const said = sql`products.attribute_words is not null and products.attribute_words`;
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
  const hasParts = parts !== whole;
  const several = terms.length > 1;
  const head = anyOf(terms.map((term) => term.head));
  const headed = matches(several ? headUnindexed : column.head, head);
  const hit = matches(anywhere, parts);
  const sure = (when: SQL | undefined) => ({ when: when ?? hit, isHit: true });
  const titles: TitleTier[] = [
    { circle: "name", query: whole, head },
    { circle: "name", query: whole },
    ...(hasParts ? [{ circle: "name" as const, query: parts }] : []),
    { circle: "title", query: whole },
    ...(hasParts ? [{ circle: "title" as const, query: parts }] : []),
  ];
  const named = [
    sure(and(headed, matches(column.name, whole))),
    sure(matches(column.name, whole)),
    hasParts && sure(matches(column.name, parts)),
    sure(matches(column.title, whole)),
    hasParts && sure(matches(column.title, parts)),
    // Between a name and what is said of it stands the description: what follows on one another here need not there.
    several && { when: sql`(${headed} and ${matches(said, whole)})`, isHit: false },
    // Not whole words first here: each tier is a question, and most shops have little to tell apart.
    { when: matches(said, parts), isHit: false },
  ].filter(isTier);
  const mentioned = [
    several && sure(and(headed, matches(anywhere, whole))),
    sure(matches(anywhere, whole)),
    several && hasParts && sure(and(headed, hit)),
    hasParts && sure(hit),
  ].filter(isTier);
  return { hit, tiers: [...named, ...mentioned], named: named.length, titles };
}

const isTier = (tier: Tier | false): tier is Tier => tier !== false;

/** The plan of what is found by something else than words. */
export const planFound = (hit: SQL): SearchPlan => ({
  hit,
  tiers: [{ when: sql`true`, isHit: false }],
  named: 1,
  titles: [],
});

/** Things of the kind that was asked for, those with most of the other terms first. */
export function planByHeadNoun(thing: Term, others: readonly Term[]): SearchPlan {
  const named = thing.whole ?? thing.parts;
  const kind: TitleTier = { circle: "name", query: named, head: thing.head };
  const plan = { ...planMost(hasHeadNoun(thing), others), kind };
  const [, ...fewer] = plan.tiers;
  if (fewer.length === 0 || thing.head !== named) return plan;
  // The same by one index: such a thing has the word for it.
  const all = matches(anywhere, allOf([...others.map(({ whole, parts }) => whole ?? parts), named]));
  const best = { when: sql`(${all} and ${matches(headUnindexed, named)})`, isHit: true };
  return { ...plan, tiers: [best, ...fewer] };
}

/** That a product has the term at all. */
export function matchesAnywhere({ parts }: Term): SQL {
  return matches(anywhere, parts);
}

/** That the name is of such a thing. */
export function hasHeadNoun({ head, whole, parts }: Term): SQL {
  const named = whole ?? parts;
  // The last noun of a name is in the name.
  if (head === named) return matches(column.head, head);
  return sql`(${matches(column.head, head)} and ${matches(column.name, named)})`;
}

/** What has some of the terms in name or category, most of them first. */
export function planPartial(terms: readonly Term[]): SearchPlan {
  return planMost(matches(column.title, anyOf(terms.map(({ whole }) => whole))), terms);
}

function planMost(hit: SQL, terms: readonly Term[]): SearchPlan {
  const wanted = terms.map(({ whole, parts }) => whole ?? parts);
  if (wanted.length === 0) return planFound(hit);
  const had = wanted.map((query) => sql`(${matches(anywhere, query)})::int`);
  const count = sql`(${sql.join(had, sql` + `)})`;
  const fewer = wanted.map((_, missing) => sql`${count} = ${sql.raw(String(wanted.length - 1 - missing))}`);
  // The best of them by an index.
  const tiers = [matches(anywhere, allOf(wanted)), ...fewer].map((when) => ({ when, isHit: false }));
  return { hit, tiers, named: tiers.length, titles: [] };
}

/** The number of the tier that a hit belongs to. */
export function tierNumber({ tiers }: SearchPlan): SQL<number> {
  const cases = tiers.map(({ when }, i) => sql`when ${when} then ${sql.raw(String(i))}`);
  return sql<number>`case ${sql.join(cases, sql` `)} end`;
}

/** The hits of each tier, as conditions that exclude each other. */
export function tierParts({ hit, tiers }: SearchPlan): (SQL | undefined)[] {
  return tiers.map(({ when, isHit }, i) => {
    const better = or(...tiers.slice(0, i).map((tier) => tier.when));
    return and(isHit ? undefined : hit, when, better && not(better));
  });
}
