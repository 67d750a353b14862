import { Button } from "~/ui/button";

type PagerProps = {
  /** Number of the first row on this page, from 1; null if unknown because the list was opened at a cursor. */
  first: number | null;
  count: number;
  total: number | null;
  /** The server counts up to this number. */
  maxCounted?: number | undefined;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

const number = new Intl.NumberFormat("en-US");

/** Position in a list, with buttons for the previous and next page. */
export function Pager({ first, count, total, maxCounted, onPrevious, onNext }: PagerProps) {
  const range =
    first === null ? `${count} shown` : `${number.format(first)}–${number.format(first + count - 1)}`;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 pt-4 text-sm text-ink-soft">
      <p role="status">
        {count === 0 ? "No results" : range}
        {total === null ? "" : ` of ${number.format(total)}${total === maxCounted ? "+" : ""}`}
      </p>
      <div className="flex gap-2">
        <Button variant="quiet" size="sm" disabled={!onPrevious} onClick={() => onPrevious?.()}>
          Previous
        </Button>
        <Button variant="quiet" size="sm" disabled={!onNext} onClick={() => onNext?.()}>
          Next
        </Button>
      </div>
    </nav>
  );
}
