import type { JobKind } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";
import { jobPolicy, KIND_NAMES } from "./kinds";

/** A job that this process has taken. */
export interface ClaimedJob {
  id: string;
  kind: JobKind;
  payload: unknown;
  attempts: number;
  claim: number;
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
// Work that comes again is never given up.
const mostAttempts = (kind: JobKind) => {
  const { everyMs, mostAttempts: most } = jobPolicy(kind);
  return everyMs ? 2_000_000_000 : most;
};
const freshSince = (kind: JobKind, now: Date) => {
  const { holdAfterMs } = jobPolicy(kind);
  return holdAfterMs ? later(now, -holdAfterMs) : "-infinity";
};

/** Takes what is due, of each kind as many as there are free lanes, for this process alone until the lease ends. */
export function claimJobs(
  db: Executor,
  free: readonly { kind: JobKind; lanes: number }[],
  now: Date,
): Promise<ClaimedJob[]> {
  const kinds = free.map(({ kind }) => kind);
  const until = kinds.map((kind) => later(now, jobPolicy(kind).leaseMs));
  const most = kinds.map(mostAttempts);
  const fresh = kinds.map((kind) => freshSince(kind, now));
  const lanes = free.map((one) => one.lanes);
  return queryRows<ClaimedJob>(
    db,
    sql`
      WITH due AS (
        SELECT taken.id, wanted.until
        FROM unnest(${sql.param(kinds)}::text[], ${sql.param(until)}::timestamptz[], ${sql.param(most)}::integer[],
          ${sql.param(fresh)}::timestamptz[], ${sql.param(lanes)}::integer[]) AS wanted (kind, until, most, fresh, lanes)
        CROSS JOIN LATERAL (
          SELECT jobs.id FROM jobs
          WHERE jobs.kind = wanted.kind AND jobs.state IN ('waiting', 'running')
            AND jobs.due_at <= ${now.toISOString()}::timestamptz AND jobs.attempts < wanted.most
            AND (jobs.released OR jobs.created_at > wanted.fresh)
          ORDER BY jobs.due_at LIMIT wanted.lanes FOR UPDATE SKIP LOCKED
        ) AS taken
      )
      UPDATE jobs SET state = 'running', due_at = due.until, attempts = jobs.attempts + 1, claim = jobs.claim + 1
      FROM due WHERE jobs.id = due.id
      RETURNING jobs.id, jobs.kind, jobs.payload, jobs.attempts, jobs.claim`,
  );
}

const stillMine = ({ id, claim }: ClaimedJob) =>
  sql`id = ${id}::bigint AND claim = ${claim} AND state = 'running'`;

export interface Steps {
  done: number;
  total: number;
}

/** Keeps a job for longer; tells whether it still is this process's, and whether somebody wants it stopped. */
export async function extendLease(
  db: Executor,
  job: ClaimedJob,
  steps: Steps | null,
  now: Date,
): Promise<"mine" | "lost" | "cancelled"> {
  const until = later(now, jobPolicy(job.kind).leaseMs);
  const row = await queryFirst<{ cancelled: boolean }>(
    db,
    sql`
      UPDATE jobs SET due_at = ${until}, steps_done = ${steps?.done ?? null}, steps_total = ${steps?.total ?? null}
      WHERE ${stillMine(job)} RETURNING cancel_requested AS cancelled`,
  );
  if (!row) return "lost";
  return row.cancelled ? "cancelled" : "mine";
}

/** Ends a job, or puts one that comes again to its next time; false when it is no longer this process's. */
export async function finishJob(db: Executor, job: ClaimedJob, result: unknown, now: Date): Promise<boolean> {
  const { everyMs } = jobPolicy(job.kind);
  const written = everyMs
    ? sql`state = 'waiting', due_at = ${later(now, everyMs)}, attempts = 0, cancel_requested = false`
    : sql`state = 'done', steps_done = steps_total`;
  const done = await executeUpdate(
    db,
    sql`
      UPDATE jobs SET ${written}, finished_at = ${now.toISOString()}, last_error = NULL,
        result = ${result === undefined ? null : JSON.stringify(result)}::jsonb
      WHERE ${stillMine(job)}`,
  );
  return done === 1;
}

/** Pause before the next try: it doubles each time and is never quite the same, so that a herd does not stay one. */
export function retryDelay(kind: JobKind, attempts: number): number {
  const { pauseMs, everyMs = Number.POSITIVE_INFINITY } = jobPolicy(kind);
  return Math.min(pauseMs * 2 ** Math.min(attempts - 1, 30), everyMs) * (0.5 + Math.random() / 2);
}

/** Notes a failure: the job is due again later, or dead when it has failed often enough or cannot succeed at all. */
export async function failJob(
  db: Executor,
  job: ClaimedJob,
  failure: { reason: string; isFinal: boolean },
  now: Date,
): Promise<void> {
  const reason = failure.reason.slice(0, 500);
  const isDead = job.attempts >= mostAttempts(job.kind) || failure.isFinal;
  const written = isDead
    ? sql`state = 'dead', finished_at = ${now.toISOString()}`
    : sql`state = 'waiting', due_at = ${later(now, retryDelay(job.kind, job.attempts))}`;
  await db.execute(sql`UPDATE jobs SET ${written}, last_error = ${reason} WHERE ${stillMine(job)}`);
}

/** Ends a job that somebody has stopped. */
export async function endCancelled(db: Executor, job: ClaimedJob, now: Date): Promise<void> {
  await db.execute(
    sql`UPDATE jobs SET state = 'cancelled', finished_at = ${now.toISOString()} WHERE ${stillMine(job)}`,
  );
}

/** Gives a job back untried, for another process: this one is leaving. */
export async function releaseClaim(db: Executor, job: ClaimedJob, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE jobs SET state = 'waiting', due_at = ${now.toISOString()}, attempts = attempts - 1 WHERE ${stillMine(job)}`);
}

const LOST = "The process that ran this job stopped every time.";

/** Buries what processes have died on too often, and lays aside what is too old to go by itself. */
export async function sweepStaleJobs(db: Executor, now: Date): Promise<void> {
  const at = now.toISOString();
  for (const kind of KIND_NAMES) {
    await db.execute(sql`
      UPDATE jobs SET state = 'dead', finished_at = ${at}, last_error = coalesce(last_error, ${LOST})
      WHERE kind = ${kind} AND state = 'running' AND due_at <= ${at} AND attempts >= ${mostAttempts(kind)}`);
    if (jobPolicy(kind).holdAfterMs === undefined) continue;
    await db.execute(sql`
      UPDATE jobs SET state = 'held'
      WHERE kind = ${kind} AND state = 'waiting' AND NOT released AND created_at <= ${freshSince(kind, now)}`);
  }
}

/** Sees to it that what comes again is there, first after a pause that is not the same for every process. */
export async function enqueueRecurring(db: Executor, now: Date): Promise<void> {
  for (const kind of KIND_NAMES) {
    const { everyMs } = jobPolicy(kind);
    if (!everyMs) continue;
    const first = later(now, Math.min(everyMs, 60_000 + Math.random() * 240_000));
    await db.execute(sql`
      INSERT INTO jobs (kind, payload, recurring_key, created_at, due_at)
      VALUES (${kind}, '{}', ${kind}, ${now.toISOString()}, ${first})
      ON CONFLICT (recurring_key) DO NOTHING`);
  }
}
