import type { JobKind } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../audit";
import type { PlatformContext } from "../context";
import { mayRun } from "./job-permissions";

/** Makes a dead, held, cancelled or waiting job due now. Returns its kind, or null for other jobs. */
export async function releaseJob(
  db: Executor,
  { id, kind }: { id: string; kind?: JobKind },
  now: Date,
): Promise<JobKind | null> {
  const row = await queryFirst<{ kind: JobKind }>(
    db,
    sql`
      UPDATE jobs SET state = 'waiting', released = true, attempts = 0, due_at = ${now.toISOString()},
        finished_at = NULL, cancel_requested = false
      WHERE id = ${id}::bigint AND state IN ('waiting', 'held', 'dead', 'cancelled') ${kind ? sql`AND kind = ${kind}` : sql``}
      RETURNING kind`,
  );
  return row?.kind ?? null;
}

/** Runs a job again on request of an Admin; also resends emails. */
export async function retryJob(
  { db, clock, jobs }: Pick<PlatformContext, "db" | "clock" | "jobs">,
  job: { id: string; kind?: JobKind },
  { caller, requestId }: Actor,
): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    const kind = await releaseJob(tx, job, at);
    if (!kind) throw new AppError("not_found");
    if (!mayRun(kind, caller)) throw new AppError("not_allowed");
    const isMail = kind === "mail";
    await recordAudit(tx, {
      actor: caller,
      action: isMail ? "mail.resend" : "job.retry",
      subjectType: isMail ? "mail" : "job",
      subjectId: job.id,
      after: isMail ? null : { name: kind },
      requestId,
      at,
    });
  });
  jobs.wake();
}
