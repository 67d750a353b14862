import type { Draft, DraftOption, DraftRow } from "./draft";

const UNNAMED = "Unnamed";

/** The name of every value by its id. */
export function toValueNames(options: readonly DraftOption[]): ReadonlyMap<string, string> {
  return new Map(options.flatMap(({ values }) => values.map(({ id, name }) => [id, name.trim() || UNNAMED])));
}

/** The name of a variant, such as "Moss, Large". */
export function variantName({ choice }: DraftRow, names: ReadonlyMap<string, string>): string {
  return choice.map((id) => names.get(id) ?? UNNAMED).join(", ");
}

/** Options as text, such as "Fabric: Moss, Sand; Size: Large". */
export function optionsText({ options }: Draft): string {
  return options
    .map(({ name, values }) => `${name}: ${values.map((value) => value.name).join(", ")}`)
    .join("; ");
}
