import type { Order } from "@larkwood/contract";
import { formatSum } from "@larkwood/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";

/** The owner's word that the rest of a changed order came by hand. */
export function MarkBalancePaidButton({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const { due, number, paymentId, customerName } = order;
  const mark = useMutation({
    mutationFn: async () =>
      (await api("markPayment", { params: { id: paymentId }, body: { status: "received", due } })).data,
    onSuccess: () => showToast(`Balance of order ${number} marked as paid.`),
    onError: () =>
      showToast("The balance couldn't be marked as paid. Check the balance due and try again.", "alert"),
    onSettled: () => {
      setAsking(false);
      for (const queryKey of [queryKeys.payments, queryKeys.orders, ["dashboard"]])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <Button variant="outline" size="sm" disabled={mark.isPending} onClick={() => setAsking(true)}>
        Mark balance as paid
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={`Are you sure that ${formatSum(due)} was received from ${customerName}?`}
        confirmLabel="Mark balance as paid"
        busy={mark.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => mark.mutate()}
      >
        Order {number} can be shipped after this.
      </ConfirmDialog>
    </>
  );
}
