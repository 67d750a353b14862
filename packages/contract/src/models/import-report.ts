import * as z from "zod";

/** Result of one import row; in a dry run, the expected result. */
export const importLineSchema = z.object({
  /** Line number on which the row starts; the header is line 1. */
  line: z.int().positive(),
  outcome: z.enum(["create", "update", "unchanged", "error"]),
  id: z.string(),
  name: z.string(),
  /** Names of the columns that change. */
  changes: z.array(z.string()),
  /** Stock before and after, for each variant (or the product, with an empty name) whose stock changes. */
  stock: z
    .array(z.object({ variant: z.string(), before: z.int().nonnegative(), after: z.int().nonnegative() }))
    .optional(),
  /** Validation message by column. */
  errors: z.record(z.string(), z.string()),
});
export type ImportLine = z.infer<typeof importLineSchema>;

/** Result of an import. `counts` covers the whole file; `lines` omits unchanged rows and has a limit. */
export const importReportSchema = z.object({
  dryRun: z.boolean(),
  counts: z.object({
    create: z.int().nonnegative(),
    update: z.int().nonnegative(),
    unchanged: z.int().nonnegative(),
    error: z.int().nonnegative(),
  }),
  /** Rows whose quantity differs from the stock and was ignored, because `setStock` is off. */
  stockLeft: z.int().nonnegative(),
  lines: z.array(importLineSchema),
});
export type ImportReport = z.infer<typeof importReportSchema>;
