import type { ProductQuery } from "@larkwood/contract";
import { and } from "drizzle-orm";
import type { Executor } from "../../db/executor";
import type { Place } from "../../keyset";
import { cutPage, type Page } from "../../page";
import { wordsOf } from "../../search-terms";
import type { ProductRow } from "./product.mapper";
import { countHits, type HitCount } from "./product-count";
import { productFilter } from "./product-filter";
import { type ProductOrder, readCommon, readRare } from "./read-products";
import {
  correctTerms,
  expandWords,
  foldWords,
  joinTerms,
  searchAnywhere,
  searchCircle,
  searchCircles,
} from "./search-query";

const NOTHING: Page<ProductRow> = { items: [], total: 0, nextCursor: null };

interface Paging {
  order: ProductOrder;
  limit: number;
  from: Place | null;
}

/** A page of the products that have every word, best match first unless another order is asked for. */
export async function searchProducts(
  db: Executor,
  query: ProductQuery & { search: string },
  { order, limit, from }: Paging,
): Promise<Page<ProductRow>> {
  const found = await findHits(db, query);
  if (!found) return NOTHING;

  const { tsquery, hits } = found;
  const filter = productFilter(query);
  const reading = { order, from, count: limit + 1, category: query.category };
  const rows = hits.isExact
    ? await readRare(db, {
        ...reading,
        condition: and(searchAnywhere(tsquery), filter),
        circle: query.sort ? null : searchCircle(tsquery),
      })
    : await readCommon(db, {
        ...reading,
        parts: (query.sort ? [searchAnywhere(tsquery)] : searchCircles(tsquery)).map((part) =>
          and(part, filter),
        ),
      });
  return cutPage(rows, limit, hits.total, ({ product }) => product);
}

/** The query for what was typed or, when that finds nothing at all, for what may have been meant. */
async function findHits(
  db: Executor,
  query: ProductQuery & { search: string },
): Promise<{ tsquery: string; hits: HitCount } | null> {
  const words = await foldWords(db, wordsOf(query.search));
  if (words.length === 0) return null;
  const filter = productFilter(query);
  const terms = await expandWords(db, words);
  const typed = terms.flatMap(({ query: term }) => (term ? [term] : []));
  if (typed.length === terms.length) {
    const tsquery = joinTerms(typed);
    const hits = await countHits(db, and(searchAnywhere(tsquery), filter));
    // A filter that leaves nothing of the hits is no spelling mistake.
    if (hits.total > 0 || (filter && (await countHits(db, searchAnywhere(tsquery))).total > 0))
      return { tsquery, hits };
  }
  const tsquery = await correctTerms(db, terms);
  return tsquery ? { tsquery, hits: await countHits(db, and(searchAnywhere(tsquery), filter)) } : null;
}
