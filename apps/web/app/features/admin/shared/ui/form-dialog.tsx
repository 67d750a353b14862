import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Dialog } from "~/ui/dialog";

type FormDialogProps = {
  title: string;
  open?: boolean;
  /** Whether the form has unsaved changes. */
  isDirty: boolean;
  /** Shown before unsaved changes are discarded. */
  discardWarning?: string;
  /** For forms with several fields in a row. */
  wide?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog that asks before it discards unsaved changes. */
export function FormDialog({
  title,
  open = true,
  isDirty,
  discardWarning = "Your changes will be lost.",
  wide = false,
  onClose,
  children,
}: FormDialogProps) {
  const [isConfirming, setConfirming] = useState(false);
  const mayClose = () => {
    setConfirming(isDirty);
    return !isDirty;
  };
  const close = () => {
    setConfirming(false);
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        mayClose={mayClose}
        title={title}
        className={wide ? "w-[min(48rem,calc(100vw-2.5rem))]" : ""}
      >
        {children}
      </Dialog>
      <ConfirmDialog
        open={isConfirming}
        question="Leave without saving?"
        confirmLabel="Leave"
        onConfirm={close}
        onCancel={() => setConfirming(false)}
      >
        {discardWarning}
      </ConfirmDialog>
    </>
  );
}
