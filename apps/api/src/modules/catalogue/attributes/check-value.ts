import { type Attribute, type AttributeValue, LIMITS, validationTexts as t } from "@larkwood/contract";

/** What rooms and doors are compared with. */
export const LENGTHS: readonly string[] = ["width", "depth", "height"];

/** Why a value cannot be said of a product; null for one that suits its attribute. */
export function findValueProblem(attribute: Attribute, value: AttributeValue): string | null {
  if (LENGTHS.includes(attribute.key) && typeof value === "number" && !isLength(value)) return t.centimetres;
  return suits(attribute, value) ? null : t.attributeType;
}

const isLength = (value: number) => value >= 0.1 && value <= LIMITS.centimetres;

function suits({ type, choices }: Attribute, value: AttributeValue): boolean {
  const isKnown = (word: string) => choices.some(({ key }) => key === word);
  if (type === "number") return typeof value === "number";
  if (type === "flag") return typeof value === "boolean";
  if (type === "text") return typeof value === "string";
  if (type === "choice") return typeof value === "string" && isKnown(value);
  return Array.isArray(value) && value.every(isKnown) && new Set(value).size === value.length;
}

/** An empty text or list says nothing: it takes back what was said. */
export function toAttributeValue(value: AttributeValue | null): AttributeValue | null {
  return value === "" || (Array.isArray(value) && value.length === 0) ? null : value;
}
