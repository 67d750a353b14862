import { and } from "drizzle-orm";
import type { CursorPosition } from "../../../core/cursor";
import { type Page, slicePage } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import { chosenFilter, type ProductSortOrder, productFilter, type ResolvedQuery } from "../filters";
import type { IndexSnapshot } from "../product-index";
import type { ProductRow } from "../products";
import { readCommon, readFew, readRare } from "../products";
import { type FoundPlan, planSearch } from "./plan-search";
import { readFromIndex } from "./read-from-index";
import { tierNumber, tierParts } from "./search-tiers";
import type { SynonymSource } from "./synonym-source";

/** A page of a list of products. */
export interface ProductPage extends Page<ProductRow> {
  /** No product has every word of the search: these come closest. */
  isPartial: boolean;
  /** How many of a search's items, the first ones, are more than mentioned somewhere in a description. */
  named: number;
}

const NOTHING: ProductPage = { items: [], total: 0, nextCursor: null, isPartial: false, named: 0 };

interface Paging {
  order: ProductSortOrder;
  limit: number;
  from: CursorPosition | null;
}

// So many of the newest products that have all words make it likely that many of the others have them.
const SEEN_TO_BELIEVE = 2;

/** What the index knows, perhaps only in a moment: a search has other things to do meanwhile. */
export type Known = IndexSnapshot | null | Promise<IndexSnapshot | null>;

type SearchQuery = ResolvedQuery & { search: string };

/** A page of the products that have every word, best match first unless another order is asked for. */
export async function searchProducts(
  db: Executor,
  query: SearchQuery,
  paging: Paging,
  synonyms: SynonymSource,
  facts: Known,
): Promise<ProductPage> {
  const chosen = and(query.within, chosenFilter(query));
  const plan = (mayGuess: boolean) => planSearch(db, query.search, chosen, synonyms, mayGuess);
  // Counting what has several words takes longer than all the rest: a first page tries to do without.
  const guessed = await plan(!paging.from);
  const page = guessed && (await readPage(db, query, paging, guessed, facts));
  if (page) return page;
  const counted = guessed && (await plan(false));
  return (counted && (await readPage(db, query, paging, counted, facts))) ?? NOTHING;
}

/** The page; null where what is there is not what was expected. */
async function readPage(
  db: Executor,
  query: SearchQuery,
  { order, limit, from }: Paging,
  { plan, hits, isPartial, products }: FoundPlan,
  facts: Known,
): Promise<ProductPage | null> {
  const filter = productFilter(query);
  const condition = and(plan.hit, filter);
  const tier = query.sort ? null : tierNumber(plan);
  const reading = { order, from, count: limit + 1, category: query.category, condition, tier };
  const known = hits.isExact || !tier ? null : await facts;
  const titled = known && tier && (await readFromIndex(db, known, query, { ...reading, tier, plan }));
  const few = hits.isExact && hits.isGuess ? await readFew(db, reading) : undefined;
  const rows =
    few !== undefined
      ? (few?.rows ?? null)
      : hits.isExact
        ? await readRare(db, reading)
        : (titled ??
          (await readCommon(db, {
            ...reading,
            share: hits.total / Math.max(1, products),
            parts: query.sort ? [condition] : tierParts(plan).map((part) => and(part, filter)),
            leastSeen: hits.isGuess ? SEEN_TO_BELIEVE : 0,
          })));
  if (!rows) return null;
  // All of them on one page are counted, whatever was expected.
  const total = !from && rows.length <= limit ? rows.length : (few?.total ?? hits.total);
  const page = slicePage(rows, limit, total, ({ product }) => product);
  const named = rows.slice(0, limit).filter(({ place }) => place.part < plan.named).length;
  return { ...page, isPartial: isPartial && total > 0, named };
}
