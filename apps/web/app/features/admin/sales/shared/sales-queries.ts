import type { OrderStatus, PaymentStatus } from "@larkwood/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/page-reply";

export const ROWS_PER_PAGE = 25;

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

export function paymentListOptions({ status, cursor }: { status: string; cursor: string }) {
  const query = { status: (status || undefined) as PaymentStatus | undefined, cursor, limit: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: [...queryKeys.payments, query],
    queryFn: async ({ signal }) => readPage(await api("listPayments", { query, signal })),
    placeholderData: keepPreviousData,
  });
}

// What is on its way back arrives without anybody's doing.
const PENDING_MS = 3_000;

/** All money of one order. */
export function orderPaymentsOptions(id: string) {
  return queryOptions({
    queryKey: queryKeys.orderPayments(id),
    queryFn: async ({ signal }) => (await api("getOrderPayments", { params: { id }, signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some((refund) => refund.state === "pending") ? PENDING_MS : false,
  });
}

/** Notes, changes and mails of one order. */
export function orderAdminOptions(id: string) {
  return queryOptions({
    queryKey: queryKeys.orderOffice(id),
    queryFn: async ({ signal }) => (await api("getOrderAdminDetails", { params: { id }, signal })).data,
  });
}

/** The last payments online beside what the payment service says of them. */
export const comparisonOptions = queryOptions({
  queryKey: queryKeys.comparison,
  queryFn: async ({ signal }) => (await api("comparePayments", { signal })).data,
  retry: false,
});

export function subscriberListOptions({ search, cursor }: { search: string; cursor: string }) {
  const query = { search, cursor, limit: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: [...queryKeys.subscribers, query],
    queryFn: async ({ signal }) => readPage(await api("listSubscribers", { query, signal })),
    placeholderData: keepPreviousData,
  });
}

export function couponListOptions(cursor: string) {
  const query = { cursor, limit: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: [...queryKeys.coupons, query],
    queryFn: async ({ signal }) => readPage(await api("listCoupons", { query, signal })),
    placeholderData: keepPreviousData,
  });
}

export function mailListOptions(cursor: string) {
  const query = { cursor, limit: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: [...queryKeys.mails, query],
    queryFn: async ({ signal }) => readPage(await api("listMails", { query, signal })),
    placeholderData: keepPreviousData,
  });
}
