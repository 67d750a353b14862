import { type StoredOption, validationTexts as t } from "@larkwood/contract";
import { toOptionKey } from "@larkwood/domain";
import { toStoredImage } from "../products";
import type { FileRow } from "./read-rows";
import type { RowErrors } from "./row-errors";

type Value = StoredOption["values"][number];

export interface PlannedOptions {
  options: StoredOption[];
  /** The value keys of each line, empty where a value is missing; null for a line without option values. */
  choices: Map<number, string[] | null>;
}

/** Plans the options of a product from all its lines, and the value keys of each line. */
export function planOptions(
  rows: readonly FileRow[],
  stored: readonly StoredOption[],
  { addError, origin }: { addError: RowErrors["addError"]; origin: string },
): PlannedOptions {
  const names = planNames(rows, stored, addError);
  const options = names.map((name) => ({ name, values: [] as Value[] }));
  const storedValues = (index: number) => stored[index]?.values ?? [];
  const choices = new Map<number, string[] | null>();
  for (const { line, parts } of rows) {
    const cells = parts?.options ?? [];
    const hasValues = cells.some(({ value, key }) => value !== "" || key !== "");
    choices.set(line, hasValues ? [] : null);
    if (!hasValues) continue;
    cells.slice(names.length).forEach(({ value }, extra) => {
      if (value !== "") addError(line, `option${names.length + extra + 1}Name`, t.required);
    });
    options.forEach(({ values }, index) => {
      const cell = cells[index] ?? { value: "", key: "", swatch: "" };
      const column = `option${index + 1}Value`;
      const hasSameName = (value: Value) => value.name.toLowerCase() === cell.value.toLowerCase();
      const known = [...values, ...storedValues(index)];
      const before = known.find((value) => (cell.key ? value.key === cell.key : hasSameName(value)));
      if (cell.value === "" && !before) {
        choices.get(line)?.push("");
        return;
      }
      const used = new Set(known.map((value) => value.key));
      const key = before?.key ?? (cell.key || toOptionKey(cell.value, used));
      choices.get(line)?.push(key);
      const value = {
        ...(storedValues(index).find((candidate) => candidate.key === key) ?? {
          key,
          name: cell.value,
          swatch: null,
        }),
        ...(cell.value ? { name: cell.value } : {}),
        ...swatchOf(cell.swatch, origin),
      };
      const earlier = values.find((candidate) => candidate.key === key);
      if (!earlier && values.some(hasSameName)) addError(line, column, t.optionValueConflict);
      else if (earlier && cell.value !== "" && earlier.name !== cell.value)
        addError(line, column, t.optionValueConflict);
      else if (earlier && cell.swatch !== "" && !hasSameSwatch(earlier, value))
        addError(line, `option${index + 1}Swatch`, t.optionValueConflict);
      else if (!earlier) values.push(value);
    });
  }
  return { options, choices };
}

const hasSameSwatch = (a: Value, b: Value) => a.swatch === b.swatch && a.swatchUrl === b.swatchUrl;

/** Plans the option names: at least one line contains each, and no line another. */
function planNames(
  rows: readonly FileRow[],
  stored: readonly StoredOption[],
  addError: RowErrors["addError"],
) {
  const names: string[] = [];
  for (const { line, parts } of rows) {
    parts?.options.forEach(({ name }, index) => {
      const before = names[index];
      if (name === "") return;
      if (before !== undefined && before !== name)
        addError(line, `option${index + 1}Name`, t.optionNameConflict);
      names[index] ??= name;
    });
  }
  const first = rows[0]?.line ?? 0;
  if (names.length === 0 && stored.length > 0) return stored.map(({ name }) => name);
  return Array.from({ length: Math.max(names.length, 1) }, (_, index) => {
    const name = names[index] ?? "";
    if (name === "") addError(first, `option${index + 1}Name`, t.required);
    return name;
  });
}

function swatchOf(cell: string, origin: string): Partial<Value> {
  if (cell === "") return {};
  const [colour = "", picture = ""] = cell.startsWith("#") ? cell.split(" ") : ["", cell];
  const swatchUrl = picture.startsWith("http") ? toStoredImage(picture, origin) : picture;
  return { swatch: colour === "" ? null : colour.toLowerCase(), ...(swatchUrl ? { swatchUrl } : {}) };
}
