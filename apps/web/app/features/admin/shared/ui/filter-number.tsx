import { useId } from "react";

type FilterNumberProps = {
  label: string;
  value: number | undefined;
  step: number;
  onChoose: (value: string) => void;
};

/** A number filter that applies when the field is left or Enter is pressed; empty means no filter. */
export function FilterNumber({ label, value, step, onChoose }: FilterNumberProps) {
  const id = useId();
  const shown = value === undefined ? "" : String(value);
  const apply = (input: HTMLInputElement) => {
    if (input.value !== shown && input.validity.valid) onChoose(input.value);
  };
  return (
    <div className="flex items-center gap-3 text-sm whitespace-nowrap">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <input
        // A filter that was removed elsewhere empties the field.
        key={shown}
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        max={999_999}
        step={step}
        defaultValue={shown}
        onBlur={(event) => apply(event.target)}
        onKeyDown={(event) => {
          if (event.key === "Enter") apply(event.currentTarget);
        }}
        className="h-10 w-28 border-b border-hairline-strong bg-transparent text-right text-ink tabular-nums hover:border-ink"
      />
    </div>
  );
}
