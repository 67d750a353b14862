import type { JobKind } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";
import { jobPolicy, KIND_NAMES } from "./kinds";

/** A job that this process has claimed. */
export interface ClaimedJob {
  id: string;
  kind: JobKind;
  payload: unknown;
  /** The user who started it; null for the shop's own jobs. */
  ownerId: string | null;
  attempts: number;
  claim: number;
}

const addMs = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
// Recurring jobs are never dead.
const maxAttemptsOf = (kind: JobKind) => {
  const { everyMs, maxAttempts } = jobPolicy(kind);
  return everyMs ? 2_000_000_000 : maxAttempts;
};
const holdCutoff = (kind: JobKind, now: Date) => {
  const { holdAfterMs } = jobPolicy(kind);
  return holdAfterMs ? addMs(now, -holdAfterMs) : "-infinity";
};

/** Claims due jobs, up to the free slots of each kind. Each claim is exclusive until its lease ends. */
export function claimJobs(
  db: Executor,
  free: readonly { kind: JobKind; slots: number }[],
  now: Date,
): Promise<ClaimedJob[]> {
  const kinds = free.map(({ kind }) => kind);
  const until = kinds.map((kind) => addMs(now, jobPolicy(kind).leaseMs));
  const attempts = kinds.map(maxAttemptsOf);
  const fresh = kinds.map((kind) => holdCutoff(kind, now));
  const slots = free.map((one) => one.slots);
  return queryRows<ClaimedJob>(
    db,
    sql`
      WITH due AS (
        SELECT claimable.id, free.until
        FROM unnest(${sql.param(kinds)}::text[], ${sql.param(until)}::timestamptz[], ${sql.param(attempts)}::integer[],
          ${sql.param(fresh)}::timestamptz[], ${sql.param(slots)}::integer[]) AS free (kind, until, max_attempts, fresh, slots)
        CROSS JOIN LATERAL (
          SELECT jobs.id FROM jobs
          WHERE jobs.kind = free.kind AND jobs.state IN ('waiting', 'running')
            AND jobs.due_at <= ${now.toISOString()}::timestamptz AND jobs.attempts < free.max_attempts
            AND (jobs.released OR jobs.created_at > free.fresh)
          ORDER BY jobs.due_at LIMIT free.slots FOR UPDATE SKIP LOCKED
        ) AS claimable
      )
      UPDATE jobs SET state = 'running', due_at = due.until, attempts = jobs.attempts + 1, claim = jobs.claim + 1,
        waiting_key = NULL
      FROM due WHERE jobs.id = due.id
      RETURNING jobs.id, jobs.kind, jobs.payload, jobs.owner_id AS "ownerId", jobs.attempts, jobs.claim`,
  );
}

const isClaimed = ({ id, claim }: ClaimedJob) =>
  sql`id = ${id}::bigint AND claim = ${claim} AND state = 'running'`;

export interface Steps {
  done: number;
  total: number;
}

/** Extends the lease of a job; returns whether the job is still owned, lost or to be cancelled. */
export async function extendLease(
  db: Executor,
  job: ClaimedJob,
  steps: Steps | null,
  now: Date,
): Promise<"owned" | "lost" | "cancelled"> {
  const until = addMs(now, jobPolicy(job.kind).leaseMs);
  const row = await queryFirst<{ cancelled: boolean }>(
    db,
    sql`
      UPDATE jobs SET due_at = ${until}, steps_done = ${steps?.done ?? null}, steps_total = ${steps?.total ?? null}
      WHERE ${isClaimed(job)} RETURNING cancel_requested AS cancelled`,
  );
  if (!row) return "lost";
  return row.cancelled ? "cancelled" : "owned";
}

/** PostgreSQL refuses NUL and halves of characters in JSON; texts of an uploaded file may contain both. */
const withoutRefusedCharacters = (_key: string, value: unknown) =>
  typeof value === "string" ? value.replace(/[\0\p{Cs}]/gu, "\ufffd") : value;

