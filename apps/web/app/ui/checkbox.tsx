import { type ComponentProps, type ReactNode, useId } from "react";
import { controlIds, FieldMessages } from "./field-shell";
import { Icon } from "./icon";

type CheckboxProps = Omit<ComponentProps<"input">, "id" | "type"> & {
  name: string;
  label: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ name, label, error, className, ...rest }: CheckboxProps) {
  const ids = controlIds(name, useId(), error);
  return (
    <div className={className}>
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-3">
        <span className="relative mt-0.5 grid size-6 place-items-center">
          <input
            {...rest}
            id={ids.id}
            name={name}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={ids.describedBy}
            className="peer size-5 appearance-none rounded-sm border border-hairline-strong bg-transparent transition-colors checked:border-clay checked:bg-clay aria-invalid:border-danger"
          />
          <Icon
            name="check"
            size={16}
            strokeWidth={2.2}
            className="pointer-events-none absolute text-white opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={ids.id} className="text-sm leading-6">
          {label}
        </label>
      </div>
      <FieldMessages error={error} errorId={ids.errorId} hintId={ids.hintId} />
    </div>
  );
}
