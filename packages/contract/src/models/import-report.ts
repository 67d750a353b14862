import * as z from "zod";

/** What an import does, or in a dry run would do, with one line of the file. */
export const importLineSchema = z.object({
  /** Number of the line in the file on which the record begins; the header is line 1. */
  line: z.int().positive(),
  outcome: z.enum(["create", "update", "unchanged", "error"]),
  id: z.string(),
  name: z.string(),
  /** Names of the columns that change. */
  changes: z.array(z.string()),
  /** Text of the failed rule by column. */
  errors: z.record(z.string(), z.string()),
});
export type ImportLine = z.infer<typeof importLineSchema>;

/** Outcome of an import. Counts cover the whole file; `lines` leaves out unchanged ones and stops at a limit. */
export const importReportSchema = z.object({
  dryRun: z.boolean(),
  counts: z.object({
    create: z.int().nonnegative(),
    update: z.int().nonnegative(),
    unchanged: z.int().nonnegative(),
    error: z.int().nonnegative(),
  }),
  /** Lines whose quantity differs from the stock, which was left as it is because nobody asked to set it. */
  stockLeft: z.int().nonnegative(),
  lines: z.array(importLineSchema),
});
export type ImportReport = z.infer<typeof importReportSchema>;
