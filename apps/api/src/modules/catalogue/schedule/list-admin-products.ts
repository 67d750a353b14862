import { type AdminProduct, type AdminProductQuery, LIMITS, type ProductStatus } from "@larkwood/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { afterCursor, decodeCursor, keyText, orderBy } from "../../../core/cursor";
import { type Page, slicePage } from "../../../core/pagination";
import { products } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import type { CatalogueContext } from "../context";
import { chosenCondition, countHits, findCollection, PRODUCT_SORT_ORDERS } from "../filters";
import { findAdminProducts } from "./admin-product";
import { containsWords } from "./contains-words";

const ID = sql`${products.id}`;

/** A page of all products with their variants, by default newest first, from one snapshot. */
export function listAdminProducts(
  { db, settings }: Pick<CatalogueContext, "db" | "settings">,
  query: AdminProductQuery,
  origin: string,
): Promise<Page<AdminProduct>> {
  const order = PRODUCT_SORT_ORDERS[query.sort ?? "newest"];
  const limit = query.limit ?? LIMITS.pageSize;
  const cursor = decodeCursor(query.cursor, order);
  return inTransaction(
    db,
    async (tx) => {
      const collection = query.collection ? await findCollection(tx, query.collection) : undefined;
      const filter = and(matches(query, settings.current.lowStock), collection?.condition);
      const rows = await tx
        .select({ id: products.id, key: keyText(order) })
        .from(products)
        .where(and(filter, cursor ? afterCursor(order, ID, cursor) : undefined))
        .orderBy(orderBy(order, ID))
        .limit(limit + 1);
      const { total } = await countHits(tx, filter);
      const positioned = rows.map((row) => ({ position: { ...row, part: 0 } }));
      const page = slicePage(positioned, limit, total, ({ position }) => position.id);
      return { ...page, items: await findAdminProducts(tx, page.items, origin) };
    },
    { snapshot: true },
  );
}

function matches(query: AdminProductQuery, lowStock: number): SQL | undefined {
  const { updatedSince, ids, sku, search = "", status, category, inStock, onSale } = query;
  return and(
    containsWords(search),
    chosenCondition({ category, inStock, onSale, ids: ids?.join(), sku, updatedSince }),
    status ? STATUS_CONDITIONS[status] : undefined,
    query.lowStock ? and(status ? undefined : STATUS_CONDITIONS.live, hasLowStock(lowStock)) : undefined,
  );
}

const STATUS_CONDITIONS: Record<ProductStatus, SQL> = {
  live: sql`${products.published}`,
  draft: sql`not ${products.published} and ${products.publishAt} is null`,
  scheduled: sql`not ${products.published} and ${products.publishAt} is not null`,
  "sold-out": sql`${products.published} and ${products.quantity} = 0`,
};

/** Whether the stock of the product, or of one of its variants, is at or below its limit. */
function hasLowStock(shopLimit: number): SQL {
  const limit = sql`coalesce(${products.lowStock}, ${shopLimit})`;
  return sql`case when ${products.hasVariants}
    then exists (select from variants where variants.product_id = ${products.id} and variants.quantity <= ${limit})
    else ${products.quantity} <= ${limit} end`;
}
