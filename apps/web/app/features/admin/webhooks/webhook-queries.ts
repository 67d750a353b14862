import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";

export const webhookListOptions = queryOptions({
  queryKey: queryKeys.webhooks,
  queryFn: async ({ signal }) => (await api("listWebhooks", { signal })).data,
});

export const webhookOptions = (id: string) =>
  queryOptions({
    queryKey: queryKeys.webhook(id),
    queryFn: async ({ signal }) => (await api("getWebhook", { params: { id }, signal })).data,
  });

export function deliveryListOptions(id: string, cursor: string) {
  const query = { cursor, limit: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: queryKeys.webhookDeliveries(id, query),
    queryFn: async ({ signal }) =>
      readPage(await api("listWebhookDeliveries", { params: { id }, query, signal })),
    placeholderData: keepPreviousData,
  });
}
