import type { ComponentProps, KeyboardEvent, SyntheticEvent } from "react";
import { Button } from "./button";
import type { ButtonVariant } from "./button-style";
import { cx } from "./cx";

type FormProps = ComponentProps<"form"> & { busy: boolean };

const block = (event: SyntheticEvent) => event.preventDefault();

function blockKeys(event: KeyboardEvent): void {
  const leavesContents = event.key === "Tab" || event.key === "Escape" || event.ctrlKey || event.metaKey;
  if (!leavesContents) block(event);
}

// The reply may refill the form, which would discard what was typed or chosen meanwhile.
const WHILE_BUSY = {
  onKeyDownCapture: blockKeys,
  onBeforeInputCapture: block,
  onPasteCapture: block,
  onCutCapture: block,
} satisfies ComponentProps<"form">;

/**
 * A form that fades during submission, and can't be changed until then. `method="post"` keeps input out of the URL if the
 * browser submits it natively.
 */
export function Form({ busy, className, children, onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...(busy ? WHILE_BUSY : {})}
      onSubmit={(event) => {
        // The keyboard can still submit while busy.
        if (busy) event.preventDefault();
        else onSubmit?.(event);
      }}
      method="post"
      noValidate
      aria-busy={busy}
      className={cx("transition-opacity duration-200", busy && "pointer-events-none opacity-50", className)}
      {...rest}
    >
      {children}
    </form>
  );
}

type SubmitButtonProps = ComponentProps<"button"> & { busy: boolean; variant?: ButtonVariant };

/** Submits a form. Uses `aria-disabled` while busy, because a disabled button would lose the keyboard focus. */
export function SubmitButton({ busy, ...rest }: SubmitButtonProps) {
  return <Button type="submit" aria-disabled={busy} {...rest} />;
}
