import type { CellName, Cells, Draft, DraftOption, DraftRow, DraftValue, Problems } from "./draft";

/** The messages without those of what was just changed. */
function without(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}

function changed<T extends { problems: Problems }>(part: T, changes: Partial<T>): T {
  return { ...part, ...changes, problems: without(part.problems, Object.keys(changes)) };
}

export function nameOption(draft: Draft, id: string, name: string): Draft {
  const options = draft.options.map((option) =>
    option.id === id ? changed<DraftOption>(option, { name }) : option,
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
    values: option.values.map((value) => (value.id === id ? changed<DraftValue>(value, changes) : value)),
  }));
  return { ...draft, options };
}

export function changeCell(draft: Draft, id: string, cell: CellName, text: string): Draft {
  const rows = draft.rows.map((row) => (row.id === id ? changed<DraftRow>(row, { [cell]: text }) : row));
  return { ...draft, rows };
}

/** The same in every row, as far as it was given. */
export function setAll(draft: Draft, given: Partial<Pick<Cells, "price" | "quantity">>): Draft {
  const changes = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ""));
  return { ...draft, rows: draft.rows.map((row) => changed<DraftRow>(row, changes)) };
}

export function removeRow(draft: Draft, id: string): Draft {
  return { ...draft, rows: draft.rows.filter((row) => row.id !== id), refusal: "" };
}
