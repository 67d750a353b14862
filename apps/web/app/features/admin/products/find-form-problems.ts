import type * as z from "zod";

/** What the rules of a form say against it, by field; null when it may be sent. */
export function findFormProblems(schema: z.ZodType, form: unknown): Record<string, string> | null {
  const issues = schema.safeParse(form).error?.issues ?? [];
  if (issues.length === 0) return null;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}
