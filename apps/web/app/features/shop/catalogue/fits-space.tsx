import { type FormEvent, useId } from "react";
import { Button } from "~/ui/button";
import { parseSpace } from "./filters";
import { useSyncedDraft } from "./use-synced-draft";

const SIDES = ["Width", "Depth", "Height"] as const;

type FitsSpaceProps = { space: string | undefined; onChange: (space: string | undefined) => void };

/** Three lengths in centimetres: what is shown can stand there, turned if need be. */
export function FitsSpace({ space, onChange }: FitsSpaceProps) {
  const [lengths, setLengths] = useSyncedDraft(space, (text) => text?.split("x") ?? ["", "", ""]);
  const id = useId();
  const whole = parseSpace(lengths.join("x"));
  const isWrong = !whole && lengths.every((length) => length.trim() !== "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (whole) onChange(whole);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="grid grid-cols-3 gap-2">
        {SIDES.map((side, place) => (
          <label key={side} htmlFor={`${id}${side}`} className="grid gap-1 text-xs text-ink-soft">
            {side}, cm
            <input
              id={`${id}${side}`}
              inputMode="decimal"
              maxLength={6}
              value={lengths[place]}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${id}wrong` : undefined}
              onChange={({ target }) =>
                setLengths(lengths.map((length, index) => (index === place ? target.value : length)))
              }
              className="min-h-10 w-full rounded-sm border border-hairline-strong px-2 text-sm text-ink"
            />
          </label>
        ))}
      </div>
      <p id={`${id}wrong`} aria-live="polite" className="text-xs text-danger empty:hidden">
        {isWrong ? "Enter three lengths in centimetres, such as 80 or 80.5." : null}
      </p>
      <Button type="submit" size="sm" variant="outline" disabled={!whole}>
        Show what fits
      </Button>
    </form>
  );
}
