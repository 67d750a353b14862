import { type Attribute, type AttributeValue, LIMITS, validationTexts as t } from "@larkwood/contract";

/** Attributes that the size filter compares with the shopper's space. */
export const LENGTHS: readonly string[] = ["width", "depth", "height"];

/** Explains why a value is invalid for its attribute; null if it is valid. */
export function findValueProblem(attribute: Attribute, value: AttributeValue): string | null {
  if (LENGTHS.includes(attribute.key) && typeof value === "number" && !isLength(value)) return t.centimetres;
  return matchesType(attribute, value) ? null : t.attributeType;
}

const isLength = (value: number) => value >= 0.1 && value <= LIMITS.centimetres;

function matchesType({ type, choices }: Attribute, value: AttributeValue): boolean {
  const isKnown = (choice: string) => choices.some(({ key }) => key === choice);
  if (type === "number") return typeof value === "number";
  if (type === "flag") return typeof value === "boolean";
  if (type === "text") return typeof value === "string";
  if (type === "choice") return typeof value === "string" && isKnown(value);
  return Array.isArray(value) && value.every(isKnown) && new Set(value).size === value.length;
}

/** An empty text or list becomes null, which removes the value. */
export function toAttributeValue(value: AttributeValue | null): AttributeValue | null {
  return value === "" || (Array.isArray(value) && value.length === 0) ? null : value;
}
