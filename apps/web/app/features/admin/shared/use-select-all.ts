import { useState } from "react";
import type { Page } from "~/lib/lists/read-page";
import { showToast } from "~/ui/toast-region";
import type { useSelection } from "./use-selection";

type SelectAllOptions<Row extends { id: string }> = {
  /** Total number of rows that match the filter. */
  total: number | null;
  selection: ReturnType<typeof useSelection<Row>>;
  readPage: (cursor: string) => Promise<Page<Row>>;
  /** Selects at most this many rows. */
  max?: number;
};

/**
 * Offers to select all rows that match the filter once one is selected: on a phone no box selects a whole page. It loads
 * the rows, so that an action affects only rows that existed at that time.
 */
export function useSelectAll<Row extends { id: string }>({
  total,
  selection,
  readPage,
  max = Number.POSITIVE_INFINITY,
}: SelectAllOptions<Row>) {
  const [loaded, setLoaded] = useState<number | null>(null);

  const selectAll = async () => {
    setLoaded(0);
    try {
      const all: Row[] = [];
      for (let cursor: string | null = ""; cursor !== null && all.length < max; ) {
        const page: Page<Row> = await readPage(cursor);
        all.push(...page.items);
        setLoaded(all.length);
        cursor = page.nextCursor;
      }
      selection.select(all.slice(0, max));
    } catch {
      showToast("Not all rows could be selected. Please try again.", "alert");
    } finally {
      setLoaded(null);
    }
  };

  const isOffered = selection.rows.length > 0 && total !== null && total > selection.rows.length;
  return { offered: isOffered ? total : null, max, loaded, selectAll };
}
