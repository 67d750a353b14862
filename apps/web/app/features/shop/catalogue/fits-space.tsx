import { type FormEvent, useId } from "react";
import { Button } from "~/ui/button";
import { parseSpace } from "./filters";
import { useSyncedDraft } from "./use-synced-draft";

const SIDES = ["Width", "Depth", "Height"] as const;

type FitsSpaceProps = { space: string | undefined; onChange: (space: string | undefined) => void };

/** Filters by the space available, in centimetres. An empty side may have any length. */
export function FitsSpace({ space, onChange }: FitsSpaceProps) {
  const [lengths, setLengths] = useSyncedDraft(space, (text) => text?.split("x") ?? ["", "", ""]);
  const id = useId();
  const parsed = parseSpace(lengths.join("x"));
  const isInvalid = !parsed && lengths.some((length) => length.trim() !== "");
  const missing = SIDES.filter((_, index) => lengths[index]?.trim() === "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (parsed) onChange(parsed);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="grid grid-cols-3 gap-2">
        {SIDES.map((side, index) => (
          <label key={side} htmlFor={`${id}${side}`} className="grid gap-1 text-xs text-ink-soft">
            {side}, cm
            <input
              id={`${id}${side}`}
              inputMode="decimal"
              maxLength={6}
              value={lengths[index]}
              aria-invalid={isInvalid || undefined}
              aria-describedby={isInvalid ? `${id}wrong` : undefined}
              onChange={({ target }) =>
                setLengths(lengths.map((length, other) => (other === index ? target.value : length)))
              }
              className="min-h-10 w-full rounded-sm border border-hairline-strong px-2 text-sm text-ink"
            />
          </label>
        ))}
      </div>
      <p id={`${id}wrong`} aria-live="polite" className="text-xs text-danger empty:hidden">
        {isInvalid ? "Enter lengths in centimetres, such as 80 or 80.5." : null}
      </p>
      {parsed && missing.length > 0 ? (
        <p className="text-xs text-ink-soft">Any {missing.join(" and ").toLowerCase()}.</p>
      ) : null}
      <Button type="submit" size="sm" variant="outline" disabled={!parsed}>
        Show what fits
      </Button>
    </form>
  );
}
