import { useId } from "react";

type Option = { value: string; label: string };
type FilterSelectProps = {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
};

/** A select filter that applies immediately. */
export function FilterSelect({ label, value, options, onChoose }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3 text-sm whitespace-nowrap">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="h-10 max-w-44 border-b border-hairline-strong bg-transparent pr-2 text-ink hover:border-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
