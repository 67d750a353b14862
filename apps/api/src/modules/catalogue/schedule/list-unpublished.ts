import { type AdminProduct, isId } from "@larkwood/contract";
import { and, eq, exists, not, or, type SQL, sql } from "drizzle-orm";
import { afterCursor, type CursorPosition, keyText, NEWEST_FIRST, orderBy } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import { splitWords } from "../../../core/search-terms";
import type { Executor } from "../../../db/executor";
import { products, skus } from "../../../db/schema";
import type { CatalogueContext } from "../context";
import { productColumns, toProduct } from "../products";
import { toPublishing } from "./admin-product";

type Unpublished = Omit<AdminProduct, "salePrices">;
interface UnpublishedQuery extends PageQuery {
  search?: string | undefined;
  category?: AdminProduct["category"] | undefined;
}

const ID = sql`${products.id}`;
const ORDER = { ...NEWEST_FIRST, key: sql`${products.createdAt}` };
const MAX_COUNT = 1_000;

/** A page of unpublished products, newest first. Each word of a search is part of the name or of an article number. */
export function listUnpublished(
  { db }: Pick<CatalogueContext, "db">,
  query: UnpublishedQuery,
  origin: string,
): Promise<Page<Unpublished>> {
  const condition = matches(db, query);
  return fetchPage(query, {
    order: ORDER,
    read: (after, limit) => readAfter(db, condition, after, limit),
    count: async () => {
      const found = db
        .select({ id: products.id })
        .from(products)
        .where(condition)
        .limit(MAX_COUNT)
        .as("found");
      return (await db.select({ total: sql<number>`count(*)::int` }).from(found))[0]?.total ?? 0;
    },
    positionOf: ({ key, id }) => ({ key, id }),
    map: ({ publishAt, key: _, ...row }) => ({
      ...toProduct(row, origin),
      publishing: toPublishing({ published: false, publishAt }),
    }),
  });
}

function matches(db: Executor, { search = "", category }: UnpublishedQuery): SQL | undefined {
  const contains = (text: SQL, word: string) => sql`position(lower(${word}) in lower(${text})) > 0`;
  const hasSku = (word: string) =>
    exists(
      db
        .select({ sku: skus.sku })
        .from(skus)
        .where(and(eq(skus.productId, products.id), contains(sql`${skus.sku}`, word))),
    );
  return and(
    not(products.published),
    category ? eq(products.category, category) : undefined,
    isId(search)
      ? eq(products.id, search)
      : and(...splitWords(search).map((word) => or(contains(sql`${products.name}`, word), hasSku(word)))),
  );
}

function readAfter(db: Executor, condition: SQL | undefined, after: CursorPosition | null, limit: number) {
  return db
    .select({ ...productColumns, publishAt: products.publishAt, key: sql<string>`${keyText(ORDER)}` })
    .from(products)
    .where(and(condition, after ? afterCursor(ORDER, ID, after) : undefined))
    .orderBy(orderBy(ORDER, ID))
    .limit(limit);
}
