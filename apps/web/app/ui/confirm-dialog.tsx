import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

type ConfirmDialogProps = {
  open: boolean;
  question: string;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  /** False for a step forward, such as shipping. */
  isDestructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** Asks for confirmation. Escape and Cancel change nothing. */
export function ConfirmDialog({
  open,
  question,
  confirmLabel,
  cancelLabel = "Cancel",
  busy = false,
  isDestructive = true,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onCancel} title={question} role="alertdialog" mustAnswer>
      {children ? <div className="mt-3 text-sm text-ink-soft">{children}</div> : null}
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={isDestructive ? "danger" : "primary"} size="sm" disabled={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
