import { LIMITS, type StoredOption, validationTexts as t } from "@larkwood/contract";
import { toStoredImage } from "../products";
import type { FileRow } from "./read-rows";
import type { RowErrors } from "./row-errors";

type Value = StoredOption["values"][number];

export interface PlannedOptions {
  options: StoredOption[];
  /** The keys that each line chooses; null for one that chooses nothing. */
  choices: Map<number, string[] | null>;
}

/** The options that the lines of a product name together, and which values each line means. */
export function planOptions(
  rows: readonly FileRow[],
  stored: readonly StoredOption[],
  { refuse, origin }: { refuse: RowErrors["refuse"]; origin: string },
): PlannedOptions {
  const names = planNames(rows, stored, refuse);
  const options = names.map((name) => ({ name, values: [] as Value[] }));
  const known = (place: number) => stored[place]?.values ?? [];
  const choices = new Map<number, string[] | null>();
  for (const { line, parts } of rows) {
    const cells = parts?.options ?? [];
    const isChosen = cells.some(({ value, key }) => value !== "" || key !== "");
    choices.set(line, isChosen ? [] : null);
    if (!isChosen) continue;
    cells.slice(names.length).forEach(({ value }, beyond) => {
      if (value !== "") refuse(line, `option${names.length + beyond + 1}Name`, t.required);
    });
    options.forEach(({ values }, place) => {
      const cell = cells[place] ?? { value: "", key: "", swatch: "" };
      const column = `option${place + 1}Value`;
      const alike = (value: Value) => value.name.toLowerCase() === cell.value.toLowerCase();
      const before = [...values, ...known(place)].find((value) =>
        cell.key ? value.key === cell.key : alike(value),
      );
      if (cell.value === "" && !before) {
        refuse(line, column, t.valuesOfVariant);
        return;
      }
      const key = before?.key ?? (cell.key || keyFor(cell.value, [...values, ...known(place)]));
      choices.get(line)?.push(key);
      const value = {
        ...(known(place).find((one) => one.key === key) ?? { key, name: cell.value, swatch: null }),
        ...(cell.value ? { name: cell.value } : {}),
        ...swatchOf(cell.swatch, origin),
      };
      const named = values.find((one) => one.key === key);
      if (!named && values.some(alike)) refuse(line, column, t.lineValueOther);
      else if (named && cell.value !== "" && named.name !== cell.value)
        refuse(line, column, t.lineValueOther);
      else if (named && cell.swatch !== "" && !isSame(named, value))
        refuse(line, `option${place + 1}Swatch`, t.lineValueOther);
      else if (!named) values.push(value);
      if (values.length > LIMITS.optionValues) refuse(line, column, t.tooLarge);
    });
  }
  return { options, choices };
}

const isSame = (one: Value, other: Value) => one.swatch === other.swatch && one.swatchUrl === other.swatchUrl;

/** The names of the options: each is said at least once, and by nobody otherwise. */
function planNames(rows: readonly FileRow[], stored: readonly StoredOption[], refuse: RowErrors["refuse"]) {
  const names: string[] = [];
  for (const { line, parts } of rows) {
    parts?.options.forEach(({ name }, place) => {
      const before = names[place];
      if (name === "") return;
      if (before !== undefined && before !== name) refuse(line, `option${place + 1}Name`, t.lineOptionOther);
      names[place] ??= name;
    });
  }
  const first = rows[0]?.line ?? 0;
  if (names.length === 0 && stored.length > 0) return stored.map(({ name }) => name);
  return Array.from({ length: Math.max(names.length, 1) }, (_, place) => {
    const name = names[place] ?? "";
    if (name === "") refuse(first, `option${place + 1}Name`, t.required);
    if (name && names.findIndex((one) => one?.toLowerCase() === name.toLowerCase()) < place)
      refuse(first, `option${place + 1}Name`, t.optionTwice);
    return name;
  });
}

function swatchOf(cell: string, origin: string): Partial<Value> {
  if (cell === "") return {};
  const [colour = "", picture = ""] = cell.startsWith("#") ? cell.split(" ") : ["", cell];
  const swatchUrl = picture.startsWith("http") ? toStoredImage(picture, origin) : picture;
  return { swatch: colour === "" ? null : colour.toLowerCase(), ...(swatchUrl ? { swatchUrl } : {}) };
}

/** A key for a value that comes without: its name in small letters, and a number where another value is written so too. */
function keyFor(name: string, others: readonly Value[]): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const latin = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const letters = [...name].map((letter) => letter.codePointAt(0)?.toString(36));
  const wanted = latin || `value-${letters.join("")}`;
  let key = wanted.slice(0, 60);
  // Room for the number; there are at most a few dozen values.
  for (let number = 2; others.some((other) => other.key === key); number += 1)
    key = `${wanted.slice(0, 55).replace(/-+$/, "")}-${number}`;
  return key.replace(/-+$/, "");
}
