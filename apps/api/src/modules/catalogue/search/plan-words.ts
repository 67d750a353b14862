import { and, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { countHits, findCollection, type HitCount, type PlannerTrust } from "../filters";
import { addTier } from "./combine-plans";
import { correctSpelling } from "./correct-spelling";
import { findDestinations } from "./find-destinations";
import { readSearch } from "./read-search";
import { findNamedTerms, findTerms, hasConvincingHit } from "./search-evidence";
import { findSkusByPrefix } from "./search-sku";
import { type ReadSearch, type Term, toTerms } from "./search-term";
import { planAll, planByHeadNoun, planFound, planPartial, type SearchPlan } from "./search-tiers";
import { readWords } from "./search-words";
import type { Synonyms } from "./synonym-source";

export interface FoundPlan {
  plan: SearchPlan;
  hits: HitCount;
  /** The terms of a search whose words no product has all; null if one has. */
  partialTerms: readonly Term[] | null;
  /** The planner's estimate of the number of products. */
  products: number;
  /** Stock affects which products match. */
  isDecidedByStock: boolean;
}

/** The searched products: filter and catalogue size. */
export interface Scope {
  filter: SQL | undefined;
  /** Whether to trust a high estimate before any hit is read. */
  mayGuess: boolean;
}
type SizedScope = Scope & { products: number };

/** The planner knows the frequency of one word well; for several words it guesses. */
function trustIn({ filter, products, mayGuess }: SizedScope, words: number): PlannerTrust {
  if (filter || products <= LARGE_CATALOGUE) return "never";
  return words === 1 ? "always" : mayGuess ? "if-seen" : "never";
}

const published = sql`products.published`;
// In smaller catalogues counting is as fast as asking the planner.
const LARGE_CATALOGUE = 5_000;
// A shorter word is one letter away from too many others: "wine" is not "wide".
const MIN_CORRECTED_LENGTH = 6;

const EXACT = { partialTerms: null, isDecidedByStock: false };

/**
 * Plans a search for words: products that have all of them, else those of a collection with that name, else with
 * corrected spelling, else the closest products. Null if nothing matches.
 */
export async function planWords(
  db: Executor,
  text: string,
  synonyms: Synonyms,
  unsized: Scope,
): Promise<FoundPlan | null> {
  const words = await readWords(db, text);
  if (words.length === 0) return null;
  const search = await readSearch(db, words, synonyms);
  const products = Math.max(0, ...[...search.known.values()].map((word) => word.products));
  const scope = { ...unsized, products };
  const typed = toTerms(search);
  const all = (await findAll(db, typed, scope)) ?? (await findAllSeparately(db, search, typed, scope));
  if (all && (await hasConvincingHit(db, all.plan))) return all;
  const bySkuPrefix = all ? null : await findSkusByPrefix(db, text.trim());
  if (bySkuPrefix) return countPlan(db, bySkuPrefix, scope.filter);
  const inCollection = await findInCollection(db, text, synonyms, all, scope);
  if (inCollection) return inCollection;
  if (all) return (await findOfKind(db, typed, all, scope)) ?? all;

  const terms = await correctTerms(db, search, typed, synonyms);
  return (terms !== typed && (await findAll(db, terms, scope))) || findPartial(db, terms, scope);
}

/** Counts the hits of a plan. */
export async function countPlan(db: Executor, plan: SearchPlan, filter: SQL | undefined): Promise<FoundPlan> {
  return { ...EXACT, plan, hits: await countHits(db, and(plan.hit, published, filter)), products: 0 };
}

/** Finds products with every word, without treating phrases that have synonyms as one term. */
async function findAllSeparately(
  db: Executor,
  search: ReadSearch,
  typed: readonly Term[],
  scope: SizedScope,
): Promise<FoundPlan | null> {
  if (typed.every(({ words }) => words.length === 1)) return null;
  const aliases = search.aliases.filter(({ first, last }) => first === last);
  return findAll(db, toTerms({ ...search, aliases }), scope);
}

/** Finds the products of a collection with this name, before those that only mention the words. */
async function findInCollection(
  db: Executor,
  text: string,
  synonyms: Synonyms,
  mentioned: FoundPlan | null,
  { filter, products }: SizedScope,
): Promise<FoundPlan | null> {
  const destinations = await findDestinations(db, text, synonyms, { inDescriptions: mentioned === null });
  const collection = destinations.find(({ kind }) => kind === "collection");
  if (!collection) return null;
  const { condition, isDecidedByStock } = await findCollection(db, collection.slug);
  const plan = mentioned ? addTier(mentioned.plan, condition, 0) : planFound(condition);
  return { ...(await countPlan(db, plan, filter)), products, isDecidedByStock };
}

/** Finds products of the searched kind, before those that only mention the words: a "sofa bed" is not a lamp beside a sofa or a bed. */
async function findOfKind(
  db: Executor,
  terms: readonly Term[],
  mentioned: FoundPlan,
  { filter, products }: SizedScope,
): Promise<FoundPlan | null> {
  const { headNoun, others } = splitHeadNoun(await findTerms(db, terms));
  if (!headNoun) return null;
  const ofKind = planByHeadNoun(headNoun, others);
  const plan = addTier(ofKind, mentioned.plan.hit, ofKind.tiers.length);
  return { ...(await countPlan(db, plan, filter)), products, partialTerms: terms };
}

/** The terms with corrected spelling; the typed ones if there is nothing to correct. */
async function correctTerms(
  db: Executor,
  { words }: ReadSearch,
  typed: readonly Term[],
  synonyms: Synonyms,
): Promise<readonly Term[]> {
  const unknown = (await unknownTerms(db, typed)).flatMap((term) =>
    term.words.length === 1 ? term.words : [],
  );
  const { splits, corrected } = await correctSpelling(db, unknown, synonyms);
  const short = [...corrected.values()].filter(
    ({ words: [word = ""] }) => word.length < MIN_CORRECTED_LENGTH,
  );
  const named = await findNamedTerms(db, short);
  const accepted = new Map(
    [...corrected].filter(([, term]) => !short.includes(term) || named.includes(term)),
  );
  if (splits.size + accepted.size === 0) return typed;
  const rewritten = words.flatMap((word) => splits.get(word) ?? word);
  const respelled = splits.size > 0 ? toTerms(await readSearch(db, rewritten, synonyms)) : typed;
  return respelled.map((term) => (term.words.length === 1 && accepted.get(term.words[0] ?? "")) || term);
}

/** Terms without a known word; if there are none, terms that no product contains any more. */
async function unknownTerms(db: Executor, terms: readonly Term[]): Promise<Term[]> {
  const unknown = terms.filter(({ parts }) => parts === null);
  if (unknown.length > 0) return unknown;
  return (await findTerms(db, terms)).filter(({ isAnywhere }) => !isAnywhere).map(({ term }) => term);
}

/** Finds products with every term; null if there are none even without the filter. */
async function findAll(db: Executor, terms: readonly Term[], scope: SizedScope): Promise<FoundPlan | null> {
  const { filter, products } = scope;
  if (terms.some(({ parts }) => parts === null)) return null;
  const plan = planAll(terms);
  const hits = await countHits(db, and(plan.hit, published, filter), trustIn(scope, terms.length));
  const isFound = hits.total > 0 || (filter && (await countHits(db, and(plan.hit, published))).total > 0);
  return isFound ? { ...EXACT, plan, hits, products } : null;
}

/** Finds the closest products: those with the same head noun, else those with a term in name or category. */
async function findPartial(
  db: Executor,
  terms: readonly Term[],
  scope: SizedScope,
): Promise<FoundPlan | null> {
  const { filter, products } = scope;
  const found = await findTerms(db, terms);
  if (!found.some(({ isAnywhere }) => isAnywhere)) return null;
  const { headNoun, others } = splitHeadNoun(found);
  const plan = headNoun ? planByHeadNoun(headNoun, others) : planPartial(others);
  // The estimate is reliable for one word, or for any of several words.
  const trust = headNoun && headNoun.words.length > 1 ? "never" : trustIn(scope, 1);
  const hits = await countHits(db, and(plan.hit, published, filter), trust);
  return { plan, hits, partialTerms: terms, products, isDecidedByStock: false };
}

/** The head noun comes last in English: a "leather sofa" is a sofa. */
function splitHeadNoun(found: Awaited<ReturnType<typeof findTerms>>) {
  const known = found.filter(({ isAnywhere }) => isAnywhere);
  const headNoun = known.findLast(({ isHeadNoun }) => isHeadNoun)?.term;
  return { headNoun, others: known.map(({ term }) => term).filter((term) => term !== headNoun) };
}
