import type { Order } from "@larkwood/contract";
import { useState } from "react";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";
import { useCancelOrder } from "./use-orders";

/** A cancel button, shown while the order can still be cancelled. */
export function CancelOrder({ order }: { order: Order }) {
  const [isConfirming, setConfirming] = useState(false);
  const cancel = useCancelOrder(order.id);
  if (!order.nextStatuses.includes("CANCELLED")) return null;

  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => showToast("Your order was cancelled."),
      onError: () => showToast("We couldn't cancel your order.", "alert"),
      onSettled: () => setConfirming(false),
    });

  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setConfirming(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question="Cancel this order?"
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        busy={cancel.isPending}
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
