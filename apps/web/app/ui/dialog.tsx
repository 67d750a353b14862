import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { cx } from "./cx";
import { IconButton } from "./icon-button";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  role?: "dialog" | "alertdialog";
  /** No close icon, and clicks outside are ignored. */
  mustAnswer?: boolean;
  /** Called before a click outside, Escape or the close icon closes the dialog; false keeps it open. */
  mayClose?: () => boolean;
  hideTitle?: boolean;
  className?: string;
  children: ReactNode;
};

/** A modal based on <dialog>: focus stays inside, Escape closes, the page behind is inert. */
export function Dialog({
  open,
  onClose,
  title,
  role = "dialog",
  mustAnswer = false,
  mayClose = () => true,
  hideTitle = false,
  className,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    // Close before unmounting, so that the browser restores the focus to the opener.
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The cancel event of a file input inside bubbles up to here.
        if (event.target !== ref.current) return;
        // Close through React at once. The close event comes later, and what the user does until then would be lost.
        event.preventDefault();
        if (mayClose()) onClose();
      }}
      onClose={() => {
        // A late event of a dialog that is open again.
        if (!ref.current?.open) onClose();
      }}
      closedby={mustAnswer ? "closerequest" : "any"}
      className={cx(
        "w-[min(32rem,calc(100vw-2.5rem))] rounded-sm border border-hairline bg-paper p-0",
        className,
      )}
    >
      {open ? (
        <div className="relative p-7 sm:p-9">
          <h2 id={titleId} className={hideTitle ? "sr-only" : "pr-10 text-xl"}>
            {title}
          </h2>
          {children}
          {mustAnswer ? null : (
            <span className="absolute top-3 right-3">
              <IconButton icon="close" label="Close" onClick={() => mayClose() && onClose()} />
            </span>
          )}
        </div>
      ) : null}
    </dialog>
  );
}
