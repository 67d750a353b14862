import { createHash } from "node:crypto";
import type { JobKind } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { ADVISORY_LOCKS } from "../../../db/advisory-locks";
import { queryRows } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import type { PlatformContext } from "../context";
import { enqueueJob } from "./enqueue-job";
import type { Payload } from "./kinds";

// A job of another account waits for these and a running one.
const MAX_WAITING = 3;

/**
 * Queues a job that the caller can follow and cancel. Repeated clicks return the same job while it waits. Refuses it if
 * the caller has too many waiting jobs of its kind.
 */
export async function enqueueUserJob<K extends JobKind>(
  { db, clock, jobs }: Pick<PlatformContext, "db" | "clock" | "jobs">,
  { kind, payload }: { kind: K; payload: Payload<K> },
  { caller }: Pick<Actor, "caller">,
): Promise<{ id: string }> {
  const waitingKey = hashKey([caller.userId, kind, payload]);
  const id = await inTransaction(db, async (tx) => {
    // One request of an account at a time, so that the number of its waiting jobs is exact.
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.userJobs}, hashtext(${caller.userId}))`,
    );
    const waiting = await queryRows<{ id: string; key: string | null }>(
      tx,
      sql`SELECT id, waiting_key AS key FROM jobs WHERE kind = ${kind} AND state = 'waiting' AND owner_id = ${caller.userId}`,
    );
    const same = waiting.find(({ key }) => key === waitingKey);
    if (same) return same.id;
    if (waiting.length >= MAX_WAITING)
      throw new AppError("too_many_requests", { headers: { "retry-after": "10" } });
    return enqueueJob(tx, { kind, payload, ownerId: caller.userId, now: clock(), waitingKey });
  });
  // A process of an earlier version does not take the lock.
  if (!id) throw new AppError("conflict");
  jobs.wake();
  return { id };
}

const hashKey = (parts: unknown) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
