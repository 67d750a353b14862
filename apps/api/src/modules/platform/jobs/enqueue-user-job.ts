import type { JobKind } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { queryFirst } from "../../../db/executor";
import type { PlatformContext } from "../context";
import { enqueueJob } from "./enqueue-job";
import type { Payload } from "./kinds";

/** Queues a job that the caller can follow and cancel. Repeated clicks return the same job while it waits. */
export async function enqueueUserJob<K extends JobKind>(
  { db, clock, jobs }: Pick<PlatformContext, "db" | "clock" | "jobs">,
  { kind, payload }: { kind: K; payload: Payload<K> },
  { caller }: Pick<Actor, "caller">,
): Promise<{ id: string }> {
  const now = clock();
  const waiting = await queryFirst<{ id: string }>(
    db,
    sql`
    SELECT id FROM jobs
    WHERE state = 'waiting' AND kind = ${kind} AND owner_id = ${caller.userId}
      AND payload = ${JSON.stringify(payload)}::jsonb AND due_at <= ${now.toISOString()}::timestamptz
    ORDER BY id LIMIT 1`,
  );
  if (waiting) return waiting;
  const id = await enqueueJob(db, { kind, payload, ownerId: caller.userId, now });
  if (!id) throw new Error("An unconditional job was not queued");
  jobs.wake();
  return { id };
}
