import { and, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { countHits, type HitCount, type PlannerTrust } from "../filters";
import { correctSpelling } from "./correct-spelling";
import { readSearch } from "./read-search";
import { findTerms } from "./search-evidence";
import { findSku, findSkusByPrefix } from "./search-sku";
import { type ReadSearch, type Term, toTerms } from "./search-term";
import { planAll, planByHeadNoun, planPartial, type SearchPlan } from "./search-tiers";
import { readWords } from "./search-words";
import type { SynonymSource } from "./synonym-source";

export interface FoundPlan {
  plan: SearchPlan;
  hits: HitCount;
  /** No product has all search terms. */
  isPartial: boolean;
  /** The planner's estimate of the number of products. */
  products: number;
}

/** The searched products: filter and catalogue size. */
interface Scope {
  filter: SQL | undefined;
  products: number;
  mayGuess: boolean;
}

/** The planner knows the frequency of one word well; for several words it guesses. */
function trustIn({ filter, products, mayGuess }: Scope, words: number): PlannerTrust {
  if (filter || products <= LARGE_CATALOGUE) return "never";
  return words === 1 ? "always" : mayGuess ? "if-seen" : "never";
}

const published = sql`products.published`;
// In smaller catalogues counting is as fast as asking the planner.
const LARGE_CATALOGUE = 5_000;

/** Plans a search: by SKU, else by all words, else with corrected spelling, else the closest products. Null if nothing matches. */
export async function planSearch(
  db: Executor,
  text: string,
  filter: SQL | undefined,
  readSynonyms: SynonymSource,
  /** Whether to trust a high estimate before any hit is read. */
  mayGuess = false,
): Promise<FoundPlan | null> {
  const bySku = await findSku(db, text.trim());
  if (bySku) return withHits(db, bySku, filter);
  const words = await readWords(db, text);
  if (words.length === 0) return null;
  const synonyms = await readSynonyms();
  const search = await readSearch(db, words, synonyms);
  const products = Math.max(0, ...[...search.known.values()].map((word) => word.products));
  const scope = { filter, products, mayGuess };
  const typed = toTerms(search);
  const all = (await findAll(db, typed, scope)) ?? (await findAllSeparately(db, search, typed, scope));
  if (all) return all;
  const bySkuPrefix = await findSkusByPrefix(db, text.trim());
  if (bySkuPrefix) return withHits(db, bySkuPrefix, filter);

  const unknown = await unknownTerms(db, typed);
  const unknownWords = unknown.flatMap((term) => (term.words.length === 1 ? term.words : []));
  const { splits, corrected } = await correctSpelling(db, unknownWords, synonyms);
  if (splits.size + corrected.size === 0) return findPartial(db, typed, scope);
  const rewritten = words.flatMap((word) => splits.get(word) ?? word);
  const respelled = splits.size > 0 ? toTerms(await readSearch(db, rewritten, synonyms)) : typed;
  const terms = respelled.map(
    (term) => (term.words.length === 1 && corrected.get(term.words[0] ?? "")) || term,
  );
  return (await findAll(db, terms, scope)) ?? findPartial(db, terms, scope);
}

async function withHits(db: Executor, plan: SearchPlan, filter: SQL | undefined): Promise<FoundPlan> {
  return { plan, hits: await countHits(db, and(plan.hit, published, filter)), isPartial: false, products: 0 };
}

/** Finds products with every word, without treating phrases that have synonyms as one term. */
async function findAllSeparately(
  db: Executor,
  search: ReadSearch,
  typed: readonly Term[],
  scope: Scope,
): Promise<FoundPlan | null> {
  if (typed.every(({ words }) => words.length === 1)) return null;
  const aliases = search.aliases.filter(({ first, last }) => first === last);
  return findAll(db, toTerms({ ...search, aliases }), scope);
}

/** Terms without a known word; if there are none, terms that no product contains any more. */
async function unknownTerms(db: Executor, terms: readonly Term[]): Promise<Term[]> {
  const unknown = terms.filter(({ parts }) => parts === null);
  if (unknown.length > 0) return unknown;
  return (await findTerms(db, terms)).filter(({ isAnywhere }) => !isAnywhere).map(({ term }) => term);
}

/** Finds products with every term; null if there are none even without the filter. */
async function findAll(db: Executor, terms: readonly Term[], scope: Scope): Promise<FoundPlan | null> {
  const { filter, products } = scope;
  if (terms.some(({ parts }) => parts === null)) return null;
  const plan = planAll(terms);
  const hits = await countHits(db, and(plan.hit, published, filter), trustIn(scope, terms.length));
  const isFound = hits.total > 0 || (filter && (await countHits(db, and(plan.hit, published))).total > 0);
  return isFound ? { plan, hits, isPartial: false, products } : null;
}

/** Finds the closest products: those with the same head noun, else those with a term in name or category. */
async function findPartial(db: Executor, terms: readonly Term[], scope: Scope): Promise<FoundPlan | null> {
  const { filter, products } = scope;
  const known = (await findTerms(db, terms)).filter(({ isAnywhere }) => isAnywhere);
  if (known.length === 0) return null;
  // The head noun comes last in English: a "leather sofa" is a sofa.
  const headNoun = known.findLast(({ isHeadNoun }) => isHeadNoun)?.term;
  const others = known.map(({ term }) => term).filter((term) => term !== headNoun);
  const plan = headNoun ? planByHeadNoun(headNoun, others) : planPartial(others);
  // The estimate is reliable for one word, or for any of several words.
  const trust = headNoun && headNoun.words.length > 1 ? "never" : trustIn(scope, 1);
  const hits = await countHits(db, and(plan.hit, published, filter), trust);
  return { plan, hits, isPartial: true, products };
}
