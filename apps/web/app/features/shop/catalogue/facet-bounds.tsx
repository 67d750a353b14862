import type { Facets } from "@larkwood/contract";
import { type FormEvent, useId } from "react";
import { Button } from "~/ui/button";
import { toBounds } from "./filters";
import { useSyncedDraft } from "./use-synced-draft";

const ENDS = ["From", "To"] as const;

type FacetBoundsProps = {
  facet: Pick<Facets["attributes"][number], "name" | "unit" | "range">;
  /** As `..210`; undefined for no bounds. */
  bounds: string | undefined;
  onChange: (bounds: string | undefined) => void;
};

/** A number between two others, of which either may be left out. What is smallest and largest is said. */
export function FacetBounds({ facet: { name, unit, range }, bounds, onChange }: FacetBoundsProps) {
  const [ends, setEnds] = useSyncedDraft(bounds, (text) => text?.split("..") ?? ["", ""]);
  const id = useId();
  const asked = toBounds(ends[0] ?? "", ends[1] ?? "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (asked !== null) onChange(asked);
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
      {ENDS.map((end, place) => (
        <label key={end} htmlFor={`${id}${end}`} className="grid gap-1 text-xs text-ink-soft">
          {end}
          <span className="sr-only">
            {name} in {unit}
          </span>
          <input
            id={`${id}${end}`}
            inputMode="decimal"
            maxLength={7}
            placeholder={String((place === 0 ? range?.min : range?.max) ?? "")}
            value={ends[place] ?? ""}
            aria-invalid={asked === null || undefined}
            aria-describedby={asked === null ? `${id}wrong` : undefined}
            onChange={({ target }) =>
              setEnds(ENDS.map((_, index) => (index === place ? target.value : (ends[index] ?? ""))))
            }
            className="min-h-10 w-full rounded-sm border border-hairline-strong px-2 text-sm text-ink"
          />
        </label>
      ))}
      <Button type="submit" size="sm" variant="outline" disabled={asked === null}>
        Show<span className="sr-only"> by {name.toLowerCase()}</span>
      </Button>
      <p id={`${id}wrong`} aria-live="polite" className="col-span-3 text-xs text-danger empty:hidden">
        {asked === null ? "Enter two numbers, the smaller one first." : null}
      </p>
    </form>
  );
}
