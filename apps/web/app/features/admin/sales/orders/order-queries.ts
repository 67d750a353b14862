import {
  CATEGORIES,
  ORDER_BUYERS,
  ORDER_CARTS,
  ORDER_DAYS,
  ORDER_STATUSES,
  ORDER_VIEWS,
  type OrderQuery,
  PAYMENT_METHODS,
} from "@larkwood/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";

export const PAYMENT_FILTERS = ["expected", "received", "refunded"] as const;

/** The filter of the order list. */
export type OrderListFilter = Pick<
  OrderQuery,
  | "search"
  | "view"
  | "status"
  | "payment"
  | "from"
  | "to"
  | "country"
  | "delivery"
  | "product"
  | "variant"
  | "category"
  | "method"
  | "coupon"
  | "promotion"
  | "on"
  | "cart"
  | "buyer"
> & { sold?: "true" | undefined };

const oneOf = <T extends string>(values: readonly T[], text: string) =>
  values.find((value) => value === text);

const idOf = (text: string) => (/^[0-9a-f]{24}$/.test(text) ? text : undefined);

/** Reads the filter from the address and ignores unknown values. */
export function readFilter(get: (name: string) => string): OrderListFilter {
  return {
    search: get("search"),
    view: oneOf(ORDER_VIEWS, get("view")),
    status: oneOf(ORDER_STATUSES, get("status")),
    payment: oneOf(PAYMENT_FILTERS, get("payment")),
    from: get("from"),
    to: get("to"),
    country: get("country"),
    delivery: get("delivery"),
    product: idOf(get("product")),
    variant: idOf(get("variant")),
    category: oneOf(CATEGORIES, get("category")),
    method: oneOf(PAYMENT_METHODS, get("method")),
    coupon: get("coupon"),
    promotion: get("promotion"),
    sold: oneOf(["true"] as const, get("sold")),
    on: oneOf(ORDER_DAYS, get("on")),
    cart: oneOf(ORDER_CARTS, get("cart")),
    buyer: oneOf(ORDER_BUYERS, get("buyer")),
  };
}

export function orderListOptions(filter: OrderListFilter, cursor: string, limit = ROWS_PER_PAGE) {
  const query = { ...filter, cursor, limit };
  return queryOptions({
    queryKey: queryKeys.orderList(query),
    queryFn: async ({ signal }) => readPage(await api("listAllOrders", { query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The number of orders in each view, and the values of the filters. */
export const orderViewsOptions = queryOptions({
  queryKey: queryKeys.orderViews,
  queryFn: async ({ signal }) => (await api("getOrderViews", { signal })).data,
});

/** Notes, changes and emails of one order. */
export function orderAdminOptions(id: string) {
  return queryOptions({
    queryKey: queryKeys.orderAdminDetails(id),
    queryFn: async ({ signal }) => (await api("getOrderAdminDetails", { params: { id }, signal })).data,
  });
}
