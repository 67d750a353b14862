import { LIMITS, type ProductQuery } from "@larkwood/contract";
import type { SQL } from "drizzle-orm";
import { type CursorPosition, decodeCursor } from "../../../core/cursor";
import { slicePage } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import {
  countByCategory,
  countHits,
  findCollection,
  isCountedByCategory,
  isDecidedByStock,
  PRODUCT_SORT_ORDERS,
  productFilter,
  type ResolvedQuery,
} from "../filters";
import { type IndexSnapshot, pageRows, type RowPage } from "../product-index";
import { type RowWithCursor, readAmong, readList } from "../products";
import {
  type Known,
  matchVariants,
  type ProductPage,
  readSynonyms,
  type SynonymSource,
  searchProducts,
} from "../search";

/** Whether the index finds a page sooner than the database: filters narrow it, or words in the order of a search. */
export const shouldUseIndex = (query: ProductQuery) =>
  !isCountedByCategory(query) && !query.ids && !query.collection && !(query.search && query.sort);

interface ListedProducts extends ProductPage {
  /** Stock decides which products these are, how many, or in which order: the sale of any may change them. */
  isDecidedByStock: boolean;
}

/** A page of products: newest first, or best match first when words are searched; each as it was asked for. */
export async function listProducts(
  db: Executor,
  given: ProductQuery,
  synonyms: SynonymSource = () => readSynonyms(db),
  facts: Known = null,
): Promise<ListedProducts> {
  const collection = given.collection ? await findCollection(db, given.collection) : undefined;
  const page = await findProducts(db, { ...given, within: collection?.condition }, synonyms, facts);
  return {
    ...page,
    items: await matchVariants(db, page.items, given),
    isDecidedByStock: isDecidedByStock(given) || collection?.isDecidedByStock === true,
  };
}

async function findProducts(
  db: Executor,
  query: ResolvedQuery,
  synonyms: SynonymSource,
  facts: Known,
): Promise<ProductPage> {
  const order = PRODUCT_SORT_ORDERS[query.sort ?? "newest"];
  const limit = query.limit ?? LIMITS.pageSize;
  const from = decodeCursor(query.cursor, order);
  const index = shouldUseIndex(query) ? facts : null;
  if (query.search)
    return searchProducts(db, { ...query, search: query.search }, { order, limit, from }, synonyms, index);

  const filter = productFilter(query);
  const reading = { order, from, condition: filter, count: limit + 1 };
  const there = await index;
  const known = there && findPage(there, query, reading);
  const chosen = known && (await readKnown(db, reading, known));
  const [rows, total] = await Promise.all([
    chosen ?? readList(db, reading),
    known?.total ?? countAll(db, query, filter),
  ]);
  return { ...slicePage(rows, limit, total, ({ product }) => product), isPartial: false, named: 0 };
}

/** The rows of a page that is known; null where there are too many to choose from, or one has changed meanwhile. */
async function readKnown(
  db: Executor,
  reading: Parameters<typeof readList>[1],
  { ids, isPage }: RowPage,
): Promise<RowWithCursor[] | null> {
  if (!ids) return null;
  const rows = await readAmong(db, { ...reading, ids });
  return isPage && rows.length < ids.length ? null : rows;
}

function findPage(
  facts: IndexSnapshot,
  query: ProductQuery,
  { from, count }: { from: CursorPosition | null; count: number },
) {
  return pageRows(facts, facts.sets.matching(query), { sort: query.sort ?? "newest", from, count });
}

async function countAll(db: Executor, query: ProductQuery, filter: SQL | undefined): Promise<number> {
  if (isCountedByCategory(query)) return countByCategory(db, query.category);
  return (await countHits(db, filter)).total;
}
