import { LIMITS, type ProductQuery } from "@larkwood/contract";
import { and, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../db/executor";
import { products } from "../../db/schema";
import { afterPlace, decodeCursor, keyText, orderBy, type Place, type SortOrder } from "../../keyset";
import { cutPage, type Page } from "../../page";
import { prefixQuery, wordsOf } from "../../search-terms";
import type { ProductRow } from "./product.mapper";
import { productColumns } from "./product.repo";
import { countByCategory, countHits } from "./product-count";
import { isCountedByCategory, PRODUCT_ORDERS, productFilter } from "./product-filter";
import { correctedQuery, foldWords, searchAnywhere, searchCircles } from "./search-query";

const productId = sql`${products.id}`;
const NOTHING: Page<ProductRow> = { items: [], total: 0, nextCursor: null };

type PlacedRow = { product: ProductRow; place: Place };

interface Reading {
  order: SortOrder;
  /** Conditions of which each selects one part of the list, in order. */
  parts: readonly (SQL | undefined)[];
  from: Place | null;
  count: number;
}

/** A page of products: newest first, or best match first when words are searched. */
export async function listProducts(db: Executor, query: ProductQuery): Promise<Page<ProductRow>> {
  const filter = productFilter(query);
  const order = PRODUCT_ORDERS[query.sort ?? "newest"];
  const limit = query.limit ?? LIMITS.pageSize;
  const from = decodeCursor(query.cursor, order);
  if (query.search)
    return searchProducts(db, { ...query, search: query.search }, { order, limit, from, filter });

  const rows = await readParts(db, { order, from, parts: [filter], count: limit + 1 });
  const total = isCountedByCategory(query)
    ? await countByCategory(db, query.category)
    : await countHits(db, filter);
  return cutPage(rows, limit, total, ({ product }) => product);
}

async function searchProducts(
  db: Executor,
  { search, sort }: ProductQuery & { search: string },
  {
    order,
    limit,
    from,
    filter,
  }: { order: SortOrder; limit: number; from: Place | null; filter: SQL | undefined },
): Promise<Page<ProductRow>> {
  const words = await foldWords(db, wordsOf(search));
  if (words.length === 0) return NOTHING;

  const readHits = async (tsquery: string) => {
    const circles = sort ? [searchAnywhere(tsquery)] : searchCircles(tsquery);
    const parts = circles.map((circle) => and(circle, filter));
    return readParts(db, { order, from, parts, count: limit + 1 });
  };
  let tsquery = prefixQuery(words);
  let rows = await readHits(tsquery);
  // A page after the first belongs to a search that had hits, perhaps only with its spelling corrected.
  if (rows.length === 0 && (await countHits(db, searchAnywhere(tsquery))) === 0) {
    const corrected = await correctedQuery(db, words);
    if (!corrected) return NOTHING;
    tsquery = corrected;
    rows = await readHits(tsquery);
  }
  const total = await countHits(db, and(searchAnywhere(tsquery), filter));
  return cutPage(rows, limit, total, ({ product }) => product);
}

/** Rows of the parts one after the other, from a place on, until there are enough. */
async function readParts(db: Executor, { order, parts, from, count }: Reading): Promise<PlacedRow[]> {
  const found: PlacedRow[] = [];
  for (let part = from?.part ?? 0; part < parts.length && found.length < count; part += 1) {
    const beyond = from && from.part === part ? afterPlace(order, productId, from) : undefined;
    const rows = await db
      .select({ product: productColumns, key: keyText(order) })
      .from(products)
      .where(and(parts[part], beyond))
      .orderBy(orderBy(order, productId))
      .limit(count - found.length);
    found.push(...rows.map(({ product, key }) => ({ product, place: { part, key, id: product.id } })));
  }
  return found;
}
