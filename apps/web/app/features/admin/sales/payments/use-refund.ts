import type { RefundForm } from "@larkwood/contract";
import { formatSum } from "@larkwood/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { showToast } from "~/ui/toast-region";

/** Gives money of an order back. Sent again because no reply came, it goes back once. */
export function useRefund(orderId: string) {
  const queryClient = useQueryClient();
  const requestKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: RefundForm) =>
      (await api("refundOrder", { params: { id: orderId }, body, headers: requestKey.headersFor(body) }))
        .data,
    onSuccess: (payments, { amount }) => {
      requestKey.forget();
      queryClient.setQueryData(queryKeys.orderPayments(orderId), payments);
      showToast(`Refund of ${formatSum(amount ?? 0)} issued.`);
    },
    onSettled: () => {
      for (const queryKey of [queryKeys.orders, queryKeys.payments, queryKeys.products, ["dashboard"]])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
