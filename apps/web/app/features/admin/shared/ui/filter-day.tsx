import { useId } from "react";

type FilterDayProps = {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
};

/** A date filter that applies immediately; empty means no filter. */
export function FilterDay({ label, value, min, max, onChoose }: FilterDayProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3 text-sm whitespace-nowrap">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={min || "2000-01-01"}
        max={max || "2199-12-31"}
        onChange={(event) => {
          // A partly typed year is an invalid date, such as year 2.
          if (event.target.value === "" || event.target.validity.valid) onChoose(event.target.value);
        }}
        className="h-10 border-b border-hairline-strong bg-transparent text-ink hover:border-ink"
      />
    </div>
  );
}
