import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";
import { useRecent } from "~/lib/use-recent";
import { notify } from "~/ui/notices";

export type PaymentMark = "received" | "refunded";

/** The owner's word that money has moved. */
export function useMarkPayment() {
  const queryClient = useQueryClient();
  const recent = useRecent();
  const mark = useMutation({
    mutationFn: async ({ id, status }: { id: string; status: PaymentMark }) =>
      (await api("markPayment", { params: { id }, body: { status } })).data,
    onMutate: ({ id }) => recent.add([id]),
    onSuccess: (payment) => notify(`Payment of order ${payment.orderNumber} ${payment.status}.`),
    onError: (_error, { id }) => {
      recent.remove([id]);
      notify("The payment could not be marked. Please try again.", "alert");
    },
    onSettled: () => {
      for (const queryKey of [queryKeys.payments, queryKeys.orders, ["dashboard"]]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
  return { mark: mark.mutate, isMarking: mark.isPending, wasJustMarked: recent.has };
}
