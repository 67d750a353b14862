import type { Order } from "@larkwood/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";
import { useOrderAccess } from "~/lib/shop/order-access";

const PAGE_SIZE = 20;

/** The signed-in user's orders, newest first, page by page. */
export function useOrders(enabled: boolean) {
  return useInfiniteQuery({
    queryKey: queryKeys.orderList({ mine: true }),
    queryFn: async ({ pageParam: cursor, signal }) =>
      readPage(await api("listOrders", { query: { limit: PAGE_SIZE, cursor }, signal })),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    enabled,
  });
}

export function useOrder(id: string, enabled: boolean) {
  const { api } = useOrderAccess();
  return useQuery({
    queryKey: queryKeys.order(id),
    queryFn: async ({ signal }) => (await api("getOrder", { params: { id }, signal })).data,
    enabled,
    retry: false,
  });
}

/** Cancels an order while it can still be cancelled. */
export function useCancelOrder(id: string) {
  const { api } = useOrderAccess();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await api("changeOrderStatus", { params: { id }, body: { status: "CANCELLED" } })).data,
    onSuccess: (order: Order) => {
      queryClient.setQueryData(queryKeys.order(id), order);
      void queryClient.invalidateQueries({ queryKey: queryKeys.orders });
    },
  });
}
