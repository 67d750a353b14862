import { type ComponentProps, useId } from "react";
import { type ControlProps, controlIds, FieldMessages, FloatingLabel, underline } from "./field-shell";

type TextareaProps = Omit<ComponentProps<"textarea">, "id" | "placeholder"> & ControlProps;

/** A multi-line text field with a floating label. */
export function Textarea({ label, name, error, hint, className, ...rest }: TextareaProps) {
  const ids = controlIds(name, useId(), error, hint);
  return (
    <div className={className}>
      <div className="relative pt-5">
        <textarea
          {...rest}
          id={ids.id}
          name={name}
          placeholder=" "
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={underline(error, "peer h-36 resize-y py-1.5")}
        />
        <FloatingLabel id={ids.id} error={error}>
          {label}
        </FloatingLabel>
      </div>
      <FieldMessages error={error} hint={hint} errorId={ids.errorId} hintId={ids.hintId} />
    </div>
  );
}
