import { useState } from "react";

/** Rows that were ticked, also on pages that are no longer shown. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const change = (apply: (next: Map<string, Row>) => void) => {
    const next = new Map(selected);
    apply(next);
    setSelected(next);
  };
  const shown = new Map(rows.map((row) => [row.id, row]));
  return {
    // A row that is on the screen counts as it is now, not as it was when it was ticked.
    rows: [...selected].map(([id, row]) => shown.get(id) ?? row),
    clear: () => setSelected(new Map()),
    select: (chosen: readonly Row[]) => setSelected(new Map(chosen.map((row) => [row.id, row]))),
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
