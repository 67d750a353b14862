import type * as z from "zod";
import { nearestName } from "./nearest-name";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const TYPES: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "an object",
  record: "an object",
  string: "a text",
};

/** Messages where a schema has none of its own. Undefined leaves the message to zod. */
export function plainMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "Required" : `Must be ${TYPES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return choiceMessage(issue.values.map(String).filter(Boolean), issue.input);
    case "too_big":
      return `Must ${sizeText(issue.origin, "at most", issue.maximum)}`;
    case "too_small":
      return `Must ${sizeText(issue.origin, "at least", issue.minimum)}`;
    case "invalid_format":
      return issue.pattern ? `Must match ${issue.pattern}` : undefined;
    default:
      return undefined;
  }
}

function choiceMessage(choices: readonly string[], input: unknown): string {
  if (input === undefined) return "Required";
  const near = typeof input === "string" ? nearestName(input, choices) : null;
  return `Must be ${choices.length > 1 ? "one of " : ""}${choices.join(", ")}${near ? `. Did you mean ${near}?` : ""}`;
}

function sizeText(origin: string, limit: string, count: number | bigint): string {
  if (origin === "string") return `have ${limit} ${count} characters`;
  if (origin === "array") return `have ${limit} ${count} items`;
  return `be ${limit} ${count}`;
}
