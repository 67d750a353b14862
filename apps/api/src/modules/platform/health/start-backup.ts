import type { BackupObstacle } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../audit";
import type { PlatformContext } from "../context";
import { enqueueJob } from "../jobs";
import { findObstacle, measureStorage } from "./measure-storage";

const OBSTACLE_TEXTS: Record<BackupObstacle, string> = {
  own_server: "Back up your own PostgreSQL server with pg_dump.",
  too_large: "This shop is too large for a backup in the browser. Use npm run db:backup.",
  disk_full: "There isn't enough free disk space for a backup.",
};
const KIND = "shop.backup";

/** Queues a backup of the shop, one at a time. Repeated clicks return the same job. */
export async function startBackup(
  context: PlatformContext,
  { caller, requestId }: Actor,
): Promise<{ id: string }> {
  const { db, clock, config, jobs } = context;
  const obstacle = findObstacle(config, await measureStorage(context));
  if (obstacle) throw new AppError("illegal_step", { detail: OBSTACLE_TEXTS[obstacle] });
  const at = clock();
  const id = await inTransaction(db, async (tx) => {
    const active = await queryFirst<{ id: string; ownerId: string | null }>(
      tx,
      sql`SELECT id, owner_id AS "ownerId" FROM jobs WHERE kind = ${KIND} AND state IN ('waiting', 'running')`,
    );
    if (active?.ownerId === caller.userId) return active.id;
    if (active)
      throw new AppError("illegal_step", { detail: "Someone else is creating a backup. Try again later." });
    const job = { kind: KIND, payload: {}, ownerId: caller.userId, now: at, waitingKey: KIND } as const;
    const id = await enqueueJob(tx, job);
    if (!id) throw new AppError("conflict");
    await recordAudit(tx, {
      actor: caller,
      action: "backup.create",
      subjectType: "job",
      subjectId: id,
      requestId,
      at,
    });
    return id;
  });
  jobs.wake();
  return { id };
}
