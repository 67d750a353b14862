import { type Attribute, CATEGORIES, categoryLabels } from "@larkwood/contract";
import { attributeKeyOf, type Condition, type Operator, type Subject } from "./conditions";

/** How the value of a condition is entered. `words`: typed, for texts and for attributes that no longer exist. */
export type ValueKind = "category" | "price" | "yes" | "number" | "choices" | "flag" | "words";
type Option = { value: string; label: string };

const fields: { value: Subject; label: string }[] = [
  { value: "category", label: "Category" },
  { value: "price", label: "Price" },
  { value: "inStock", label: "In stock" },
  { value: "onSale", label: "On sale" },
];

/** Filters by attribute in one rule, as the server allows. */
const MAX_ATTRIBUTES = 12;

const findAttribute = (subject: Subject | "", attributes: readonly Attribute[]) =>
  attributes.find(({ key }) => key === attributeKeyOf(subject));

/** How the value of a subject is entered; null before one is chosen. */
export function valueKindOf(subject: Subject | "", attributes: readonly Attribute[]): ValueKind | null {
  if (subject === "category" || subject === "price") return subject;
  if (subject === "inStock" || subject === "onSale") return "yes";
  if (subject === "") return null;
  const type = findAttribute(subject, attributes)?.type;
  if (type === "choice" || type === "choices") return "choices";
  return type === "number" || type === "flag" ? type : "words";
}

const ranges: { value: Operator; label: string }[] = [
  { value: "atLeast", label: "is at least" },
  { value: "atMost", label: "is at most" },
  { value: "between", label: "is between" },
];

/** The operators of a kind of value, the default first. */
export function operatorsOf(kind: ValueKind): { value: Operator; label: string }[] {
  if (kind === "price") return ranges;
  if (kind === "number") return [...ranges, { value: "is", label: "is" }];
  if (kind === "yes") return [{ value: "is", label: "is yes" }];
  return [{ value: "is", label: kind === "choices" || kind === "words" ? "is one of" : "is" }];
}

/** Subjects that a condition can have: its own, and those that no other condition has. */
export function subjectOptions(
  condition: Condition | null,
  all: readonly Condition[],
  attributes: readonly Attribute[],
): Option[] {
  const others = new Set(all.filter((one) => one !== condition).map(({ subject }) => subject));
  const usedAttributes = [...others].filter((subject) => attributeKeyOf(subject) !== null).length;
  const defined = attributes
    .filter(({ type }) => type !== "text")
    .map(({ key, name }) => ({ value: `attribute:${key}` as const, label: name }));
  const options = [...fields, ...(usedAttributes < MAX_ATTRIBUTES ? defined : [])].filter(
    ({ value }) => !others.has(value),
  );
  const own = condition?.subject ?? "";
  if (own === "" || options.some(({ value }) => value === own)) return options;
  return [
    ...options,
    { value: own, label: findAttribute(own, attributes)?.name ?? attributeKeyOf(own) ?? own },
  ];
}

/** The values to choose from. */
export function valueOptions(
  condition: Condition,
  kind: ValueKind,
  attributes: readonly Attribute[],
): Option[] {
  if (kind === "category") return CATEGORIES.map((value) => ({ value, label: categoryLabels[value] }));
  if (kind === "flag") {
    return [
      { value: "true", label: "Yes" },
      { value: "false", label: "No" },
    ];
  }
  const choices = findAttribute(condition.subject, attributes)?.choices ?? [];
  const known = choices.map(({ key, name }) => ({ value: key, label: name }));
  // A value that the attribute no longer has must stay visible to be removed.
  const removed = condition.values.filter((value) => choices.every(({ key }) => key !== value));
  return [...known, ...removed.map((value) => ({ value, label: value }))];
}

/** The unit of a number, such as `cm`. */
export const unitOf = (condition: Condition, attributes: readonly Attribute[]): string =>
  findAttribute(condition.subject, attributes)?.unit ?? "";
