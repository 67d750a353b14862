import type { Order } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

const ASK_EVERY_MS = 2_000;

/**
 * For whoever comes back from the page of a payment service: asks until it has said how the payment went, and then shows the
 * order as it is now. The service's own word to the shop may take a moment longer than the shopper.
 */
export function useAwaitedPayment({ id, paymentStatus, payOnlineUntil, due }: Order, isBack: boolean) {
  const queryClient = useQueryClient();
  const isAwaited = isBack && (payOnlineUntil !== null || due > 0);
  const { data } = useQuery({
    queryKey: queryKeys.paymentStanding(id),
    queryFn: async () => {
      const { data: standing } = await api("checkPayment", { params: { id } });
      if (standing.status !== paymentStatus || (standing.due ?? 0) !== due)
        await queryClient.invalidateQueries({ queryKey: queryKeys.order(id) });
      return standing;
    },
    enabled: isAwaited,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.attempt === "open" || !state.data ? ASK_EVERY_MS : false),
  });
  return { isAwaited: isAwaited && data?.attempt !== "refused", wasRefused: data?.attempt === "refused" };
}
