import type { Job } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Actor, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../audit";
import type { PlatformContext } from "../context";
import { mayRun } from "./job-permissions";
import { type JobRow, jobColumns, toJob } from "./job-row";
import { findJob, isOwn } from "./own-job";

/** Cancels a waiting job at once, a running one at its next heartbeat. Finished and recurring jobs are not changed. */
export async function cancelJob(
  { db, clock }: PlatformContext,
  { id }: { id: string },
  { caller, requestId }: Actor,
): Promise<Job> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    const before = await findJob(tx, id);
    if (!before || !(isOwn(before, caller) || hasPermission(caller, "settings.write")))
      throw new AppError("not_found");
    if (!mayRun(before.kind, caller)) throw new AppError("not_allowed");
    const after = await queryFirst<JobRow>(
      tx,
      sql`
        UPDATE jobs SET
          state = CASE state WHEN 'running' THEN state ELSE 'cancelled' END,
          finished_at = CASE state WHEN 'running' THEN finished_at ELSE ${at.toISOString()}::timestamptz END,
          cancel_requested = true, waiting_key = NULL
        WHERE id = ${id}::bigint AND recurring_key IS NULL AND state IN ('waiting', 'running', 'held', 'dead')
        RETURNING ${jobColumns}`,
    );
    if (!after) return toJob(before, at);
    await recordAudit(tx, {
      actor: caller,
      action: "job.cancel",
      subjectType: "job",
      subjectId: id,
      after: { name: after.kind },
      requestId,
      at,
    });
    return toJob(after, at);
  });
}
