import { and, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { countHits, type HitCount, type Trust } from "../filters";
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
  /** No product has all that was asked for. */
  isPartial: boolean;
  /** How many products there are, as the planner has last seen. */
  products: number;
}

/** What is searched: the products that a filter leaves, of a catalogue that is large or not. */
interface Scope {
  filter: SQL | undefined;
  products: number;
  mayGuess: boolean;
}

/** How often one word is there the planner knows well; for several it has to guess. */
function trustIn({ filter, products, mayGuess }: Scope, words: number): Trust {
  if (filter || products <= LARGE) return "never";
  return words === 1 ? "surely" : mayGuess ? "if seen" : "never";
}

// Beside whatever was chosen: what only a draft has is found by nobody.
const published = sql`products.published`;
// Where fewer than this are counted anyway, asking the planner costs more than it saves.
const LARGE = 5_000;

/** How to find what was typed: a number from a label, else its words; what may have been meant where nothing has a word of it; else what comes closest. */
export async function planSearch(
  db: Executor,
  text: string,
  filter: SQL | undefined,
  readSynonyms: SynonymSource,
  /** Whether many may be believed in before any is seen. */
  mayGuess = false,
): Promise<FoundPlan | null> {
  const numbered = await findSku(db, text.trim());
  if (numbered) return found(db, numbered, filter);
  const words = await readWords(db, text);
  if (words.length === 0) return null;
  const synonyms = await readSynonyms();
  const search = await readSearch(db, words, synonyms);
  const products = Math.max(0, ...[...search.known.values()].map((word) => word.products));
  const scope = { filter, products, mayGuess };
  const typed = toTerms(search);
  const all = (await findAll(db, typed, scope)) ?? (await findApart(db, search, typed, scope));
  if (all) return all;
  const begun = await findSkusByPrefix(db, text.trim());
  if (begun) return found(db, begun, filter);

  const unknown = await unknownTerms(db, typed);
  const strange = unknown.flatMap((term) => (term.words.length === 1 ? term.words : []));
  const { apart, meant } = await correctSpelling(db, strange, synonyms);
  if (apart.size + meant.size === 0) return findSome(db, typed, scope);
  const rewritten = words.flatMap((word) => apart.get(word) ?? word);
  const again = apart.size > 0 ? toTerms(await readSearch(db, rewritten, synonyms)) : typed;
  const corrected = again.map((term) => (term.words.length === 1 && meant.get(term.words[0] ?? "")) || term);
  return (await findAll(db, corrected, scope)) ?? findSome(db, corrected, scope);
}

async function found(db: Executor, plan: SearchPlan, filter: SQL | undefined): Promise<FoundPlan> {
  return { plan, hits: await countHits(db, and(plan.hit, published, filter)), isPartial: false, products: 0 };
}

/** Products with every word, also where some of the words together are a name that no product has. */
async function findApart(
  db: Executor,
  search: ReadSearch,
  typed: readonly Term[],
  scope: Scope,
): Promise<FoundPlan | null> {
  if (typed.every(({ words }) => words.length === 1)) return null;
  const names = search.names.filter(({ first, last }) => first === last);
  return findAll(db, toTerms({ ...search, names }), scope);
}

/** Those that no word of the catalogue stands for; where there is one for each, those that no product has any more. */
async function unknownTerms(db: Executor, terms: readonly Term[]): Promise<Term[]> {
  const unknown = terms.filter(({ parts }) => parts === null);
  if (unknown.length > 0) return unknown;
  return (await findTerms(db, terms)).filter(({ isAnywhere }) => !isAnywhere).map(({ term }) => term);
}

/** Products with every term, unless there are none. A filter that leaves nothing of them is no spelling mistake. */
async function findAll(db: Executor, terms: readonly Term[], scope: Scope): Promise<FoundPlan | null> {
  const { filter, products } = scope;
  if (terms.some(({ parts }) => parts === null)) return null;
  const plan = planAll(terms);
  const hits = await countHits(db, and(plan.hit, published, filter), trustIn(scope, terms.length));
  const isFound = hits.total > 0 || (filter && (await countHits(db, and(plan.hit, published))).total > 0);
  return isFound ? { plan, hits, isPartial: false, products } : null;
}

/** What comes closest: the kind of thing that was asked for, else what bears a word of it in its name or category. */
async function findSome(db: Executor, terms: readonly Term[], scope: Scope): Promise<FoundPlan | null> {
  const { filter, products } = scope;
  const known = (await findTerms(db, terms)).filter(({ isAnywhere }) => isAnywhere);
  if (known.length === 0) return null;
  // English names the thing last: a "leather sofa" is a sofa.
  const thing = known.findLast(({ isThing }) => isThing)?.term;
  const others = known.map(({ term }) => term).filter((term) => term !== thing);
  const plan = thing ? planByHeadNoun(thing, others) : planPartial(others);
  // One word, or any of several, is no guess.
  const trust = thing && thing.words.length > 1 ? "never" : trustIn(scope, 1);
  const hits = await countHits(db, and(plan.hit, published, filter), trust);
  return { plan, hits, isPartial: true, products };
}
