import { useId } from "react";
import { cx } from "~/ui/cx";
import type { FitField } from "./fit-answer";

type FitFieldsProps = {
  legend: string;
  fields: ReadonlyArray<readonly [FitField, string]>;
  invalid: readonly FitField[];
};

/** A group of length fields on one line. */
export function FitFields({ legend, fields, invalid }: FitFieldsProps) {
  const id = useId();
  const hasError = fields.some(([name]) => invalid.includes(name));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-2 flex gap-2">
        {fields.map(([name, label]) => (
          <label key={name} className="grid min-w-0 flex-1 gap-1 text-xs text-ink-soft">
            {label}
            <input
              name={name}
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              aria-label={`${legend}: ${label.toLowerCase()}`}
              aria-invalid={invalid.includes(name) || undefined}
              aria-describedby={hasError ? id : undefined}
              className={cx(
                "h-11 w-full rounded-sm border bg-white px-3 text-base text-ink",
                invalid.includes(name) ? "border-danger" : "border-hairline-strong",
              )}
            />
          </label>
        ))}
      </div>
      {hasError ? (
        <p id={id} className="mt-1.5 text-xs text-danger">
          Enter a length such as 80, 2.1 m or 32 in.
        </p>
      ) : null}
    </fieldset>
  );
}
