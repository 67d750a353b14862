import { type ComponentProps, useId } from "react";
import { type ControlProps, controlIds, FieldMessages, FloatingLabel, underline } from "./field-shell";
import { Icon } from "./icon";

type Option = { value: string; label: string };

type SelectProps = Omit<ComponentProps<"select">, "id" | "children"> &
  ControlProps & { options: readonly Option[] };

/** A select with a label above it. */
export function Select({ label, name, error, hint, options, className, ...rest }: SelectProps) {
  const ids = controlIds(name, useId(), error, hint);
  return (
    <div className={className}>
      <div className="relative pt-5">
        <select
          {...rest}
          id={ids.id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={underline(error, "h-10 appearance-none pr-9 text-ellipsis")}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <FloatingLabel id={ids.id} error={error} rests={false}>
          {label}
        </FloatingLabel>
        <Icon
          name="chevron-down"
          size={18}
          className="pointer-events-none absolute right-1 bottom-2.5 text-ink-soft"
        />
      </div>
      <FieldMessages error={error} hint={hint} errorId={ids.errorId} hintId={ids.hintId} />
    </div>
  );
}
