import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx";
import { type ControlProps, controlIds, FieldMessages, FloatingLabel, underline } from "./field-shell";

type FieldProps = Omit<ComponentProps<"input">, "id" | "placeholder"> &
  ControlProps & {
    /** A control at the end of the line, such as a visibility toggle. */ trailing?: ReactNode;
  };

/** A one-line text field with a floating label. */
export function Field({ label, name, error, hint, trailing, className, type = "text", ...rest }: FieldProps) {
  const ids = controlIds(name, useId(), error, hint);
  return (
    <div className={className}>
      <div className="relative pt-5">
        <input
          {...rest}
          id={ids.id}
          name={name}
          type={type}
          placeholder=" "
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={underline(error, cx("peer h-10", trailing ? "pr-12" : ""))}
        />
        <FloatingLabel id={ids.id} error={error}>
          {label}
        </FloatingLabel>
        {trailing ? <div className="absolute right-0 bottom-0">{trailing}</div> : null}
      </div>
      <FieldMessages error={error} hint={hint} errorId={ids.errorId} hintId={ids.hintId} />
    </div>
  );
}
