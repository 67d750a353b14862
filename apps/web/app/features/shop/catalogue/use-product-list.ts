import { consoleTexts, type Product } from "@larkwood/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { api, ensureFreshToken } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { type Page, readPage } from "~/lib/lists/read-page";
import { useShop } from "~/lib/shop/shop";
import { type CatalogueFilters, listQuery } from "./filters";
import { searchNotes } from "./search-notes";

// A multiple of 2, 3 and 4, so that a page fills whole rows at every width.
export const PAGE_SIZE = 24;

type ListQuery = ReturnType<typeof listQuery>;

async function fetchPage(filters: ListQuery, cursor: string | null, signal: AbortSignal) {
  await ensureFreshToken();
  const query = { ...filters, limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) };
  return readPage(await api("listProducts", { query, signal }));
}

/** The product grid, page by page. Loaded pages stay cached for 30 minutes, so that Back restores the scroll position. */
export function useProductList(filters: CatalogueFilters, first: Page<Product> | null) {
  const query = listQuery(filters, useShop().trading);
  const list = useInfiniteQuery({
    queryKey: [...queryKeys.productList(query), "pages"],
    queryFn: ({ pageParam, signal }) => fetchPage(query, pageParam, signal),
    initialPageParam: null as string | null,
    ...(first ? { initialData: { pages: [first], pageParams: [null] } } : {}),
    getNextPageParam: (page) => page.nextCursor,
    gcTime: 30 * 60_000,
    // Keep the old list while loading, so that the page does not jump.
    placeholderData: keepPreviousData,
  });

  useEffect(() => {
    if (list.error) console.error(consoleTexts.products, list.error);
  }, [list.error]);

  const pages = list.data?.pages;
  // A stable array, so that a filter change does not re-render the grid.
  const products = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  return {
    ...list,
    products,
    total: pages?.[0]?.total ?? 0,
    searchNotes: pages?.[0] ? searchNotes(pages[0]) : [],
  };
}
