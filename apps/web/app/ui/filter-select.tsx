type Option = { value: string; label: string };
type FilterSelectProps = {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
};

/** A choice that narrows a list at once. */
export function FilterSelect({ label, value, options, onChoose }: FilterSelectProps) {
  return (
    <label className="flex items-center gap-3 text-sm whitespace-nowrap text-ink-soft">
      {label}
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="h-10 max-w-56 border-b border-hairline-strong bg-transparent pr-2 text-ink hover:border-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
