import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

const MIN_LENGTH = 2;

/** Whether the text is long enough to search. */
export const isLongEnough = (text: string) => text.length >= MIN_LENGTH;

type SearchPickerProps<T> = {
  label: string;
  name: string;
  typed: string;
  onType: (typed: string) => void;
  /** Search results; null while loading. */
  hits: readonly T[] | null;
  nameOf: (hit: T) => string;
  /** Shown beside the name. */
  detailOf: (hit: T) => string;
  actionLabel: "Add" | "Choose";
  onPick: (hit: T) => void;
};

/** A search field with a list of hits. Enter picks the first hit and never submits the surrounding form. */
export function SearchPicker<T extends { id: string }>(props: SearchPickerProps<T>) {
  const { label, name, typed, onType, hits, nameOf, detailOf, actionLabel, onPick } = props;
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
              {nameOf(hit)}, {detailOf(hit)}
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${actionLabel} ${nameOf(hit)}`}
              onClick={() => onPick(hit)}
            >
              {actionLabel}
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
