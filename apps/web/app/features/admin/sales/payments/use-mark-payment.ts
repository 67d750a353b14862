import type { Payment } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useClickCooldown } from "~/features/admin/shared/use-click-cooldown";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { showToast } from "~/ui/toast-region";
import { paymentStatusTexts } from "./payment-badge";

export type PaymentMark = "received" | "refunded";
type Marking = {
  id: string;
  status: PaymentMark;
  /** The displayed amount; the server refuses the change if the order total is now different. */
  amount: number;
};

const statusSentence = ({ orderNumber, status }: Payment) =>
  `Order ${orderNumber} marked as ${paymentStatusTexts[status].toLowerCase()}`;

/** Marks an offline payment as paid or refunded, with undo for ten seconds. */
export function useMarkPayment() {
  const queryClient = useQueryClient();
  const recent = useClickCooldown();
  const refresh = () => {
    for (const queryKey of [queryKeys.payments, queryKeys.orders, ["dashboard"]]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };

  const undo = useMutation({
    mutationFn: async ({ id, status }: Marking) =>
      (await api("undoPayment", { params: { id }, body: { status } })).data,
    onSuccess: (payment) => {
      recent.remove([payment.id]);
      showToast(`${statusSentence(payment)} again.`);
    },
    onError: () => showToast("The change couldn't be undone any more.", "alert"),
    onSettled: refresh,
  });

  const mark = useMutation({
    mutationFn: async ({ id, status, amount }: Marking) => {
      const body = status === "received" ? { status, amount } : { status };
      return (await api("markPayment", { params: { id }, body })).data;
    },
    onMutate: ({ id }) => recent.add([id]),
    onSuccess: (payment, marking) =>
      showToast(`${statusSentence(payment)}.`, "status", { label: "Undo", act: () => undo.mutate(marking) }),
    onError: (_error, { id }) => {
      recent.remove([id]);
      showToast("The payment couldn't be updated. Please try again.", "alert");
    },
    onSettled: refresh,
  });
  return { mark: mark.mutate, isMarking: mark.isPending, wasJustMarked: recent.has };
}
