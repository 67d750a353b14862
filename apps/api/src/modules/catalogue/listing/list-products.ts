import { LIMITS } from "@larkwood/contract";
import type { SQL } from "drizzle-orm";
import { type CursorPosition, decodeCursor } from "../../../core/cursor";
import { slicePage } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import {
  chosenFilters,
  countByCategory,
  countHits,
  type FilterQuery,
  findCollection,
  hasOnlyIndexedFilters,
  isCountedByCategory,
  isDecidedByStock,
  PRODUCT_SORT_ORDERS,
  productFilter,
  type ResolvedQuery,
} from "../filters";
import { type IndexSnapshot, pageRows, type RowPage } from "../product-index";
import { type RowWithCursor, readByIds, readList } from "../products";
import {
  matchVariants,
  PLAIN_PAGE,
  type ProductPage,
  readSynonyms,
  type SynonymSource,
  searchProducts,
} from "../search";

/** Whether the product index is faster than SQL for this query. */
export const shouldUseIndex = (query: FilterQuery) =>
  !isCountedByCategory(query) && hasOnlyIndexedFilters(query);

/** Lists products, by default newest first, or best match first for a search, each with its matching variant. */
export async function listProducts(
  db: Executor,
  query: FilterQuery,
  synonyms: SynonymSource = () => readSynonyms(db),
  snapshot: IndexSnapshot | null = null,
): Promise<ProductPage> {
  const collection = query.collection ? await findCollection(db, query.collection) : undefined;
  const page = await findProducts(
    db,
    { ...query, collectionFilter: collection?.condition },
    synonyms,
    snapshot,
  );
  return {
    ...page,
    items: await matchVariants(db, page.items, query),
    isDecidedByStock:
      page.isDecidedByStock || isDecidedByStock(query) || collection?.isDecidedByStock === true,
  };
}

async function findProducts(
  db: Executor,
  query: ResolvedQuery,
  synonyms: SynonymSource,
  snapshot: IndexSnapshot | null,
): Promise<ProductPage> {
  const order = PRODUCT_SORT_ORDERS[query.sort ?? "newest"];
  const limit = query.limit ?? LIMITS.pageSize;
  const from = decodeCursor(query.cursor, order);
  if (query.search)
    return searchProducts(db, { ...query, search: query.search }, { order, limit, from }, synonyms);

  const filter = productFilter(query);
  const request = { order, from, condition: filter, count: limit + 1 };
  const indexed = snapshot && shouldUseIndex(query) ? findIndexedPage(snapshot, query, request) : null;
  const indexedRows = indexed && (await readIndexedPage(db, request, indexed));
  const [rows, total] = await Promise.all([
    indexedRows ?? readList(db, request),
    indexed?.total ?? countAll(db, query, filter),
  ]);
  return { ...PLAIN_PAGE, ...slicePage(rows, limit, total, ({ product }) => product) };
}

/** Reads the rows of a page found by the index; null if there are too many candidates or a row changed meanwhile. */
async function readIndexedPage(
  db: Executor,
  request: Parameters<typeof readList>[1],
  { ids, isPage }: RowPage,
): Promise<RowWithCursor[] | null> {
  if (!ids) return null;
  const rows = await readByIds(db, { ...request, ids });
  return isPage && rows.length < ids.length ? null : rows;
}

function findIndexedPage(
  snapshot: IndexSnapshot,
  query: FilterQuery,
  { from, count }: { from: CursorPosition | null; count: number },
) {
  return pageRows(snapshot, snapshot.sets.matching(chosenFilters(query)), {
    sort: query.sort ?? "newest",
    from,
    count,
  });
}

async function countAll(db: Executor, query: FilterQuery, filter: SQL | undefined): Promise<number> {
  if (isCountedByCategory(query)) return countByCategory(db, query.category);
  return (await countHits(db, filter)).total;
}
