import type { Facets } from "@larkwood/contract";
import { type FormEvent, useId } from "react";
import { Button } from "~/ui/button";
import { toBounds } from "./filters";
import { useSyncedDraft } from "./use-synced-draft";

const ENDS = ["From", "To"] as const;

type FacetBoundsProps = {
  facet: Pick<Facets["attributes"][number], "name" | "unit" | "range">;
  /** Such as `..210`; undefined for no bounds. */
  bounds: string | undefined;
  onChange: (bounds: string | undefined) => void;
};

/** A minimum and a maximum, both optional. The placeholders show the range of the results. */
export function FacetBounds({ facet: { name, unit, range }, bounds, onChange }: FacetBoundsProps) {
  const [ends, setEnds] = useSyncedDraft(bounds, (text) => text?.split("..") ?? ["", ""]);
  const id = useId();
  const parsed = toBounds(ends[0] ?? "", ends[1] ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (parsed !== null) onChange(parsed);
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
      {ENDS.map((end, index) => (
        <label key={end} htmlFor={`${id}${end}`} className="grid gap-1 text-xs text-ink-soft">
          {end}
          <span className="sr-only">{unit ? `${name} in ${unit}` : name}</span>
          <input
            id={`${id}${end}`}
            inputMode="decimal"
            maxLength={7}
            placeholder={String((index === 0 ? range?.min : range?.max) ?? "")}
            value={ends[index] ?? ""}
            aria-invalid={parsed === null || undefined}
            aria-describedby={parsed === null ? `${id}wrong` : undefined}
            onChange={({ target }) =>
              setEnds(ENDS.map((_, other) => (other === index ? target.value : (ends[other] ?? ""))))
            }
            className="min-h-10 w-full rounded-sm border border-hairline-strong px-2 text-sm text-ink"
          />
        </label>
      ))}
      <Button type="submit" size="sm" variant="outline" disabled={parsed === null}>
        Show<span className="sr-only"> by {name.toLowerCase()}</span>
      </Button>
      <p id={`${id}wrong`} aria-live="polite" className="col-span-3 text-xs text-danger empty:hidden">
        {parsed === null ? "Enter two numbers, the smaller one first." : null}
      </p>
    </form>
  );
}
