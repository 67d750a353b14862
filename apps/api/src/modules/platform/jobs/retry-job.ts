import type { JobKind } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../audit";
import type { PlatformContext } from "../context";

/**
 * Has a job done that failed for good, waits for a decision or pauses before its next try; gives its kind, or null when
 * there is none to do. What somebody is working on at the moment is left to them.
 */
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

/** Has a job done again, on an Admin's word. The one way, also for mail. */
export async function retryJob(
  { db, clock, jobs }: Pick<PlatformContext, "db" | "clock" | "jobs">,
  wanted: { id: string; kind?: JobKind },
  { caller, requestId }: Actor,
): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    const kind = await releaseJob(tx, wanted, at);
    if (!kind) throw new AppError("not_found");
    const isMail = kind === "mail";
    await recordAudit(tx, {
      actor: caller,
      action: isMail ? "mail.resend" : "job.retry",
      subjectType: isMail ? "mail" : "job",
      subjectId: wanted.id,
      after: isMail ? null : { name: kind },
      requestId,
      at,
    });
  });
  jobs.wake();
}
