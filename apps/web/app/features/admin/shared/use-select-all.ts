import { useState } from "react";
import type { Page } from "~/lib/lists/page-reply";
import { showToast } from "~/ui/toast-region";
import type { useSelection } from "./use-selection";

type Parts<Row extends { id: string }> = {
  rows: readonly Row[];
  /** How many fit the filter in all. */
  total: number | null;
  selection: ReturnType<typeof useSelection<Row>>;
  readPage: (cursor: string) => Promise<Page<Row>>;
};

/**
 * Offers to select everything that fits the filter once a whole page is selected. The rows themselves are fetched, so that
 * what is done with them is done with what was there, not with what has come since.
 */
export function useSelectAll<Row extends { id: string }>({ rows, total, selection, readPage }: Parts<Row>) {
  const [loaded, setLoaded] = useState<number | null>(null);
  const isPageSelected = rows.length > 0 && rows.every(selection.isSelected);

  const selectAll = async () => {
    setLoaded(0);
    try {
      const all: Row[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const page: Page<Row> = await readPage(cursor);
        all.push(...page.items);
        setLoaded(all.length);
        cursor = page.nextCursor;
      }
      selection.select(all);
    } catch {
      showToast("Not all rows could be selected. Please try again.", "alert");
    } finally {
      setLoaded(null);
    }
  };

  const isOffered = isPageSelected && total !== null && total > selection.rows.length;
  return { offered: isOffered ? total : null, loaded, selectAll };
}
