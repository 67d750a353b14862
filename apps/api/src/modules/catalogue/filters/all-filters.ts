import type { Category, ProductQuery } from "@larkwood/contract";
import { eq, gt } from "drizzle-orm";
import { products } from "../../../db/schema";
import { attributeRangeFilter, attributeValuesFilter } from "./attribute-filter";
import { type ChosenFilter, defineFilter } from "./define-filter";
import { type Range, rangeCondition } from "./range";
import { sizeFilter } from "./size-filter";

const categoryFilter = defineFilter<Category>({
  name: "category",
  read: ({ category }) => (category ? [category] : []),
  facets: () => ["category"],
  condition: (category) => eq(products.category, category),
  predicate: (category) => [{ column: "kind", passes: (kind) => kind.category === category }],
});

// The tolerance keeps floating-point noise from moving a limit by a cent.
const ceilCents = (price: number) => Math.ceil(price * 100 - 1e-6);
const floorCents = (price: number) => Math.floor(price * 100 + 1e-6);

const priceFilter = defineFilter<Range>({
  name: "price",
  read: ({ minPrice, maxPrice }) => {
    const min = minPrice === undefined ? null : ceilCents(minPrice);
    const max = maxPrice === undefined ? null : floorCents(maxPrice);
    return min === null && max === null ? [] : [{ min, max }];
  },
  facets: () => ["price"],
  condition: (range) => rangeCondition(products.priceCents, range),
  predicate: (range) => [{ column: "price", range }],
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
] as const;

/** The filters of a query. */
export const chosenFilters = (query: ProductQuery): ChosenFilter[] =>
  FILTERS.flatMap((filter) => filter.choose(query));

/** The filters of a query for counting facets. */
export const facetFilters = (query: ProductQuery): ChosenFilter[] =>
  FILTERS.flatMap((filter) => filter.chooseForFacets(query));

/** The bits of a facet's own filters in a mask with one bit per filter; 0 if none is chosen. */
export const facetBits = (filters: readonly ChosenFilter[], facet: string): number =>
  filters.reduce((bits, { facets }, index) => (facets.includes(facet) ? bits | (1 << index) : bits), 0);
