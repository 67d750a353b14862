import type { ProductSort } from "@larkwood/contract";
import { and, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { SortOrder } from "../../../core/cursor";
import { products, skus } from "../../../db/schema";
import { chosenFilters } from "./all-filters";
import type { FilterQuery } from "./define-filter";

/** A sort order of products. `unindexed` is the same key as an expression that no index covers, to steer the planner. */
export interface ProductSortOrder extends SortOrder {
  unindexed: SQL;
}

const byAge = {
  key: sql`${products.createdAt}`,
  unindexed: sql`${products.createdAt} + interval '0'`,
  type: "timestamptz",
} as const;
const byPrice = {
  key: sql`${products.priceCents}`,
  unindexed: sql`${products.priceCents} + 0`,
  type: "integer",
} as const;
const lowestPrice = sql`coalesce(${products.lowestCents}, ${products.priceCents})`;
const byLowestPrice = { key: lowestPrice, unindexed: sql`${lowestPrice} + 0`, type: "integer" } as const;
const byName = {
  key: sql`products.name_key`,
  unindexed: sql`products.name_key || ''`,
  type: "text",
} as const;
// Not indexed on purpose: an index on stock would prevent HOT updates, so each order would write all indexes.
const byStock = {
  key: sql`${products.quantity}`,
  unindexed: sql`${products.quantity}`,
  type: "integer",
} as const;

const byRating = {
  key: sql`${products.ratingKey}`,
  unindexed: sql`${products.ratingKey} + 0`,
  type: "integer",
} as const;

const byUpdate = {
  key: sql`${products.updatedAt}`,
  unindexed: sql`${products.updatedAt} + interval '0'`,
  type: "timestamptz",
} as const;

export const PRODUCT_SORT_ORDERS: Record<ProductSort, ProductSortOrder> = {
  newest: { ...byAge, descending: true },
  oldest: { ...byAge, descending: false },
  price: { ...byPrice, descending: false },
  "-price": { ...byPrice, descending: true },
  lowestPrice: { ...byLowestPrice, descending: false },
  "-lowestPrice": { ...byLowestPrice, descending: true },
  name: { ...byName, descending: false },
  "-name": { ...byName, descending: true },
  quantity: { ...byStock, descending: false },
  "-quantity": { ...byStock, descending: true },
  "-rating": { ...byRating, descending: true },
  updated: { ...byUpdate, descending: false },
};

/** A product query with the condition of its collection. */
export type ResolvedQuery = FilterQuery & { collectionFilter?: SQL | undefined };

/** Whether stock affects which products match, or their order. */
export const isDecidedByStock = (query: FilterQuery): boolean =>
  query.sort === "quantity" ||
  query.sort === "-quantity" ||
  chosenFilters(query).some(({ dependsOnStock }) => dependsOnStock);

/** SQL condition of a query without its search words, limited to published products. */
export function productFilter(query: ResolvedQuery): SQL | undefined {
  return and(sql`${products.published}`, query.collectionFilter, chosenCondition(query));
}

/** SQL condition of the chosen filters, ids, SKU and time of change only; undefined if there are none. */
export function chosenCondition(query: FilterQuery): SQL | undefined {
  const { ids, sku, updatedSince } = query;
  return and(
    ...chosenFilters(query).map(({ condition }) => condition),
    ids ? inArray(products.id, ids.split(",")) : undefined,
    sku
      ? sql`${products.id} in (select ${skus.productId} from ${skus} where upper(${skus.sku}) = upper(${sku}))`
      : undefined,
    updatedSince ? gte(products.updatedAt, updatedSince) : undefined,
  );
}

/** Whether all filters of the query are known to the product index. */
export const hasOnlyIndexedFilters = ({ ids, search, collection, sku, updatedSince }: FilterQuery) =>
  !ids && !search && !collection && !sku && !updatedSince;

/** Whether the query filters by category only, so that the total is known without counting. */
export function isCountedByCategory(query: FilterQuery): boolean {
  return hasOnlyIndexedFilters(query) && chosenFilters(query).every(({ name }) => name === "category");
}
