import { createHash } from "node:crypto";
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
  const waitingKey = hashKey([caller.userId, kind, payload]);
  const find = sql`SELECT id FROM jobs WHERE waiting_key = ${waitingKey}`;
  // The other job may start or be cancelled between the two statements.
  for (;;) {
    const id = await enqueueJob(db, { kind, payload, ownerId: caller.userId, now: clock(), waitingKey });
    if (id) {
      jobs.wake();
      return { id };
    }
    const waiting = await queryFirst<{ id: string }>(db, find);
    if (waiting) return waiting;
  }
}

const hashKey = (parts: unknown) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
