import {
  type AttributeFilter,
  attributeFilters,
  type Category,
  type CollectionRule,
} from "@larkwood/contract";

/** What a condition is about: a field of the product, or `attribute:<key>`. */
export type Subject = "category" | "price" | "inStock" | "onSale" | `attribute:${string}`;
export type Operator = "is" | "atLeast" | "atMost" | "between";

/** One condition of an automatic collection as a row of the form. A rule has at most one per subject. */
export interface Condition {
  id: string;
  /** Empty: not chosen yet. */
  subject: Subject | "";
  operator: Operator;
  /** Used by `is`. */
  values: readonly string[];
  /** Used by the other operators, as typed. */
  from: string;
  to: string;
}

const base: Omit<Condition, "id"> = { subject: "", operator: "is", values: [], from: "", to: "" };
export const newCondition = (changes: Partial<Condition> = {}): Condition => ({
  id: crypto.randomUUID(),
  ...base,
  ...changes,
});

export const attributeKeyOf = (subject: Subject | ""): string | null =>
  subject.startsWith("attribute:") ? subject.slice("attribute:".length) : null;

/** The id of a stored condition is its subject, so that reading a rule twice gives the same form. */
const stored = (subject: Subject, changes: Partial<Condition>): Condition => ({
  ...base,
  id: subject,
  subject,
  ...changes,
});

function toRange(min: number | null | undefined, max: number | null | undefined): Partial<Condition> {
  const [from, to] = [String(min ?? ""), String(max ?? "")];
  if (from && to) return { operator: "between", from, to };
  return from ? { operator: "atLeast", from } : { operator: "atMost", to };
}

function toCondition(filter: AttributeFilter): Condition {
  const subject: Subject = `attribute:${filter.key}`;
  if ("values" in filter) return stored(subject, { values: filter.values });
  const { min, max } = filter;
  const isOneNumber = min !== null && min === max;
  return stored(subject, isOneNumber ? { values: [String(min)] } : toRange(min, max));
}

/** The rows that a stored rule is edited in. */
export function toConditions(rule: CollectionRule): Condition[] {
  const { category, minPrice, maxPrice, inStock, onSale, attributes } = rule;
  const filters = attributeFilters.safeParse(attributes).data ?? [];
  return [
    ...(category ? [stored("category", { values: [category] })] : []),
    ...(minPrice === undefined && maxPrice === undefined
      ? []
      : [stored("price", toRange(minPrice, maxPrice))]),
    ...(inStock ? [stored("inStock", {})] : []),
    ...(onSale ? [stored("onSale", {})] : []),
    ...filters.map(toCondition),
  ];
}

/** The typed ends that the operator uses; an empty end is no limit. */
export const rangeOf = ({ operator, from, to }: Condition) => ({
  from: operator === "atMost" ? "" : from,
  to: operator === "atLeast" ? "" : to,
});

export const trimmed = (values: readonly string[]) => values.map((value) => value.trim()).filter(Boolean);

/** `material:oak,walnut` or `width:..90`. Only ranges can have decimals, so one such number is written as a range. */
function toFilter(key: string, condition: Condition): string {
  if (condition.operator !== "is") {
    const { from, to } = rangeOf(condition);
    return `${key}:${from}..${to}`;
  }
  const values = trimmed(condition.values);
  const [first = ""] = values;
  return first.includes(".") && values.length === 1
    ? `${key}:${first}..${first}`
    : `${key}:${values.join(",")}`;
}

/** The rule of finished conditions. */
export function toRule(conditions: readonly Condition[]): CollectionRule {
  const find = (subject: Subject) => conditions.find((condition) => condition.subject === subject);
  const price = find("price");
  const { from, to } = price ? rangeOf(price) : { from: "", to: "" };
  // The select offers only categories.
  const category = find("category")?.values[0] as Category | undefined;
  const filters = conditions.flatMap((condition) => {
    const key = attributeKeyOf(condition.subject);
    return key === null ? [] : [toFilter(key, condition)];
  });
  return {
    ...(category ? { category } : {}),
    ...(from ? { minPrice: Number(from) } : {}),
    ...(to ? { maxPrice: Number(to) } : {}),
    ...(find("inStock") ? { inStock: true } : {}),
    ...(find("onSale") ? { onSale: true } : {}),
    ...(filters.length > 0 ? { attributes: filters.join(";") } : {}),
  };
}
