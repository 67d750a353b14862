import type { ComponentProps } from "react";
import { Button } from "./button";
import type { ButtonVariant } from "./button-style";
import { cx } from "./cx";
import { useHydrated } from "./use-hydrated";

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

/** Sends a form; it waits until the page has come alive, because the browser alone could not send it rightly. */
export function SubmitButton({ busy, disabled, ...rest }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return <Button type="submit" disabled={busy || disabled || !hydrated} {...rest} />;
}
