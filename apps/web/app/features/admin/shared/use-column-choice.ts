import { useState } from "react";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { device } from "~/lib/session/device-storage";

type ColumnRules = {
  /** Can't be hidden. */
  fixed: readonly string[];
  /** Hidden until the user chooses. */
  hiddenAtFirst: readonly string[];
};

function readHidden(key: string, atFirst: readonly string[]): readonly string[] {
  try {
    const hidden: unknown = JSON.parse(device.getItem(key) ?? "null");
    return Array.isArray(hidden) ? hidden.filter((header) => typeof header === "string") : atFirst;
  } catch {
    return atFirst;
  }
}

const sameHeaders = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((header) => other.includes(header));

/** The columns of a list that this browser shows. */
export function useColumnChoice<Row>(
  list: string,
  columns: readonly Column<Row>[],
  { fixed, hiddenAtFirst }: ColumnRules,
) {
  const key = `${list}-hidden-columns`;
  const [hidden, setHidden] = useState(() => readHidden(key, hiddenAtFirst));
  const optional = columns.map(({ header }) => header).filter((header) => !fixed.includes(header));
  const isShown = (header: string) => !hidden.includes(header) || fixed.includes(header);
  const choose = (next: readonly string[]) => {
    setHidden(next);
    if (sameHeaders(next, hiddenAtFirst)) device.removeItem(key);
    else device.setItem(key, JSON.stringify(next));
  };
  return {
    columns: columns.filter(({ header }) => isShown(header)),
    /** Props of the menu that chooses them. */
    menu: {
      optional,
      isShown,
      toggle: (header: string) =>
        choose(isShown(header) ? [...hidden, header] : hidden.filter((one) => one !== header)),
      showAll: () => choose([]),
    },
  };
}
