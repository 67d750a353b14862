import { LIMITS, type ProductQuery } from "@larkwood/contract";
import type { Executor } from "../../db/executor";
import { decodeCursor } from "../../keyset";
import { cutPage } from "../../page";
import { countByCategory, countHits } from "./product-count";
import { isCountedByCategory, PRODUCT_ORDERS, productFilter } from "./product-filter";
import { readList } from "./read-products";
import { type ProductPage, searchProducts } from "./search-products";
import { readSynonyms, type SynonymSource } from "./synonyms";

/** A page of products: newest first, or best match first when words are searched. */
export async function listProducts(
  db: Executor,
  query: ProductQuery,
  synonyms: SynonymSource = () => readSynonyms(db),
): Promise<ProductPage> {
  const order = PRODUCT_ORDERS[query.sort ?? "newest"];
  const limit = query.limit ?? LIMITS.pageSize;
  const from = decodeCursor(query.cursor, order);
  if (query.search)
    return searchProducts(db, { ...query, search: query.search }, { order, limit, from }, synonyms);

  const filter = productFilter(query);
  const rows = await readList(db, { order, from, condition: filter, count: limit + 1 });
  const total = isCountedByCategory(query)
    ? await countByCategory(db, query.category)
    : (await countHits(db, filter)).total;
  return { ...cutPage(rows, limit, total, ({ product }) => product), isPartial: false, named: 0 };
}
