import type { ProductQuery, ProductSort } from "@larkwood/contract";
import { and, eq, gt, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { SortOrder } from "../../../core/cursor";
import { products } from "../../../db/schema";
import { attributeCondition } from "./attribute-filter";
import { sizeCondition, splitBounds } from "./size-filter";

/** A sort order of products. `unindexed` is the same key as an expression without an index, for plans that must not walk one. */
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
// Deliberately without an index: one on stock would make every order write all indexes of the row.
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

// Noise of binary fractions must not move a bound by a cent.
export const ceilCents = (price: number) => Math.ceil(price * 100 - 1e-6);
export const floorCents = (price: number) => Math.floor(price * 100 + 1e-6);

/** A query, with the condition of the collection that it names. */
export type ResolvedQuery = ProductQuery & { within?: SQL | undefined };

/** Whether stock decides which products fit, or their order. */
export const isDecidedByStock = ({ inStock, sort }: Pick<ProductQuery, "inStock" | "sort">): boolean =>
  inStock === true || sort === "quantity" || sort === "-quantity";

/** Condition of everything but the search words. Nobody sees what is not published. */
export function productFilter(query: ResolvedQuery): SQL | undefined {
  return and(sql`${products.published}`, query.within, chosenFilter(query));
}

/** The condition of what was chosen alone; undefined when every product fits. */
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

/** Whether the number of hits is known without counting: nothing but a category narrows the list. */
export function isCountedByCategory(query: ProductQuery): boolean {
  const { minPrice, maxPrice, inStock, onSale, attributes, fits, ids, search, collection } = query;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  return !isPriced && !inStock && !onSale && !attributes && !fits && !ids && !search && !collection;
}
