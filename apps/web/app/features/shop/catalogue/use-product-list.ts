import { consoleTexts, type Product } from "@larkwood/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { api, ensureFreshToken } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { type Page, readPage } from "~/lib/lists/page-reply";
import { type CatalogueFilters, listQuery } from "./filters";

// A multiple of 2, 3 and 4: a full page ends in a full row at every width.
export const PAGE_SIZE = 24;

async function fetchPage(filters: CatalogueFilters, cursor: string | null, signal: AbortSignal) {
  await ensureFreshToken();
  const query = { ...listQuery(filters), limit: PAGE_SIZE, ...(cursor ? { cursor } : {}) };
  return readPage(await api("listProducts", { query, signal }));
}

/** The shop grid page by page; the first may have come with the document. Loaded pages stay for half an hour, so that Back finds its place again. */
export function useProductList(filters: CatalogueFilters, first: Page<Product> | null) {
  const list = useInfiniteQuery({
    queryKey: [...queryKeys.productList(listQuery(filters)), "pages"],
    queryFn: ({ pageParam, signal }) => fetchPage(filters, pageParam, signal),
    initialPageParam: null as string | null,
    ...(first ? { initialData: { pages: [first], pageParams: [null] } } : {}),
    getNextPageParam: (page) => page.nextCursor,
    gcTime: 30 * 60_000,
    // The old list stays until the new one is there: the page keeps its height and nothing jumps.
    placeholderData: keepPreviousData,
  });

  useEffect(() => {
    if (list.error) console.error(consoleTexts.products, list.error);
  }, [list.error]);

  const pages = list.data?.pages;
  // The same array as long as the same is shown: the grid is not drawn anew for each tick of a filter.
  const products = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  return {
    ...list,
    products,
    total: pages?.[0]?.total ?? 0,
    isPartial: pages?.[0]?.isPartial ?? false,
  };
}
