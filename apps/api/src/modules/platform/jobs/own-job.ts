import { importReportSchema, importTableSchema, type UserJob } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Actor, Caller } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";
import type { PlatformContext } from "../context";
import { mayRun } from "./job-permissions";
import { type JobRow, jobColumns, toJob } from "./job-row";

export function findJob(db: Executor, id: string): Promise<JobRow | undefined> {
  return queryFirst<JobRow>(db, sql`SELECT ${jobColumns} FROM jobs WHERE id = ${id}::bigint`);
}

/** Whether the caller owns the job and may still see it. */
export function isOwn({ ownerId, kind }: JobRow, caller: Caller): boolean {
  return ownerId === caller.userId && mayRun(kind, caller);
}

export async function getOwnJob(db: Executor, id: string, caller: Caller): Promise<JobRow> {
  const row = await findJob(db, id);
  if (!row || !isOwn(row, caller)) throw new AppError("not_found");
  return row;
}

/** Result of a finished import. */
export const importResultSchema = z.object({
  report: importReportSchema.nullable(),
  /** Why the file was refused. */
  problem: z.string().nullable(),
  /** The columns of a refused file, if someone can choose what they mean. */
  table: importTableSchema.optional(),
});
export type ImportResult = z.infer<typeof importResultSchema>;

/** Result of a finished bulk edit. */
const changeResultSchema = z.object({
  report: z.null(),
  changed: z.int(),
  left: z.int().optional(),
  /** Why nothing was changed. */
  problem: z.string().nullable(),
});
export type ChangeResult = z.infer<typeof changeResultSchema>;

/** Status of a job that the caller has started. */
export async function readOwnJob(
  { db, clock }: PlatformContext,
  { id }: { id: string },
  { caller }: Pick<Actor, "caller">,
): Promise<UserJob> {
  const row = await getOwnJob(db, id, caller);
  const result = importResultSchema.safeParse(row.result);
  const changed = changeResultSchema.safeParse(row.result);
  const { report = null, problem = null } = result.data ?? changed.data ?? {};
  return {
    ...toJob(row, clock()),
    report,
    problem,
    ...(result.data?.table ? { table: result.data.table } : {}),
    changed: changed.data?.changed ?? null,
    left: changed.data?.left ?? null,
  };
}
