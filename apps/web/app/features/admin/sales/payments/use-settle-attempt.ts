import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { showToast } from "~/ui/toast-region";
import { paymentStatusTexts } from "./payment-badge";

/** Updates a payment attempt from the payment provider. */
export function useSettleAttempt() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await api("settleAttempt", { params: { id } })).data,
    onSuccess: ({ status }) => showToast(`Payment synced. Status: ${paymentStatusTexts[status]}.`),
    onError: () => showToast("The payment provider isn't responding. Please try again.", "alert"),
    onSettled: () => {
      for (const queryKey of [queryKeys.payments, queryKeys.orders, ["dashboard"]])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
