import type { ProductQuery, ProductSort } from "@larkwood/contract";
import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { SortOrder } from "../../../core/cursor";
import { products } from "../../../db/schema";
import { chosenFilters } from "./all-filters";

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
};

/** A product query with the condition of its collection. */
export type ResolvedQuery = ProductQuery & { collectionFilter?: SQL | undefined };

/** Whether stock affects which products match, or their order. */
export const isDecidedByStock = (query: ProductQuery): boolean =>
  query.sort === "quantity" ||
  query.sort === "-quantity" ||
  chosenFilters(query).some(({ dependsOnStock }) => dependsOnStock);

/** SQL condition of a query without its search words, limited to published products. */
export function productFilter(query: ResolvedQuery): SQL | undefined {
  return and(sql`${products.published}`, query.collectionFilter, chosenCondition(query));
}

/** SQL condition of the chosen filters and ids only; undefined if there are none. */
export function chosenCondition(query: ProductQuery): SQL | undefined {
  return and(
    ...chosenFilters(query).map(({ condition }) => condition),
    query.ids ? inArray(products.id, query.ids.split(",")) : undefined,
  );
}

/** Whether the query filters by category only, so that the total is known without counting. */
export function isCountedByCategory(query: ProductQuery): boolean {
  const { ids, search, collection } = query;
  return !ids && !search && !collection && chosenFilters(query).every(({ name }) => name === "category");
}
