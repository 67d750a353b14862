import type { ComponentProps } from "react";
import { Button } from "./button";
import type { ButtonVariant } from "./button-style";
import { cx } from "./cx";

type FormProps = ComponentProps<"form"> & { busy: boolean };

/** A form that fades during submission. `method="post"` keeps input out of the URL if the browser submits it natively. */
export function Form({ busy, className, children, onSubmit, ...rest }: FormProps) {
  return (
    <form
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