/** Finishes a job, or schedules the next run of a recurring one; false when the lease is lost. */
export async function finishJob(db: Executor, job: ClaimedJob, result: unknown, now: Date): Promise<boolean> {
  const { everyMs } = jobPolicy(job.kind);
  const changes = everyMs
    ? sql`state = 'waiting', due_at = ${addMs(now, everyMs)}, attempts = 0, cancel_requested = false`
    : sql`state = 'done', steps_done = steps_total`;
  const done = await executeUpdate(
    db,
    sql`
      UPDATE jobs SET ${changes}, finished_at = ${now.toISOString()}, last_error = NULL,
        result = ${result === undefined ? null : JSON.stringify(result, withoutRefusedCharacters)}::jsonb
      WHERE ${isClaimed(job)}`,
  );
  return done === 1;
}

/** Delay before the next attempt: doubles each time, with jitter so that jobs don't retry together. */
export function retryDelay(kind: JobKind, attempts: number): number {
  const { retryDelayMs, everyMs = Number.POSITIVE_INFINITY } = jobPolicy(kind);
  return Math.min(retryDelayMs * 2 ** Math.min(attempts - 1, 30), everyMs) * (0.5 + Math.random() / 2);
}

/** Records a failure: the job is retried later, or dead after its last attempt or a final failure. */
export async function failJob(
  db: Executor,
  job: ClaimedJob,
  failure: { reason: string; isFinal: boolean },
  now: Date,
): Promise<void> {
  const reason = failure.reason.slice(0, 500);
  const isDead = job.attempts >= maxAttemptsOf(job.kind) || failure.isFinal;
  const changes = isDead
    ? sql`state = 'dead', finished_at = ${now.toISOString()}`
    : sql`state = 'waiting', due_at = ${addMs(now, retryDelay(job.kind, job.attempts))}`;
  await db.execute(sql`UPDATE jobs SET ${changes}, last_error = ${reason} WHERE ${isClaimed(job)}`);
}

/** Marks a job as cancelled. */
export async function markCancelled(db: Executor, job: ClaimedJob, now: Date): Promise<void> {
  await db.execute(
    sql`UPDATE jobs SET state = 'cancelled', finished_at = ${now.toISOString()} WHERE ${isClaimed(job)}`,
  );
}

/** Returns a job to the queue without counting the attempt, because this process stops. */
export async function releaseClaim(db: Executor, job: ClaimedJob, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE jobs SET state = 'waiting', due_at = ${now.toISOString()}, attempts = attempts - 1 WHERE ${isClaimed(job)}`);
}

const LOST = "The process that ran this job stopped every time.";

/** Marks jobs as dead whose process died on every attempt, and holds jobs that are too old. */
export async function sweepStaleJobs(db: Executor, now: Date): Promise<void> {
  const at = now.toISOString();
  for (const kind of KIND_NAMES) {
    await db.execute(sql`
      UPDATE jobs SET state = 'dead', finished_at = ${at}, last_error = coalesce(last_error, ${LOST})
      WHERE kind = ${kind} AND state = 'running' AND due_at <= ${at} AND attempts >= ${maxAttemptsOf(kind)}`);
    if (jobPolicy(kind).holdAfterMs === undefined) continue;
    await db.execute(sql`
      UPDATE jobs SET state = 'held'
      WHERE kind = ${kind} AND state = 'waiting' AND NOT released AND created_at <= ${holdCutoff(kind, now)}`);
  }
}

/** Queues missing recurring jobs, with a random first delay so that processes don't run them together. */
export async function enqueueRecurring(db: Executor, now: Date): Promise<void> {
  for (const kind of KIND_NAMES) {
    const { everyMs, isPerObject } = jobPolicy(kind);
    if (!everyMs || isPerObject) continue;
    const first = addMs(now, Math.min(everyMs, 60_000 + Math.random() * 240_000));
    await db.execute(sql`
      INSERT INTO jobs (kind, payload, recurring_key, created_at, due_at)
      VALUES (${kind}, '{}', ${kind}, ${now.toISOString()}, ${first})
      ON CONFLICT (recurring_key) DO NOTHING`);
  }
}
