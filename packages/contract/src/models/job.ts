import * as z from "zod";
import { BULK_KINDS } from "./bulk-kind";
import { importReportSchema, importTableSchema } from "./import-report";
import { JOB_KINDS, JOB_STATUSES } from "./job-kind";

/** Job number as a string, because it is a 64-bit integer in the database. */
export const jobIdSchema = z.string().regex(/^\d{1,15}$/);
z.globalRegistry.add(jobIdSchema, { id: "JobId" });

export const jobSchema = z.object({
  id: jobIdSchema,
  kind: z.enum(JOB_KINDS),
  status: z.enum(JOB_STATUSES),
  /** Null for jobs without progress. */
  progress: z.object({ done: z.number(), total: z.number() }).nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  /** Whether it recurs. */
  comesAgain: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When a waiting job may start, or when the lease of a running job expires. */
  dueAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Only for a bulk edit that can be undone: its kind and the number of changed products. */
  undo: z.object({ change: z.enum(BULK_KINDS), products: z.int().nonnegative() }).optional(),
});
z.globalRegistry.add(jobSchema, { id: "Job" });
export type Job = z.infer<typeof jobSchema>;

/** A job as the user who started it sees it. */
export const userJobSchema = jobSchema.extend({
  /** Report of a finished import. */
  report: importReportSchema.nullable(),
  /** Columns of an import file that need a choice, together with `problem`. */
  table: importTableSchema.optional(),
  /** Error message of a rejected job. */
  problem: z.string().nullable(),
  /** Number of products that a finished bulk edit has changed. */
  changed: z.int().nonnegative().nullable(),
  /** Number of products that an undo skipped, because they were edited later. */
  left: z.int().nonnegative().nullable(),
});
z.globalRegistry.add(userJobSchema, { id: "UserJob" });
export type UserJob = z.infer<typeof userJobSchema>;
