import { importReportSchema, type JobKind, type OwnJob, type Permission } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Actor, type Caller, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";
import type { PlatformContext } from "../context";
import { type JobRow, jobColumns, toJob } from "./job-row";

/** What one must still be allowed to do to follow what one has started. */
const NEEDED: Partial<Record<JobKind, Permission>> = {
  "catalogue.import": "catalogue.write",
  "catalogue.export": "catalogue.write",
  "catalogue.change": "catalogue.write",
  "orders.export": "orders.read",
  "documents.print": "orders.read",
};

export function findJob(db: Executor, id: string): Promise<JobRow | undefined> {
  return queryFirst<JobRow>(db, sql`SELECT ${jobColumns} FROM jobs WHERE id = ${id}::bigint`);
}

/** Whether a job is the caller's own; what is somebody else's does not exist for them. */
export function isOwn({ ownerId, kind }: JobRow, caller: Caller): boolean {
  const needed = NEEDED[kind];
  return ownerId === caller.userId && (needed === undefined || hasPermission(caller, needed));
}

export async function getOwnJob(db: Executor, id: string, caller: Caller): Promise<JobRow> {
  const row = await findJob(db, id);
  if (!row || !isOwn(row, caller)) throw new AppError("not_found");
  return row;
}

/** What an import leaves behind when it has ended. */
export const importResultSchema = z.object({
  report: importReportSchema.nullable(),
  /** Why the file was refused. */
  problem: z.string().nullable(),
});
export type ImportResult = z.infer<typeof importResultSchema>;

/** What a change of many products leaves behind when it has ended. */
const changeResultSchema = z.object({
  report: z.null(),
  changed: z.int(),
  left: z.int().optional(),
  /** Why nothing was changed. */
  problem: z.string().nullable(),
});
export type ChangeResult = z.infer<typeof changeResultSchema>;

/** How far something is that the caller has started. */
export async function readOwnJob(
  { db, clock }: PlatformContext,
  { id }: { id: string },
  { caller }: Pick<Actor, "caller">,
): Promise<OwnJob> {
  const row = await getOwnJob(db, id, caller);
  const result = importResultSchema.safeParse(row.result);
  const changed = changeResultSchema.safeParse(row.result);
  const { report = null, problem = null } = result.data ?? changed.data ?? {};
  return {
    ...toJob(row, clock()),
    report,
    problem,
    changed: changed.data?.changed ?? null,
    left: changed.data?.left ?? null,
  };
}
