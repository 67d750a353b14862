import type { ProductQuery } from "@larkwood/contract";

/** A product query without sorting and paging. */
export type FacetQuery = Omit<ProductQuery, "sort" | "limit" | "cursor">;
