import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";

export function subscriberListOptions({ search, cursor }: { search: string; cursor: string }) {
  const query = { search, cursor, limit: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: [...queryKeys.subscribers, query],
    queryFn: async ({ signal }) => readPage(await api("listSubscribers", { query, signal })),
    placeholderData: keepPreviousData,
  });
}
