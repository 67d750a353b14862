import { useState } from "react";

/** Selected rows, including rows on other pages. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const change = (apply: (next: Map<string, Row>) => void) => {
    const next = new Map(selected);
    apply(next);
    setSelected(next);
  };
  const shown = new Map(rows.map((row) => [row.id, row]));
  return {
    // Prefer the current data of visible rows over the data at selection time.
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
