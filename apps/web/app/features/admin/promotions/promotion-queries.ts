import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";

export function promotionListOptions(cursor: string) {
  const query = { cursor, limit: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: [...queryKeys.promotions, query],
    queryFn: async ({ signal }) => readPage(await api("listPromotions", { query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** All collections, by which a promotion can choose products. Staff who manage promotions may not edit collections. */
export const collectionsOptions = queryOptions({
  queryKey: queryKeys.collections,
  queryFn: async ({ signal }) => (await api("listCollections", { signal })).data,
});
