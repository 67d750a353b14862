import type { CellName, Cells, Draft, DraftOption, DraftRow, DraftValue, Problems } from "./draft";

/** Removes the errors of changed fields. */
function withoutProblems(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}

function withChanges<T extends { problems: Problems }>(item: T, changes: Partial<T>): T {
  return { ...item, ...changes, problems: withoutProblems(item.problems, Object.keys(changes)) };
}

export function nameOption(draft: Draft, id: string, name: string): Draft {
  const options = draft.options.map((option) =>
    option.id === id ? withChanges<DraftOption>(option, { name }) : option,
  );
  return { ...draft, options };
}

export function changeValue(
  draft: Draft,
  id: string,
  changes: Partial<Pick<DraftValue, "name" | "swatch" | "swatchUrl">>,
): Draft {
  const options = draft.options.map((option) => ({
    ...option,
    values: option.values.map((value) => (value.id === id ? withChanges<DraftValue>(value, changes) : value)),
  }));
  return { ...draft, options };
}

export function changeCell(draft: Draft, id: string, cell: CellName, text: string): Draft {
  const rows = draft.rows.map((row) => (row.id === id ? withChanges<DraftRow>(row, { [cell]: text }) : row));
  return { ...draft, rows };
}

/** Sets price or quantity in every row; empty values are ignored. */
export function setAll(draft: Draft, values: Partial<Pick<Cells, "price" | "quantity">>): Draft {
  const changes = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ""));
  return { ...draft, rows: draft.rows.map((row) => withChanges<DraftRow>(row, changes)) };
}

export function removeRow(draft: Draft, id: string): Draft {
  return { ...draft, rows: draft.rows.filter((row) => row.id !== id), error: "" };
}
