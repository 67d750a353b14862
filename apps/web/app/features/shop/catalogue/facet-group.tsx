import type { ReactNode } from "react";
import { Checkbox } from "~/ui/checkbox";

/** One group of the filter panel with its options. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-hairline py-5">
      <legend className="float-left mb-3 w-full text-sm font-medium">{title}</legend>
      <div className="clear-both grid gap-2.5">{children}</div>
    </fieldset>
  );
}

type FacetBoxProps = {
  name: string;
  label: string;
  count: number;
  swatch?: string | null;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A filter checkbox with its result count. It is disabled if it would leave no results. */
export function FacetBox({ name, label, count, swatch, checked, onChange }: FacetBoxProps) {
  const isDisabled = count === 0 && !checked;
  return (
    <Checkbox
      name={name}
      checked={checked}
      disabled={isDisabled}
      className={isDisabled ? "opacity-50" : undefined}
      onChange={({ target }) => onChange(target.checked)}
      label={
        <span className="flex items-center gap-2">
          {swatch ? (
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border border-ink/15 forced-color-adjust-none"
              style={{ backgroundColor: swatch }}
            />
          ) : null}
          <span>{label}</span>
          <span className="text-ink-soft tabular-nums">({count})</span>
        </span>
      }
    />
  );
}
