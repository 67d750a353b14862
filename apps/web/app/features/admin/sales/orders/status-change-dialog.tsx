import type { OrderStatus } from "@larkwood/contract";
import { canUndo } from "@larkwood/domain";
import { ConfirmDialog } from "~/ui/confirm-dialog";

/** Statuses that cannot be undone need a confirmation, because they move stock and money. */
export const needsConfirmation = (status: OrderStatus) => !canUndo(status);

type StatusChangeDialogProps = {
  /** The requested status; null if the dialog is closed. */
  status: OrderStatus | null;
  count: number;
  onConfirm: (status: OrderStatus) => void;
  onCancel: () => void;
};

/** Confirms before orders are cancelled or marked as returned. */
export function StatusChangeDialog({ status, count, onConfirm, onCancel }: StatusChangeDialogProps) {
  const orders = count === 1 ? "this order" : `${count.toLocaleString("en-US")} orders`;
  const label = status === "RETURNED" ? "Mark as returned" : `Cancel ${count === 1 ? "order" : "orders"}`;
  return (
    <ConfirmDialog
      open={status !== null}
      question={status === "RETURNED" ? `Mark ${orders} as returned?` : `Cancel ${orders}?`}
      confirmLabel={label}
      onCancel={onCancel}
      onConfirm={() => status && onConfirm(status)}
    >
      Items are restocked and pending payments cancelled.
      {status === "CANCELLED" ? " Card payments are refunded." : ""} This can't be undone.
    </ConfirmDialog>
  );
}
