import {
  ApiError,
  consoleTexts,
  isId,
  LIMITS,
  type Product,
  type ProductSort,
  type ProductStatus,
} from "@larkwood/contract";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ListedProduct } from "~/features/admin/shared/listed-product";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { patchPages } from "~/lib/lists/patch-pages";
import { type Page, readPage } from "~/lib/lists/read-page";
import { getShop } from "~/lib/shop/shop";
import type { ProductView } from "./product-views";

/** List filters in the URL, except search and category. */
export type ListFilter = { onSale?: "true"; inStock?: "true"; collection?: string };
type ListQuery = {
  view: ProductView | undefined;
  search: string;
  category: string;
  sort: string;
  cursor: string;
  limit?: number;
  filter?: ListFilter;
};

/** Only editors see these views; the others are lists of published products. */
const adminViews: Partial<Record<ProductView, { status?: ProductStatus; lowStock?: "true" }>> = {
  draft: { status: "draft" },
  scheduled: { status: "scheduled" },
  "sold-out": { status: "sold-out" },
  "low-stock": { lowStock: "true" },
};
export const isAdminView = (view: ProductView | undefined) => view !== undefined && view in adminViews;

/** One page of the product list. */
export function productListOptions({
  view,
  search,
  category,
  sort,
  cursor,
  limit = ROWS_PER_PAGE,
  filter,
}: ListQuery) {
  const query = {
    ...(isId(search) ? { ids: search } : { search }),
    category: category as "",
    sort: (sort || undefined) as ProductSort | undefined,
    cursor,
    limit,
    ...filter,
  };
  return queryOptions({
    queryKey: queryKeys.productList({ ...query, view }),
    queryFn: async ({ signal }): Promise<Page<ListedProduct>> => {
      const adminView = view && adminViews[view];
      try {
        if (!adminView) return readPage(await api("listProducts", { query, signal }));
        return readPage(await api("listAdminProducts", { query: { ...query, ...adminView }, signal }));
      } catch (error) {
        if (!signal.aborted) console.error(consoleTexts.products, error);
        throw error;
      }
    },
    placeholderData: keepPreviousData,
  });
}

/** The stored product, also an unpublished one. A showroom asks with the specification's call first, unless it may be a draft. */
export async function readProduct(id: string, mayBeDraft: boolean, signal?: AbortSignal): Promise<Product> {
  const call = { params: { id }, ...(signal ? { signal } : {}) };
  try {
    if (!getShop().trading && !mayBeDraft) return (await api("getProduct", call)).data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  return (await api("getAdminProduct", call)).data;
}

/** Drafts and scheduled products that match a search. */
export function unpublishedOptions(filter: { search: string; category: string; limit?: number }) {
  const query = { limit: LIMITS.pageSize, ...filter, category: filter.category as "" };
  return queryOptions({
    queryKey: queryKeys.unpublished(query),
    queryFn: async ({ signal }) => (await api("listUnpublished", { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** The product with its publishing state and sale prices. */
export function adminProductOptions(id: string) {
  return queryOptions({
    queryKey: [...queryKeys.products, "admin", id],
    queryFn: async ({ signal }) => (await api("getAdminProduct", { params: { id }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The product for an edit form: fetched once, and not replaced while the form is open. */
export function productToEditOptions(id: string, mayBeDraft = false) {
  return queryOptions({
    queryKey: [...queryKeys.products, "edit", id],
    queryFn: ({ signal }) => readProduct(id, mayBeDraft, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Applies a change to all cached product lists before they are refetched. */
export function patchLists(client: QueryClient, patch: (items: Product[]) => Product[]): void {
  patchPages(client, queryKeys.products, patch);
}
