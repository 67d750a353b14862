import type { Category } from "@larkwood/contract";

/** The orders a shopper can choose; without a choice a search ranks by match and a list by date. */
export const SHOP_SORTS = ["newest", "price", "-price", "name"] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

export interface CatalogueFilters {
  category: Category | undefined;
  search: string;
  sort: ShopSort | undefined;
  inStock: boolean;
}

function isShopSort(word: string | null): word is ShopSort {
  return SHOP_SORTS.some((sort) => sort === word);
}

/** The filters that an address stands for. Words that mean nothing count as absent. */
export function readFilters(category: Category | undefined, params: URLSearchParams): CatalogueFilters {
  const sort = params.get("sort");
  return {
    category,
    search: (params.get("search") ?? "").trim(),
    sort: isShopSort(sort) ? sort : undefined,
    inStock: params.get("inStock") === "true",
  };
}

/** The address of a filtered list: the category is the path, everything else the query. */
export function catalogueAddress({ category, search, sort, inStock }: CatalogueFilters): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (sort) params.set("sort", sort);
  if (inStock) params.set("inStock", "true");
  const query = params.toString();
  return `/products${category ? `/${category}` : ""}${query ? `?${query}` : ""}`;
}

/** What the list call is asked for. */
export function listQuery({ category, search, sort, inStock }: CatalogueFilters) {
  return {
    ...(category ? { category } : {}),
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
    ...(inStock ? { inStock: "true" as const } : {}),
  };
}
