import { type Attribute, LIMITS, validationTexts as t } from "@larkwood/contract";
import { valueKindOf } from "./condition-subjects";
import { type Condition, rangeOf, toRule, trimmed } from "./conditions";

const NUMBER = /^\d{1,7}(\.\d{1,2})?$/;
const WHOLE = /^\d{1,7}$/;
const WORD = /^[a-z0-9-]{1,60}$/;
const MAX_VALUES = 30;
const MAX_LENGTH = 1_000;

/** Texts of unfinished conditions by id; `rule` for all of them together. */
export type ConditionProblems = Readonly<Record<string, string>>;

/** What is missing or wrong in a condition; null if it is finished. */
export function findProblem(condition: Condition, attributes: readonly Attribute[]): string | null {
  const kind = valueKindOf(condition.subject, attributes);
  if (kind === null) return "Choose a field.";
  if (kind === "yes") return null;
  if (condition.operator !== "is") return findRangeProblem(condition);
  const values = trimmed(condition.values);
  if (kind === "category" && values.length === 0) return "Choose a category.";
  if (kind === "flag" && values.length === 0) return "Choose yes or no.";
  if (values.length > MAX_VALUES) return `Choose at most ${MAX_VALUES} values.`;
  if (kind === "number") {
    const isValid =
      values.length === 1 ? NUMBER.test(values[0] ?? "") : values.every((one) => WHOLE.test(one));
    return isValid && values.length > 0 ? null : "Enter one number, or whole numbers separated by commas.";
  }
  if (values.length === 0) return "Choose at least one value.";
  return values.every((value) => WORD.test(value))
    ? null
    : "Use lower-case letters, digits and hyphens, separated by commas.";
}

function findRangeProblem(condition: Condition): string | null {
  const { from, to } = rangeOf(condition);
  const needed = condition.operator === "between" ? [from, to] : [from || to];
  if (!needed.every((end) => NUMBER.test(end)))
    return condition.operator === "between"
      ? "Enter two numbers with at most two decimals."
      : "Enter a number with at most two decimals.";
  if (condition.subject === "price" && needed.some((end) => Number(end) > LIMITS.price)) return t.tooLarge;
  return from && to && Number(from) > Number(to) ? "The second number must not be below the first." : null;
}

/** The problems that the form shows before it asks the server. */
export function checkConditions(
  conditions: readonly Condition[],
  attributes: readonly Attribute[],
): ConditionProblems {
  if (conditions.length === 0) return { rule: t.collectionRule };
  const problems: Record<string, string> = {};
  for (const condition of conditions) {
    const problem = findProblem(condition, attributes);
    if (problem) problems[condition.id] = problem;
  }
  if (Object.keys(problems).length === 0 && (toRule(conditions).attributes ?? "").length > MAX_LENGTH)
    return { rule: "These conditions have too many values. Choose fewer." };
  return problems;
}
