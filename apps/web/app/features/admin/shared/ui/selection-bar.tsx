import { type ReactNode, useRef } from "react";
import { Button } from "~/ui/button";

export type SelectAll = {
  /** Total number of matching rows; null if there is nothing more to select. */
  offered: number | null;
  /** The largest number of rows that can be selected; there may be more. */
  max?: number;
  /** Number of rows loaded so far while all rows are being selected. */
  loaded: number | null;
  selectAll: () => Promise<void>;
};

type SelectionBarProps = {
  label: string;
  count: number;
  all: SelectAll;
  onClear: () => void;
  /** Actions for the selected rows. */
  children: ReactNode;
};

const number = new Intl.NumberFormat("en-US");

/** Shows how many rows are selected, with "Select all" and the available actions. */
export function SelectionBar({ label, count, all, onClear, children }: SelectionBarProps) {
  const bar = useRef<HTMLElement>(null);
  const selectAll = () => {
    // The button disappears.
    bar.current?.focus();
    void all.selectAll();
  };
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={label}
      className="outline-none flex w-full flex-wrap items-center gap-x-3 gap-y-1 bg-linen px-4 py-2 text-sm"
    >
      <p role="status" className="font-medium">
        {all.loaded === null
          ? `${number.format(count)} selected`
          : `Selecting, ${number.format(all.loaded)} so far`}
      </p>
      {all.offered !== null && all.loaded === null ? (
        <button type="button" className="link" onClick={selectAll}>
          Select {all.offered === all.max ? "the first" : "all"} {number.format(all.offered)}
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
