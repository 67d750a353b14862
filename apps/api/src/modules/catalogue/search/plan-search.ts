import { or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import { chosenCondition } from "../filters";
import { addTier, limitPlan, unitePlans } from "./combine-plans";
import { type Limits, limitFilters, type ParsedSearch, parseSearch } from "./parse-search";
import { countPlan, type FoundPlan, planWords, type Scope } from "./plan-words";
import { readSearch } from "./read-search";
import { findTerms, hasConvincingHit } from "./search-evidence";
import { findSku } from "./search-sku";
import { toTerms } from "./search-term";
import { hasPhrase, planFound, type SearchPlan } from "./search-tiers";
import { readWords } from "./search-words";
import type { SynonymSource, Synonyms } from "./synonym-source";

/** A plan and the limits that were read from the search. */
export type LimitedPlan = FoundPlan & Limits;
const NO_LIMITS: Limits = { price: null, size: null };

/** Plans a search: by SKU, else by its words, the things that "and" joins, its price, its size and its number of people. */
export async function planSearch(
  db: Executor,
  text: string,
  filter: SQL | undefined,
  readSynonyms: SynonymSource,
  /** Whether to trust a high estimate before any hit is read. */
  mayGuess = false,
): Promise<LimitedPlan | null> {
  const bySku = await findSku(db, text.trim());
  if (bySku) return { ...(await countPlan(db, bySku, filter)), ...NO_LIMITS };
  const synonyms = await readSynonyms();
  const parsed = parseSearch(text);
  const isPlain = parsed.text === text && parsed.things.length === 1 && !parsed.seats;
  const found = isPlain ? null : await planParsed(db, text, parsed, synonyms, filter);
  if (found) return found;
  const plain = await planWords(db, text, synonyms, { filter, mayGuess });
  return plain && { ...plain, ...NO_LIMITS };
}

/** Plans a search by what it means. Products with the typed text come first: they would be found in any case. */
async function planParsed(
  db: Executor,
  typed: string,
  parsed: ParsedSearch,
  synonyms: Synonyms,
  filter: SQL | undefined,
): Promise<LimitedPlan | null> {
  const scope = { filter: undefined, mayGuess: false };
  const { price, size } = parsed;
  const limit = chosenCondition(limitFilters(parsed));
  const found =
    parsed.text === "" && limit
      ? await countPlan(db, planFound(limit), filter)
      : await planThings(db, parsed, synonyms, scope);
  if (!found) return null;
  const seated = await addSeated(db, found, parsed.seats, synonyms, scope);
  const typedText = hasPhrase(await readWords(db, typed));
  const limited = limit ? await withoutMentions(db, limitPlan(seated.plan, limit)) : seated.plan;
  const plan = addTier(limited, typedText, 0);
  const { hits } = await countPlan(db, plan, filter);
  // Products may lack measures.
  if (hits.total === 0 && size) return planParsed(db, typed, { ...parsed, size: null }, synonyms, filter);
  return { ...seated, hits, plan, price, size };
}

/** Finds only products that are what was searched, if there are any: a lamp beside a sofa is no "sofa under 1500". */
async function withoutMentions(db: Executor, plan: SearchPlan): Promise<SearchPlan> {
  return (await hasConvincingHit(db, plan)) ? { ...plan, hit: or(...plan.convincing) ?? plan.hit } : plan;
}

/** Plans a search for things joined by "and". If one of them is no kind of product, all words belong together. */
async function planThings(
  db: Executor,
  { text, things }: ParsedSearch,
  synonyms: Synonyms,
  scope: Scope,
): Promise<FoundPlan | null> {
  const together = await planWords(db, text, synonyms, scope);
  if (things.length === 1 || !(await areKinds(db, things, synonyms))) return together;
  const found: FoundPlan[] = [];
  for (const thing of things) {
    const one = await planWords(db, thing, synonyms, scope);
    if (!one) return together;
    found.push(one);
  }
  const [first] = found;
  if (!first) return together;
  const united = found.map(({ plan }) => plan).reduce(unitePlans);
  const partialTerms = found.flatMap((one) => one.partialTerms ?? []);
  const isExact = together && !together.partialTerms;
  return {
    ...first,
    plan: isExact ? addTier(united, together.plan.hit, united.convincingTiers) : united,
    partialTerms: partialTerms.length > 0 ? partialTerms : null,
    isDecidedByStock: found.some((one) => one.isDecidedByStock),
  };
}

/** Whether each thing is a kind of product, such as "oak table", not a property such as "black". */
async function areKinds(db: Executor, things: readonly string[], synonyms: Synonyms): Promise<boolean> {
  for (const thing of things) {
    const words = await readWords(db, thing);
    if (words.length === 0) return false;
    const terms = await findTerms(db, toTerms(await readSearch(db, words, synonyms)));
    if (!terms.some(({ isHeadNoun }) => isHeadNoun)) return false;
  }
  return true;
}

/** Adds products for this many people, then those for more, such as a table with eight seats for six. */
async function addSeated(
  db: Executor,
  found: FoundPlan,
  seats: ParsedSearch["seats"],
  synonyms: Synonyms,
  scope: Scope,
): Promise<FoundPlan> {
  const ofKind = seats && (await planWords(db, seats.text, synonyms, scope));
  if (!ofKind || ofKind.partialTerms) return found;
  const hasSeats = (max: number | null) => {
    const seated = chosenCondition({ attributes: [{ key: "seats", min: seats.people, max }] });
    return sql`((${or(...ofKind.plan.convincing)}) and ${seated})`;
  };
  const withMore = addTier(found.plan, hasSeats(null), 0);
  return { ...found, plan: addTier(withMore, hasSeats(seats.people), 0) };
}
