import type { AdminProduct } from "@larkwood/contract";
import { and, eq, not, type SQL, sql } from "drizzle-orm";
import { afterCursor, type CursorPosition, keyText, NEWEST_FIRST, orderBy } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import type { Executor } from "../../../db/executor";
import { products } from "../../../db/schema";
import type { CatalogueContext } from "../context";
import { productColumns, toProduct } from "../products";
import { toPublishing } from "./admin-product";
import { containsWords } from "./contains-words";

type Unpublished = Omit<AdminProduct, "salePrices" | "updatedAt" | "lowStock">;
interface UnpublishedQuery extends PageQuery {
  search?: string | undefined;
  category?: AdminProduct["category"] | undefined;
}

const ID = sql`${products.id}`;
const ORDER = { ...NEWEST_FIRST, key: sql`${products.createdAt}` };
const MAX_COUNT = 1_000;

/** A page of unpublished products, newest first. Each word of a search is part of the name or of an SKU. */
export function listUnpublished(
  { db }: Pick<CatalogueContext, "db">,
  query: UnpublishedQuery,
  origin: string,
): Promise<Page<Unpublished>> {
  const condition = matches(query);
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

function matches({ search = "", category }: UnpublishedQuery): SQL | undefined {
  return and(
    not(products.published),
    category ? eq(products.category, category) : undefined,
    containsWords(search),
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
