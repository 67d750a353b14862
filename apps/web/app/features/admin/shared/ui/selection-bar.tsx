import type { ReactNode } from "react";
import { Button } from "~/ui/button";

export type SelectAll = {
  /** How many there are beyond the selected ones and with them; null when there is nothing to offer. */
  offered: number | null;
  /** How many were fetched so far, while all are being selected. */
  loaded: number | null;
  selectAll: () => Promise<void>;
};

type SelectionBarProps = {
  label: string;
  count: number;
  all: SelectAll;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
};

const number = new Intl.NumberFormat("en-US");

/** How many rows are selected, the way to all of them, and what can be done with them. */
export function SelectionBar({ label, count, all, onClear, children }: SelectionBarProps) {
  return (
    <section
      aria-label={label}
      className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 bg-linen px-4 py-2 text-sm"
    >
      <p role="status" className="font-medium">
        {all.loaded === null
          ? `${number.format(count)} selected`
          : `Selecting, ${number.format(all.loaded)} so far`}
      </p>
      {all.offered !== null && all.loaded === null ? (
        <button type="button" className="link" onClick={() => void all.selectAll()}>
          Select all {number.format(all.offered)}
        </button>
      ) : null}
      <div className="ml-auto flex flex-wrap items-center gap-3">
        {all.loaded === null ? children : null}
        <Button variant="quiet" size="sm" onClick={onClear}>
          Clear
        </Button>
      </div>
    </section>
  );
}
