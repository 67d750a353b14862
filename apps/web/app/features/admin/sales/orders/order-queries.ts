import type { OrderStatus } from "@larkwood/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";

type OrderListQuery = { search: string; status: string; cursor: string; limit?: number };

export function orderListOptions({ search, status, cursor, limit = ROWS_PER_PAGE }: OrderListQuery) {
  const query = {
    search,
    status: (status || undefined) as OrderStatus | undefined,
    cursor,
    limit,
  };
  return queryOptions({
    queryKey: queryKeys.orderList(query),
    queryFn: async ({ signal }) => readPage(await api("listAllOrders", { query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Notes, changes and emails of one order. */
export function orderAdminOptions(id: string) {
  return queryOptions({
    queryKey: queryKeys.orderAdminDetails(id),
    queryFn: async ({ signal }) => (await api("getOrderAdminDetails", { params: { id }, signal })).data,
  });
}
