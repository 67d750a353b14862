import { and } from "drizzle-orm";
import type { CursorPosition } from "../../../core/cursor";
import { type Page, slicePage } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import { chosenCondition, type ProductSortOrder, productFilter, type ResolvedQuery } from "../filters";
import type { ProductRow } from "../products";
import { readCommon, readFew, readRare } from "../products";
import type { Limits } from "./parse-search";
import { type LimitedPlan, planSearch } from "./plan-search";
import { findDroppedWords } from "./search-evidence";
import { tierNumber, tierParts } from "./search-tiers";
import type { SynonymSource } from "./synonym-source";

/** A page of products. */
export interface ProductPage extends Page<ProductRow>, Limits {
  /** No product has every search word; these are the closest. */
  isPartial: boolean;
  /** The words that even the best of the closest products lack. */
  droppedWords: readonly string[];
  /** Stock affects the items, the total or the order, so any sale can change the page. */
  isDecidedByStock: boolean;
  /** Number of leading items that match in more than the description. */
  strongMatches: number;
}

/** A page without a search. */
export const PLAIN_PAGE = {
  isPartial: false,
  droppedWords: [],
  price: null,
  size: null,
  isDecidedByStock: false,
  strongMatches: 0,
};
const EMPTY_PAGE: ProductPage = { ...PLAIN_PAGE, items: [], total: 0, nextCursor: null };

interface Paging {
  order: ProductSortOrder;
  limit: number;
  from: CursorPosition | null;
}

// If this many of the newest products have all words, a high estimate is plausible.
const MIN_SEEN = 2;

type SearchQuery = ResolvedQuery & { search: string };

/** Searches products with every word, best match first unless the query has a sort order. */
export async function searchProducts(
  db: Executor,
  query: SearchQuery,
  paging: Paging,
  synonyms: SynonymSource,
): Promise<ProductPage> {
  const filter = and(query.collectionFilter, chosenCondition(query));
  const plan = (mayGuess: boolean) => planSearch(db, query.search, filter, synonyms, mayGuess);
  // Counting hits of several words is the slowest step, so a first page tries without it.
  const estimated = await plan(!paging.from);
  const page = estimated && (await readPage(db, query, paging, estimated));
  if (page) return page;
  const counted = estimated && (await plan(false));
  return (counted && (await readPage(db, query, paging, counted))) ?? EMPTY_PAGE;
}

/** Reads the page; null if the estimate turns out to be wrong. */
async function readPage(
  db: Executor,
  query: SearchQuery,
  { order, limit, from }: Paging,
  { plan, hits, partialTerms, products, price, size, isDecidedByStock }: LimitedPlan,
): Promise<ProductPage | null> {
  const filter = productFilter(query);
  const condition = and(plan.hit, filter);
  const tier = query.sort ? null : tierNumber(plan);
  const request = { order, from, count: limit + 1, category: query.category, condition, tier };
  const few = hits.isExact && hits.isUnverified ? await readFew(db, request) : undefined;
  const rows =
    few !== undefined
      ? (few?.rows ?? null)
      : hits.isExact
        ? await readRare(db, request)
        : await readCommon(db, {
            ...request,
            share: hits.total / Math.max(1, products),
            parts: query.sort ? [condition] : tierParts(plan).map((part) => and(part, filter)),
            minSeen: hits.isUnverified ? MIN_SEEN : 0,
          });
  if (!rows) return null;
  // If all hits are on this page, their number is exact.
  const total = !from && rows.length <= limit ? rows.length : (few?.total ?? hits.total);
  const page = slicePage(rows, limit, total, ({ product }) => product);
  const bestIds = rows
    .filter(({ position }) => position.part === rows[0]?.position.part)
    .map(({ product }) => product.id);
  const strongMatches = rows
    .slice(0, limit)
    .filter(({ position }) => position.part < plan.strongTiers).length;
  const terms = total > 0 ? partialTerms : null;
  return {
    ...page,
    isPartial: terms !== null,
    droppedWords: terms && !from ? await findDroppedWords(db, terms, bestIds) : [],
    price,
    size,
    isDecidedByStock,
    strongMatches,
  };
}
