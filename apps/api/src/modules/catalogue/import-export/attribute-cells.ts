import {
  type Attribute,
  type AttributeValue,
  productAttributesSchema,
  validationTexts as t,
} from "@larkwood/contract";
import { findValueProblem } from "../attributes";
import type { FileRow } from "./read-rows";
import type { RowErrors } from "./row-errors";
import type { StoredParts } from "./stored-parts.repo";

const BETWEEN = "|";

/** What is said of a product, in one cell. */
export function toAttributeCell(value: AttributeValue | undefined): string {
  if (value === undefined) return "";
  return Array.isArray(value) ? value.join(BETWEEN) : String(value);
}

/** A cell as its attribute takes it; null where it is empty. What cannot be read stays a text, which is refused. */
function readCell({ type, choices }: Attribute, cell: string): AttributeValue | null {
  if (cell === "") return null;
  const keyOf = (word: string) =>
    choices.find(({ key, name }) => key === word || name.toLowerCase() === word.toLowerCase())?.key ?? word;
  // What is next to nothing is written with an exponent.
  if (type === "number") return /^\d+([.,]\d+)?(e-\d+)?$/i.test(cell) ? Number(cell.replace(",", ".")) : cell;
  if (type === "flag") {
    const word = cell.toLowerCase();
    return word === "true" || word === "yes" ? true : word === "false" || word === "no" ? false : cell;
  }
  if (type === "choice") return keyOf(cell);
  if (type === "choices") return cell.split(BETWEEN).map((word) => keyOf(word.trim()));
  return cell;
}

/** What the lines of a product say of it that is not said already; null takes it back. */
export function planAttributes(
  rows: readonly FileRow[],
  stored: StoredParts | undefined,
  { attributes, refuse }: { attributes: readonly Attribute[]; refuse: RowErrors["refuse"] },
): Record<string, AttributeValue | null> {
  const changes: Record<string, AttributeValue | null> = {};
  const [first, ...others] = rows;
  for (const [key, cell] of Object.entries(first?.parts?.attributes ?? {})) {
    const column = `attribute:${key}`;
    const attribute = attributes.find((known) => known.key === key);
    for (const { line, parts } of others) {
      const said = parts?.attributes[key] ?? "";
      if (said !== "" && said !== cell) refuse(line, column, t.lineOther);
    }
    if (!attribute) {
      if (cell !== "") refuse(first?.line ?? 0, column, t.attributeUnknown);
      continue;
    }
    const value = readCell(attribute, cell);
    const problem = value === null ? null : problemOf(attribute, value);
    if (problem) refuse(first?.line ?? 0, column, problem);
    else if (toAttributeCell(value ?? undefined) !== toAttributeCell(stored?.attributes[key]))
      changes[key] = value;
  }
  return changes;
}

function problemOf(attribute: Attribute, value: AttributeValue): string | null {
  const judged = productAttributesSchema.safeParse({ attributes: { [attribute.key]: value } });
  return findValueProblem(attribute, value) ?? judged.error?.issues[0]?.message ?? null;
}
