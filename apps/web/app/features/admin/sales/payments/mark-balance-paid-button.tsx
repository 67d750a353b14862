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
    onSuccess: () => showToast(`The rest of order ${number} is received.`),
    onError: () => showToast("The rest could not be marked. See what is owed now, and try again.", "alert"),
    onSettled: () => {
      setAsking(false);
      for (const queryKey of [queryKeys.payments, queryKeys.orders, ["dashboard"]])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <Button variant="outline" size="sm" disabled={mark.isPending} onClick={() => setAsking(true)}>
        Mark rest as paid
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={`Are you sure that ${formatSum(due)} came in from ${customerName}?`}
        confirmLabel="Mark rest as paid"
        busy={mark.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => mark.mutate()}
      >
        Order {number}. This is written into the books, and the order can be shipped.
      </ConfirmDialog>
    </>
  );
}
