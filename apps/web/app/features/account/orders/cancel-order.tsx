import type { Order } from "@larkwood/contract";
import { useState } from "react";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";
import { useCancelOrder } from "./use-orders";

/** Offers to cancel an order as long as that is one of its possible steps. */
export function CancelOrder({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const cancel = useCancelOrder(order.id);
  if (!order.nextStatuses.includes("CANCELLED")) return null;

  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => showToast("Your order was cancelled."),
      onError: () => showToast("We couldn't cancel your order.", "alert"),
      onSettled: () => setAsking(false),
    });

  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        open={asking}
        question="Cancel this order?"
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        busy={cancel.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
