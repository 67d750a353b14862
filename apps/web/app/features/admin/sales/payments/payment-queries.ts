import type { PaymentStatus } from "@larkwood/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";

const PENDING_REFUND_POLL_MS = 3_000;

export function paymentListOptions({ status, cursor }: { status: string; cursor: string }) {
  const query = { status: (status || undefined) as PaymentStatus | undefined, cursor, limit: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: [...queryKeys.payments, query],
    queryFn: async ({ signal }) => readPage(await api("listPayments", { query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Payments and refunds of one order; polled while a refund is pending. */
export function orderPaymentsOptions(id: string) {
  return queryOptions({
    queryKey: queryKeys.orderPayments(id),
    queryFn: async ({ signal }) => (await api("getOrderPayments", { params: { id }, signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some((refund) => refund.state === "pending") ? PENDING_REFUND_POLL_MS : false,
  });
}

/** Recent online payments compared with the payment provider's records. */
export const comparisonOptions = queryOptions({
  queryKey: queryKeys.comparison,
  queryFn: async ({ signal }) => (await api("comparePayments", { signal })).data,
  retry: false,
});
