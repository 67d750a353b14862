import type { Draft, DraftOption, DraftRow } from "./draft";

const UNNAMED = "Unnamed";

/** The words of every value by its id. */
export function wordsOf(options: readonly DraftOption[]): ReadonlyMap<string, string> {
  return new Map(options.flatMap(({ values }) => values.map(({ id, name }) => [id, name.trim() || UNNAMED])));
}

/** A variant in words, such as "Moss, Large". */
export function nameOf({ choice }: DraftRow, words: ReadonlyMap<string, string>): string {
  return choice.map((id) => words.get(id) ?? UNNAMED).join(", ");
}

/** Options in words, such as "Fabric: Moss, Sand; Size: Large". */
export function optionsText({ options }: Draft): string {
  return options
    .map(({ name, values }) => `${name}: ${values.map((value) => value.name).join(", ")}`)
    .join("; ");
}
