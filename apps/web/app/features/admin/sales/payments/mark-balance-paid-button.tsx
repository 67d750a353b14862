import type { Order } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatSum } from "~/lib/format/money";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";

/** Records that the balance of a changed order was paid offline. */
export function MarkBalancePaidButton({ order }: { order: Order }) {
  const [isConfirming, setConfirming] = useState(false);
  const queryClient = useQueryClient();
  const { due, number, paymentId, customerName } = order;
  const mark = useMutation({
    mutationFn: async () =>
      (await api("markPayment", { params: { id: paymentId }, body: { status: "received", due } })).data,
    onSuccess: () => showToast(`Balance of order ${number} marked as paid.`),
    onError: () =>
      showToast("The balance couldn't be marked as paid. Check the balance due and try again.", "alert"),
    onSettled: () => {
      setConfirming(false);
      for (const queryKey of [queryKeys.payments, queryKeys.orders, ["dashboard"]])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <Button variant="outline" size="sm" disabled={mark.isPending} onClick={() => setConfirming(true)}>
        Mark balance as paid
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question={`Are you sure that ${formatSum(due)} was received from ${customerName}?`}
        confirmLabel="Mark balance as paid"
        isDestructive={false}
        busy={mark.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => mark.mutate()}
      >
        Order {number} can be shipped after this.
      </ConfirmDialog>
    </>
  );
}
