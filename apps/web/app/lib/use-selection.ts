import { useState } from "react";

/** Rows that were ticked, also on pages that are no longer shown. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const change = (apply: (next: Map<string, Row>) => void) => {
    const next = new Map(selected);
    apply(next);
    setSelected(next);
  };
  return {
    rows: [...selected.values()],
    clear: () => setSelected(new Map()),
    isSelected: (row: Row) => selected.has(row.id),
    toggle: (row: Row) =>
      change((next) => {
        if (!next.delete(row.id)) next.set(row.id, row);
      }),
    toggleAll: (on: boolean) =>
      change((next) => {
        for (const row of rows) {
          if (on) next.set(row.id, row);
          else next.delete(row.id);
        }
      }),
  };
}
