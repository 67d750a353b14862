import type * as z from "zod";

/** Validation errors by field; null if the form is valid. */
export function findFormProblems(schema: z.ZodType, form: unknown): Record<string, string> | null {
  const issues = schema.safeParse(form).error?.issues ?? [];
  if (issues.length === 0) return null;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}
