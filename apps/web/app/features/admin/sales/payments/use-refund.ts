import type { RefundForm } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { formatSum } from "~/lib/format/money";
import { showToast } from "~/ui/toast-region";

/** Refunds an order. The idempotency key prevents a second refund on a retry. */
export function useRefund(orderId: string) {
  const queryClient = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: RefundForm) =>
      (await api("refundOrder", { params: { id: orderId }, body, headers: idempotencyKey.headersFor(body) }))
        .data,
    onSuccess: (payments, { amount }) => {
      idempotencyKey.reset();
      queryClient.setQueryData(queryKeys.orderPayments(orderId), payments);
      showToast(`Refund of ${formatSum(amount ?? 0)} issued.`);
    },
    onSettled: () => {
      for (const queryKey of [queryKeys.orders, queryKeys.payments, queryKeys.products, ["dashboard"]])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
