import type { Order } from "@larkwood/contract";
import { useState } from "react";
import { useOrderChange } from "~/features/admin/sales/shared/use-order-change";
import { api } from "~/lib/api/api";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { CancelReason } from "./status-change-dialog";

type CancelOrderDialogProps = { order: Order; open: boolean; onClose: () => void };

/** Confirms a cancellation and asks for a reason, which the customer sees. */
export function CancelOrderDialog({ order, open, onClose }: CancelOrderDialogProps) {
  const [reason, setReason] = useState("");
  const cancel = useOrderChange(
    order.id,
    async (reasonText: string) =>
      (
        await api("cancelOrder", {
          params: { id: order.id },
          body: { version: order.version, reason: reasonText },
        })
      ).data,
    `Order ${order.number} cancelled.`,
  );
  return (
    <ConfirmDialog
      open={open}
      question="Cancel this order?"
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      busy={cancel.isPending}
      onCancel={onClose}
      onConfirm={() => cancel.mutate(reason, { onSettled: onClose })}
    >
      Items are restocked and pending payments cancelled. Card payments are refunded. This can't be undone.
      <CancelReason value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
