import type { JobKind, Permission } from "@larkwood/contract";
import type { Database } from "../../../db/connection/client";
import type { Executor } from "../../../db/executor";
import { mayRun } from "./job-permissions";
import { withoutAddresses } from "./job-row";
import { jobKinds, jobPolicy, type Payload } from "./kinds";
import {
  type ClaimedJob,
  extendLease,
  failJob,
  finishJob,
  markCancelled,
  releaseClaim,
  type Steps,
} from "./queue.repo";

/** What a handler gets besides its payload. */
export interface JobRun {
  id: string;
  /** Aborted when the job is cancelled, when its lease is lost and when the process stops. */
  signal: AbortSignal;
  /** Reports progress; stored with the next heartbeat. */
  progress(steps: Steps): void;
  /** Finishes the job in the transaction of its work. Throws when the lease is lost. */
  finishIn(tx: Executor, result: unknown): Promise<void>;
}

/** Runs jobs of a kind. It must be idempotent, because a job can run twice. It returns the job's result. */
export type Handler<K extends JobKind> = (payload: Payload<K>, job: JobRun) => Promise<unknown>;
export type Handlers = { [K in JobKind]?: Handler<K> | undefined };

export interface WorkerOptions {
  db: Database;
  clock: () => Date;
  handlers: Handlers;
  /** Current permissions of a user; none if the account is deleted or blocked. */
  permissionsOf?: (userId: string) => Promise<readonly Permission[]>;
  /** Called for each failed attempt, with a reason without email addresses. */
  onFailure?: (job: Pick<ClaimedJob, "id" | "kind" | "attempts">, reason: string) => void;
  /** Heartbeat interval; by default a fraction of the lease. */
  heartbeatMs?: number;
}

class LostLease extends Error {
  override name = "LostLease";
}

/** Why a job was interrupted. */
type Interruption = "cancelled" | "lost" | "stopping";

/**
 * Runs one job at least once: if the process dies before it has stored the result, the job runs again. The work runs
 * outside a transaction, because it may be slow.
 */
export async function runJob(
  options: WorkerOptions,
  job: ClaimedJob,
  stopSignal: AbortSignal,
): Promise<void> {
  const { db, clock } = options;
  const handler = options.handlers[job.kind] as Handler<JobKind> | undefined;
  const payload = jobKinds[job.kind].payload.safeParse(job.payload);
  if (!handler || !payload.success) {
    const reason = handler
      ? "The data of this job can't be read."
      : "This version of the shop doesn't know this kind of job.";
    return failJob(db, job, { reason, isFinal: true }, clock());
  }
  if (!(await mayOwnerRun(options, job))) {
    const reason = "The person who started this job is no longer allowed to.";
    return failJob(db, job, { reason, isFinal: true }, clock());
  }
  const lease = watchLease(options, job, stopSignal);
  let isFinished = false;
  const run: JobRun = {
    id: job.id,
    signal: lease.signal,
    progress: lease.progress,
    finishIn: async (tx, result) => {
      lease.signal.throwIfAborted();
      if (!(await finishJob(tx, job, result, clock())))
        throw new LostLease("Another worker has taken over this job.");
      isFinished = true;
    },
  };
  try {
    const result = await handler(payload.data as Payload<JobKind>, run);
    lease.end();
    if (!isFinished) await finishJob(db, job, result, clock());
  } catch (error) {
    lease.end();
    await recordFailure(options, job, lease.signal.reason as Interruption | undefined, error);
  }
}

/** The owner may have lost the permission since the job was queued. */
async function mayOwnerRun(
  { permissionsOf }: WorkerOptions,
  { kind, ownerId }: ClaimedJob,
): Promise<boolean> {
  if (!permissionsOf || ownerId === null) return true;
  return mayRun(kind, { permissions: await permissionsOf(ownerId) });
}

async function recordFailure(
  { db, clock, onFailure }: WorkerOptions,
  job: ClaimedJob,
  interruption: Interruption | undefined,
  error: unknown,
): Promise<void> {
  if (interruption === "cancelled") return markCancelled(db, job, clock());
  if (interruption === "stopping") return releaseClaim(db, job, clock());
  if (interruption === "lost" || error instanceof LostLease) return;
  const reason = error instanceof Error ? error.message : String(error);
  onFailure?.(job, withoutAddresses(reason));
  await failJob(db, job, { reason, isFinal: false }, clock());
}

/** Extends the lease while the job runs, and aborts the job when it is cancelled or its lease is lost. */
function watchLease({ db, clock, heartbeatMs }: WorkerOptions, job: ClaimedJob, stopSignal: AbortSignal) {
  const controller = new AbortController();
  let steps: Steps | null = null;
  const abort = (reason: Interruption) => controller.abort(reason);
  const heartbeat = () =>
    extendLease(db, job, steps, clock()).then(
      (state) => {
        if (state !== "owned") abort(state);
      },
      // Ignore short database outages: the lease is longer, and finishing the job checks it again.
      () => {},
    );
  const timer = setInterval(() => void heartbeat(), heartbeatMs ?? jobPolicy(job.kind).leaseMs / 30).unref();
  const onStop = () => abort("stopping");
  stopSignal.addEventListener("abort", onStop, { once: true });
  return {
    signal: controller.signal,
    progress: (now: Steps) => {
      steps = now;
    },
    end: () => {
      clearInterval(timer);
      stopSignal.removeEventListener("abort", onStop);
    },
  };
}
