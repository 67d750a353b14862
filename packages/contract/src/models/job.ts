import * as z from "zod";
import { BULK_KINDS } from "./bulk-kind";
import { importReportSchema } from "./import-report";
import { JOB_KINDS, JOB_STATUSES } from "./job-kind";

/** Number of a job; as text, because it outgrows what a number holds. */
export const jobIdSchema = z.string().regex(/^\d{1,15}$/);

export const jobSchema = z.object({
  id: jobIdSchema,
  kind: z.enum(JOB_KINDS),
  status: z.enum(JOB_STATUSES),
  /** How much of it is done; null where nobody counts. */
  progress: z.object({ done: z.number(), total: z.number() }).nullable(),
  attempts: z.int(),
  lastError: z.string().nullable(),
  /** Whether it comes again by itself. */
  comesAgain: z.boolean(),
  createdAt: z.iso.datetime(),
  /** When it may be taken, or when whoever works on it must have given a sign of life. */
  dueAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Of a change of many products that can still be taken back: what it was about, and how many it has changed. */
  undo: z.object({ change: z.enum(BULK_KINDS), products: z.int().nonnegative() }).optional(),
});
export type Job = z.infer<typeof jobSchema>;

/** A job as whoever started it follows it. */
export const ownJobSchema = jobSchema.extend({
  /** Of an import that has ended: what it did, or in a dry run would do. */
  report: importReportSchema.nullable(),
  /** Of what was refused: why, in a sentence. */
  problem: z.string().nullable(),
  /** Of a change of many products that has ended: how many of them it has changed. */
  changed: z.int().nonnegative().nullable(),
  /** Of a change that was taken back: how many stay as they are, because somebody has edited them since. */
  left: z.int().nonnegative().nullable(),
});
export type OwnJob = z.infer<typeof ownJobSchema>;
