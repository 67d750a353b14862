import type { JobKind } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import type { Payload } from "./kinds";

interface NewJob<K extends JobKind> {
  kind: K;
  payload: Payload<K>;
  now: Date;
  /** Delay before a worker may claim it. */
  delayMs?: number;
  /** The user who starts it and may follow and cancel it. */
  ownerId?: string;
  /** Queue the job only if this condition holds. */
  when?: SQL;
  /** Queue the job only if no other job with this key waits. */
  waitingKey?: string;
  /** Key of a recurring job that belongs to an object. */
  recurringKey?: string;
}

/**
 * Queues a job in the transaction that causes it. Returns its id, or null when a condition doesn't hold. Workers poll
 * instead of listening, because a NOTIFY at each commit would make orders wait for one another.
 */
export async function enqueueJob<K extends JobKind>(
  db: Executor,
  { kind, payload, now, delayMs = 0, ownerId, when = sql`true`, waitingKey, recurringKey }: NewJob<K>,
): Promise<string | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = sql`${new Date(now.getTime() + delayMs).toISOString()}::timestamptz`;
  const row = await queryFirst<{ id: string }>(
    db,
    sql`
      INSERT INTO jobs (kind, payload, owner_id, created_at, due_at, waiting_key, recurring_key)
      SELECT ${kind}, ${JSON.stringify(payload)}::jsonb, ${ownerId ?? null}, ${at}, ${due}, ${waitingKey ?? null},
        ${recurringKey ?? null}
      WHERE ${when}
      ON CONFLICT (waiting_key) DO NOTHING
      RETURNING id`,
  );
  return row?.id ?? null;
}

/** Deletes the recurring job of an object. A worker that runs it loses its lease. */
export async function deleteRecurringJob(db: Executor, recurringKey: string): Promise<void> {
  await db.execute(sql`DELETE FROM jobs WHERE recurring_key = ${recurringKey}`);
}
