import type { OrderStatus } from "@larkwood/contract";
import { canUndo } from "@larkwood/domain";
import { ConfirmDialog } from "~/ui/confirm-dialog";

/** Whether a step is asked about first: one that cannot be taken back, because pieces and money follow it. */
export const needsConfirmation = (status: OrderStatus) => !canUndo(status);

type MoveQuestionProps = {
  /** The step in question; null when there is none. */
  status: OrderStatus | null;
  count: number;
  onConfirm: (status: OrderStatus) => void;
  onCancel: () => void;
};

/** Asks before orders are cancelled or taken back. */
export function StatusChangeDialog({ status, count, onConfirm, onCancel }: MoveQuestionProps) {
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
