import type { MessageState } from "@larkwood/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";

type ListInput = { state: MessageState; search: string; cursor: string };

export function messageListOptions({ state, search, cursor }: ListInput) {
  const query = { state, search, cursor, limit: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: [...queryKeys.messages, query],
    queryFn: async ({ signal }) => readPage(await api("listMessages", { query, signal })),
    placeholderData: keepPreviousData,
  });
}

export const messageOptions = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.messages, id],
    queryFn: async ({ signal }) => (await api("getMessage", { params: { id }, signal })).data,
  });
