import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Dialog } from "~/ui/dialog";

type FormDialogProps = {
  title: string;
  open?: boolean;
  /** Whether something was typed that is not saved. */
  isDirty: boolean;
  /** What would be lost, as a sentence. */
  lost?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog. What was typed is thrown away only after a question. */
export function FormDialog({
  title,
  open = true,
  isDirty,
  lost = "Your changes will be lost.",
  onClose,
  children,
}: FormDialogProps) {
  const [asking, setAsking] = useState(false);
  const mayClose = () => {
    setAsking(isDirty);
    return !isDirty;
  };
  const leave = () => {
    setAsking(false);
    onClose();
  };
  return (
    <>
      <Dialog open={open} onClose={leave} mayClose={mayClose} title={title}>
        {children}
      </Dialog>
      <ConfirmDialog
        open={asking}
        question="Leave without saving?"
        confirmLabel="Leave"
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {lost}
      </ConfirmDialog>
    </>
  );
}
