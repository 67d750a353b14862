import type { Order } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "~/lib/api/query-keys";
import { useOrderAccess } from "~/lib/shop/order-access";

const POLL_INTERVAL_MS = 2_000;

/**
 * Polls the payment status after the shopper returns from the payment provider, and reloads the order when it changes.
 * The provider's event may arrive later than the shopper.
 */
export function useAwaitedPayment({ id, paymentStatus, payOnlineUntil, due }: Order, hasReturned: boolean) {
  const { api } = useOrderAccess();
  const queryClient = useQueryClient();
  const isAwaited = hasReturned && (payOnlineUntil !== null || due > 0);
  const { data } = useQuery({
    queryKey: queryKeys.paymentStatus(id),
    queryFn: async () => {
      const { data: payment } = await api("checkPayment", { params: { id } });
      if (payment.status !== paymentStatus || (payment.due ?? 0) !== due)
        await queryClient.invalidateQueries({ queryKey: queryKeys.order(id) });
      return payment;
    },
    enabled: isAwaited,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.attempt === "open" || !state.data ? POLL_INTERVAL_MS : false,
  });
  return { isAwaited: isAwaited && data?.attempt !== "refused", wasRefused: data?.attempt === "refused" };
}
