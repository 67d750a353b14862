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

const SEPARATOR = "|";

/** Formats an attribute value as a cell. */
export function toAttributeCell(value: AttributeValue | undefined): string {
  if (value === undefined) return "";
  return Array.isArray(value) ? value.join(SEPARATOR) : String(value);
}

/** Parses a cell by the type of its attribute; null if it is empty. An invalid cell stays a text and fails validation. */
function readCell({ type, choices }: Attribute, cell: string): AttributeValue | null {
  if (cell === "") return null;
  const keyOf = (text: string) =>
    choices.find(({ key, name }) => key === text || name.toLowerCase() === text.toLowerCase())?.key ?? text;
  // JavaScript writes very small numbers with an exponent.
  if (type === "number") return /^\d+([.,]\d+)?(e-\d+)?$/i.test(cell) ? Number(cell.replace(",", ".")) : cell;
  if (type === "flag") {
    const text = cell.toLowerCase();
    return text === "true" || text === "yes" ? true : text === "false" || text === "no" ? false : cell;
  }
  if (type === "choice") return keyOf(cell);
  if (type === "choices") return cell.split(SEPARATOR).map((text) => keyOf(text.trim()));
  return cell;
}

/** The attribute values that the lines of a product change; null removes a value. */
export function planAttributes(
  rows: readonly FileRow[],
  stored: StoredParts | undefined,
  { attributes, addError }: { attributes: readonly Attribute[]; addError: RowErrors["addError"] },
): Record<string, AttributeValue | null> {
  const [first, ...others] = rows;
  const cells = first?.parts?.attributes ?? {};
  for (const [key, cell] of Object.entries(cells)) {
    for (const { line, parts } of others) {
      const other = parts?.attributes[key] ?? "";
      if (other !== "" && other !== cell) addError(line, `attribute:${key}`, t.rowConflict);
    }
  }
  const addCellError = (key: string, text: string) => addError(first?.line ?? 0, `attribute:${key}`, text);
  return changedValues(cells, stored?.attributes ?? {}, { attributes, addError: addCellError });
}

/** The attributes of a variant after the import, and the keys that change. */
export function planVariantAttributes(
  cells: Readonly<Record<string, string>>,
  stored: Record<string, AttributeValue> | null,
  context: CellContext,
): { after: Record<string, AttributeValue> | null; changed: string[] } {
  const changes = changedValues(cells, stored ?? {}, context);
  const after = Object.entries({ ...stored, ...changes }).flatMap(([key, value]) =>
    value === null ? [] : [[key, value] as const],
  );
  return { after: after.length > 0 ? Object.fromEntries(after) : null, changed: Object.keys(changes) };
}

interface CellContext {
  attributes: readonly Attribute[];
  addError: (key: string, text: string) => void;
}

/** Parses cells by the definition of their attributes; null removes a value. */
function changedValues(
  cells: Readonly<Record<string, string>>,
  stored: Readonly<Record<string, AttributeValue>>,
  { attributes, addError }: CellContext,
): Record<string, AttributeValue | null> {
  const changes: Record<string, AttributeValue | null> = {};
  for (const [key, cell] of Object.entries(cells)) {
    const attribute = attributes.find((candidate) => candidate.key === key);
    if (!attribute) {
      if (cell !== "") addError(key, t.attributeUnknown);
      continue;
    }
    const value = readCell(attribute, cell);
    const problem = value === null ? null : findProblem(attribute, value);
    if (problem) addError(key, problem);
    else if (toAttributeCell(value ?? undefined) !== toAttributeCell(stored[key])) changes[key] = value;
  }
  return changes;
}

function findProblem(attribute: Attribute, value: AttributeValue): string | null {
  const result = productAttributesSchema.safeParse({ attributes: { [attribute.key]: value } });
  return findValueProblem(attribute, value) ?? result.error?.issues[0]?.message ?? null;
}
