import type { ComponentProps } from "react";
import { Button } from "./button";
import type { ButtonVariant } from "./button-style";
import { cx } from "./cx";

type FormProps = ComponentProps<"form"> & { busy: boolean };

/**
 * A form that fades while it is being sent. `method="post"` keeps what was typed out of the address bar
 * should the browser ever send it by itself.
 */
export function Form({ busy, className, children, ...rest }: FormProps) {
  return (
    <form
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

/** Sends a form. Pressed before the page is hydrated, it is pressed again then: see `lib/early-taps`. */
export function SubmitButton({ busy, disabled, ...rest }: SubmitButtonProps) {
  return <Button type="submit" disabled={busy || disabled} {...rest} />;
}
