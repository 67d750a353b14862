import type { Category } from "@larkwood/contract";
import { and, eq, gt, inArray } from "drizzle-orm";
import { products } from "../../../db/schema";
import { attributeRangeFilter, attributeValuesFilter } from "./attribute-filter";
import { type ChosenFilter, defineFilter, type FilterQuery } from "./define-filter";
import { priceFilter } from "./price-filter";
import { sizeFilter } from "./size-filter";

const categoryFilter = defineFilter<Category>({
  name: "category",
  read: ({ category }) => (category ? [category] : []),
  facets: () => ["category"],
  condition: (category) => eq(products.category, category),
  predicate: (category) => [{ column: "kind", passes: (kind) => kind.category === category }],
});

const stockFilter = defineFilter({
  name: "stock",
  read: ({ inStock }) => (inStock ? [inStock] : []),
  facets: () => ["stock"],
  condition: () => gt(products.quantity, 0),
  predicate: () => [{ column: "kind", passes: ({ isInStock }) => isInStock }],
  dependsOnStock: true,
});

const saleFilter = defineFilter({
  name: "sale",
  read: ({ onSale }) => (onSale ? [onSale] : []),
  facets: () => ["sale"],
  condition: () => gt(products.compareAtCents, products.priceCents),
  predicate: () => [{ column: "kind", passes: ({ isOnSale }) => isOnSale }],
});

/** In stock, and of a category that arrives in time. */
const arrivalFilter = defineFilter<readonly Category[]>({
  name: "arrival",
  read: ({ arriving }) => (arriving ? [arriving] : []),
  facets: () => [],
  condition: (categories) => and(gt(products.quantity, 0), inArray(products.category, [...categories])),
  predicate: (categories) => [
    { column: "kind", passes: ({ category, isInStock }) => isInStock && categories.includes(category) },
  ],
  dependsOnStock: true,
});

/**
 * Filters that SQL and the product index apply. Search words, collections and ids are SQL only: where the index needs them, it
 * gets the matching products from the database.
 */
export const FILTERS = [
  categoryFilter,
  priceFilter,
  stockFilter,
  saleFilter,
  attributeValuesFilter,
  attributeRangeFilter,
  sizeFilter,
  arrivalFilter,
] as const;

/** The filters of a query. */
export const chosenFilters = (query: FilterQuery): ChosenFilter[] =>
  FILTERS.flatMap((filter) => filter.choose(query));

/** The filters of a query for counting facets. */
export const facetFilters = (query: FilterQuery): ChosenFilter[] =>
  FILTERS.flatMap((filter) => filter.chooseForFacets(query));

/** The bits of a facet's own filters in a mask with one bit per filter; 0 if none is chosen. */
export const facetBits = (filters: readonly ChosenFilter[], facet: string): number =>
  filters.reduce((bits, { facets }, index) => (facets.includes(facet) ? bits | (1 << index) : bits), 0);
