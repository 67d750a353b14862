import type { ProductQuery, ProductSort } from "@larkwood/contract";
import { and, eq, gt, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { SortOrder } from "../../../core/cursor";
import { products } from "../../../db/schema";
import { attributeCondition } from "./attribute-filter";
import { sizeCondition, splitBounds } from "./size-filter";

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

export const PRODUCT_SORT_ORDERS: Record<ProductSort, ProductSortOrder> = {
  newest: { ...byAge, descending: true },
  oldest: { ...byAge, descending: false },
  price: { ...byPrice, descending: false },
  "-price": { ...byPrice, descending: true },
  name: { ...byName, descending: false },
  "-name": { ...byName, descending: true },
  quantity: { ...byStock, descending: false },
  "-quantity": { ...byStock, descending: true },
};

// The tolerance keeps floating-point noise from moving a bound by a cent.
export const ceilCents = (price: number) => Math.ceil(price * 100 - 1e-6);
export const floorCents = (price: number) => Math.floor(price * 100 + 1e-6);

/** A product query with the condition of its collection. */
export type ResolvedQuery = ProductQuery & { collectionFilter?: SQL | undefined };

/** Whether stock affects which products match, or their order. */
export const isDecidedByStock = ({ inStock, sort }: Pick<ProductQuery, "inStock" | "sort">): boolean =>
  inStock === true || sort === "quantity" || sort === "-quantity";

/** SQL condition of a query without its search words, limited to published products. */
export function productFilter(query: ResolvedQuery): SQL | undefined {
  return and(sql`${products.published}`, query.collectionFilter, chosenFilter(query));
}

/** SQL condition of the chosen filters only; undefined if there are none. */
export function chosenFilter(query: ProductQuery): SQL | undefined {
  const { bounds, others } = splitBounds(query.attributes);
  return and(
    query.category ? eq(products.category, query.category) : undefined,
    query.minPrice === undefined ? undefined : gte(products.priceCents, ceilCents(query.minPrice)),
    query.maxPrice === undefined ? undefined : lte(products.priceCents, floorCents(query.maxPrice)),
    query.inStock ? gt(products.quantity, 0) : undefined,
    query.onSale ? gt(products.compareAtCents, products.priceCents) : undefined,
    ...others.map(attributeCondition),
    sizeCondition(bounds, query.fits),
    query.ids ? inArray(products.id, query.ids.split(",")) : undefined,
  );
}

/** Whether the query filters by category only, so that the total is known without counting. */
export function isCountedByCategory(query: ProductQuery): boolean {
  const { minPrice, maxPrice, inStock, onSale, attributes, fits, ids, search, collection } = query;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  return !isPriced && !inStock && !onSale && !attributes && !fits && !ids && !search && !collection;
}
