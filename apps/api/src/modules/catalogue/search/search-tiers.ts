import { and, not, or, type SQL, sql } from "drizzle-orm";
import type { Term } from "./search-term";
import { allOf, anyOf, anyWord, phraseOf } from "./tsquery";

/** A rank group of hits. */
interface Tier {
  when: SQL;
  /** The condition implies a hit, so the query can omit the hit condition and its larger index. */
  isHit: boolean;
}

/** A search as SQL conditions: the hit condition and the tiers that rank hits. */
export interface SearchPlan {
  hit: SQL;
  /** Best first. Each hit belongs to the first tier that it matches. */
  tiers: readonly Tier[];
  /** Number of leading tiers that match in more than the description. */
  strongTiers: number;
  /** Number of leading tiers whose products are what was searched, not products that only mention it. */
  convincingTiers: number;
  /** Conditions of which a convincing hit meets one. Each has an index. */
  convincing: readonly SQL[];
}

const column = {
  head: sql`products.head_words`,
  name: sql`products.name_words`,
  title: sql`products.title_words`,
};
// Avoids the index of head words where other conditions are far more selective.
const headUnindexed = sql`(products.head_words || '')`;
// The null check matters: a null condition would exclude the product from every tier.
const attributeWords = sql`products.attribute_words is not null and products.attribute_words`;
const anywhere = sql`products.words`;
const matches = (words: SQL, query: string | null) =>
  query === null ? sql`false` : sql`(${words} @@ ${query}::tsquery)`;

/**
 * Plans a search for all terms. Tiers: in the name, in name or category, in options and attributes, anywhere; of each, products
 * with a matching head noun first. Whole words rank before parts of words.
 */
export function planAll(terms: readonly Term[]): SearchPlan {
  const whole = allOf(terms.map(({ whole, parts }) => whole ?? parts));
  const parts = allOf(terms.map((term) => term.parts));
  const hasParts = parts !== whole;
  const hasSeveralTerms = terms.length > 1;
  const head = anyOf(terms.map((term) => term.head));
  const hasHead = matches(hasSeveralTerms ? headUnindexed : column.head, head);
  const hit = matches(anywhere, parts);
  const impliesHit = (when: SQL | undefined) => ({ when: when ?? hit, isHit: true });
  const strong = [
    impliesHit(and(hasHead, matches(column.name, whole))),
    impliesHit(matches(column.name, whole)),
    hasParts && impliesHit(matches(column.name, parts)),
    hasSeveralTerms && impliesHit(and(hasHead, matches(column.title, whole))),
    impliesHit(matches(column.title, whole)),
    hasParts && impliesHit(matches(column.title, parts)),
    // Does not imply a hit: words adjacent in attribute_words can be apart in the full text.
    hasSeveralTerms && { when: sql`(${hasHead} and ${matches(attributeWords, whole)})`, isHit: false },
    // No separate tier for whole words: each tier costs a query.
    { when: matches(attributeWords, parts), isHit: false },
  ].filter(isTier);
  const weak = [
    hasSeveralTerms && impliesHit(and(hasHead, matches(anywhere, whole))),
    impliesHit(matches(anywhere, whole)),
    hasSeveralTerms && hasParts && impliesHit(and(hasHead, hit)),
    hasParts && impliesHit(hit),
  ].filter(isTier);
  return {
    hit,
    tiers: [...strong, ...weak],
    strongTiers: strong.length,
    convincingTiers: strong.length + (hasSeveralTerms ? 1 : 0),
    convincing: [
      matches(column.title, parts),
      matches(attributeWords, parts),
      ...(hasSeveralTerms ? [sql`(${matches(column.head, head)} and ${hit})`] : []),
    ],
  };
}

const isTier = (tier: Tier | false): tier is Tier => tier !== false;

/** A plan with a single tier, for searches not ranked by words. */
export const planFound = (hit: SQL): SearchPlan => ({
  hit,
  tiers: [{ when: sql`true`, isHit: false }],
  strongTiers: 1,
  convincingTiers: 1,
  convincing: [hit],
});

/** Plans a search for products with this head noun, ranked by the number of other terms. */
export function planByHeadNoun(headNoun: Term, others: readonly Term[]): SearchPlan {
  const query = headNoun.whole ?? headNoun.parts;
  const plan = planByMatchCount(hasHeadNoun(headNoun), others);
  const [, ...fewer] = plan.tiers;
  if (fewer.length === 0 || headNoun.head !== query) return plan;
  // The same condition with a single index: the head noun is part of the full text.
  const all = matches(anywhere, allOf([...others.map(({ whole, parts }) => whole ?? parts), query]));
  const best = { when: sql`(${all} and ${matches(headUnindexed, query)})`, isHit: true };
  return { ...plan, tiers: [best, ...fewer] };
}

/** Condition: the product contains the term anywhere. */
export function matchesAnywhere({ parts }: Term): SQL {
  return matches(anywhere, parts);
}

/** Condition: the term is in the name, category, options or attributes. */
export function isNamed({ whole, parts }: Term): SQL {
  const query = whole ?? parts;
  return sql`(${matches(column.title, query)} or ${matches(attributeWords, query)})`;
}

/** Condition: the words are next to each other in this order, anywhere. */
export const hasPhrase = (words: readonly string[]): SQL =>
  matches(anywhere, phraseOf(words.map((word) => anyWord([word]))));

/** Condition: the term is the head noun of the name. */
export function hasHeadNoun({ head, whole, parts }: Term): SQL {
  const query = whole ?? parts;
  // The head noun is part of the name, so one index is enough.
  if (head === query) return matches(column.head, head);
  return sql`(${matches(column.head, head)} and ${matches(column.name, query)})`;
}

/** Plans a search for any of the terms in name or category, ranked by the number of terms. */
export function planPartial(terms: readonly Term[]): SearchPlan {
  return planByMatchCount(matches(column.title, anyOf(terms.map(({ whole }) => whole))), terms);
}

function planByMatchCount(hit: SQL, terms: readonly Term[]): SearchPlan {
  const wanted = terms.map(({ whole, parts }) => whole ?? parts);
  if (wanted.length === 0) return planFound(hit);
  const matched = wanted.map((query) => sql`(${matches(anywhere, query)})::int`);
  const count = sql`(${sql.join(matched, sql` + `)})`;
  const fewer = wanted.map((_, missing) => sql`${count} = ${sql.raw(String(wanted.length - 1 - missing))}`);
  // The first tier can use an index.
  const tiers = [matches(anywhere, allOf(wanted)), ...fewer].map((when) => ({ when, isHit: false }));
  return { hit, tiers, strongTiers: tiers.length, convincingTiers: tiers.length, convincing: [hit] };
}

/** SQL for the tier number of a hit. */
export function tierNumber({ tiers }: SearchPlan): SQL<number> {
  const cases = tiers.map(({ when }, i) => sql`when ${when} then ${sql.raw(String(i))}`);
  return sql<number>`case ${sql.join(cases, sql` `)} end`;
}

/** Mutually exclusive conditions for the hits of each tier. */
export function tierParts({ hit, tiers }: SearchPlan): (SQL | undefined)[] {
  return tiers.map(({ when, isHit }, i) => {
    const better = or(...tiers.slice(0, i).map((tier) => tier.when));
    return and(isHit ? undefined : hit, when, better && not(better));
  });
}
