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
  const deed = status === "RETURNED" ? "take back" : "cancel";
  const orders = count === 1 ? "this order" : `${count.toLocaleString("en-US")} orders`;
  const label = status === "RETURNED" ? "Take back" : `Cancel ${count === 1 ? "order" : "orders"}`;
  return (
    <ConfirmDialog
      open={status !== null}
      question={`Are you sure you want to ${deed} ${orders}?`}
      confirmLabel={label}
      onCancel={onCancel}
      onConfirm={() => status && onConfirm(status)}
    >
      The pieces go back into stock, and money that is still expected is no longer asked for.
      {status === "CANCELLED" ? " What was paid by card goes back by itself." : ""} This cannot be undone.
    </ConfirmDialog>
  );
}
