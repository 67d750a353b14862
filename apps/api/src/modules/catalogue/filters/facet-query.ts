import type { FilterQuery } from "./define-filter";

/** A product query without sorting and paging, and without what only programs ask for. */
export type FacetQuery = Omit<FilterQuery, "sort" | "limit" | "cursor" | "updatedSince" | "sku">;
