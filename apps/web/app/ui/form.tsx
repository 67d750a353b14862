import type { ComponentProps } from "react";
import { Button } from "./button";
import type { ButtonVariant } from "./button-style";
import { cx } from "./cx";

type FormProps = ComponentProps<"form"> & { busy: boolean };

/**
 * A form that fades while it is being sent. `method="post"` keeps what was typed out of the address bar
 * should the browser ever send it by itself.
 */
export function Form({ busy, className, children, onSubmit, ...rest }: FormProps) {
  return (
    <form
      onSubmit={(event) => {
        // Its button can still be pressed by the keyboard, which would send everything a second time.
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

/**
 * Sends a form. Pressed before the page is hydrated, it is pressed again then: see `lib/early-taps`. While the form is on
 * its way the button keeps the focus: a disabled one would drop it, and the keyboard would begin at the top of the page.
 */
export function SubmitButton({ busy, ...rest }: SubmitButtonProps) {
  return <Button type="submit" aria-disabled={busy} {...rest} />;
}
