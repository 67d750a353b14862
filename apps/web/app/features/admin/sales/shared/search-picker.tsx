import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

const FEWEST_LETTERS = 2;

/** Whether enough was typed to look for. */
export const isEnough = (words: string) => words.length >= FEWEST_LETTERS;

type HitPickerProps<T> = {
  label: string;
  name: string;
  typed: string;
  onType: (typed: string) => void;
  /** What the words have found; null while that is not known. */
  hits: readonly T[] | null;
  nameOf: (hit: T) => string;
  /** Beside its name. */
  factOf: (hit: T) => string;
  /** What the buttons say. */
  deed: "Add" | "Choose";
  onPick: (hit: T) => void;
};

/** Words, and what they find, to be picked from. Enter takes the first of it, and never sends the form around it. */
export function SearchPicker<T extends { id: string }>(props: HitPickerProps<T>) {
  const { label, name, typed, onType, hits, nameOf, factOf, deed, onPick } = props;
  return (
    <div>
      <Field
        label={label}
        name={name}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          if (hits?.[0]) onPick(hits[0]);
        }}
      />
      <ul className="pt-1 empty:hidden">
        {hits?.map((hit) => (
          <li key={hit.id} className="flex items-center justify-between gap-4 py-1">
            <span className="min-w-0 truncate">
              {nameOf(hit)}, {factOf(hit)}
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${deed} ${nameOf(hit)}`}
              onClick={() => onPick(hit)}
            >
              {deed}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="pt-2 text-ink-soft empty:hidden">
        {hits?.length === 0 ? `No results for “${typed.trim()}”.` : null}
      </p>
    </div>
  );
}
