import type { JobKind } from "@larkwood/contract";
import type { Database } from "../../../db/connection/client";
import type { Executor } from "../../../db/executor";
import { withoutAddresses } from "./job-row";
import { jobKinds, jobPolicy, type Payload } from "./kinds";
import {
  type ClaimedJob,
  endCancelled,
  extendLease,
  failJob,
  finishJob,
  releaseClaim,
  type Steps,
} from "./queue.repo";

/** What a handler works with beside its payload. */
export interface JobRun {
  id: string;
  /** Aborted when somebody has stopped the job, when it is somebody else's by now, and when the process leaves. */
  signal: AbortSignal;
  /** Says how far it is; written down with the next sign of life. */
  progress(steps: Steps): void;
  /**
   * Ends the job in the transaction that holds its work, so that both happen or neither. Throws when it is no longer this
   * process's.
   */
  finishIn(tx: Executor, result: unknown): Promise<void>;
}

/** Does the work of a kind. It must bear being done twice. What it returns is kept as the job's result. */
export type Handler<K extends JobKind> = (payload: Payload<K>, job: JobRun) => Promise<unknown>;
export type Handlers = { [K in JobKind]?: Handler<K> | undefined };

export interface WorkerOptions {
  db: Database;
  clock: () => Date;
  handlers: Handlers;
  /** Told of every try that failed, in words that name nobody. */
  onFailure?: (job: Pick<ClaimedJob, "id" | "kind" | "attempts">, reason: string) => void;
  /** How often a sign of life is given; a fraction of the lease unless said. */
  beatMs?: number;
}

class LostLease extends Error {
  override name = "LostLease";
}

/** Why a job was interrupted. */
type Interruption = "cancelled" | "lost" | "leaving";

/**
 * Does one job. No transaction is open around the work: whatever is slow would hold back all that waits for open
 * transactions. A process that dies between doing and writing it down leaves the job to be done again: at least once,
 * never not at all.
 */
export async function runJob(place: WorkerOptions, job: ClaimedJob, leaving: AbortSignal): Promise<void> {
  const { db, clock } = place;
  const handler = place.handlers[job.kind] as Handler<JobKind> | undefined;
  const payload = jobKinds[job.kind].payload.safeParse(job.payload);
  if (!handler || !payload.success) {
    const reason = handler
      ? "The data of this job can't be read."
      : "This version of the shop doesn't know this kind of job.";
    return failJob(db, job, { reason, isFinal: true }, clock());
  }
  const watch = watchLease(place, job, leaving);
  let isFinished = false;
  const atHand: JobRun = {
    id: job.id,
    signal: watch.signal,
    progress: watch.progress,
    finishIn: async (tx, result) => {
      watch.signal.throwIfAborted();
      if (!(await finishJob(tx, job, result, clock())))
        throw new LostLease("Another worker has taken over this job.");
      isFinished = true;
    },
  };
  try {
    const result = await handler(payload.data as Payload<JobKind>, atHand);
    watch.end();
    if (!isFinished) await finishJob(db, job, result, clock());
  } catch (error) {
    watch.end();
    await noteFailure(place, job, watch.signal.reason as Interruption | undefined, error);
  }
}

async function noteFailure(
  { db, clock, onFailure }: WorkerOptions,
  job: ClaimedJob,
  interruption: Interruption | undefined,
  error: unknown,
): Promise<void> {
  if (interruption === "cancelled") return endCancelled(db, job, clock());
  if (interruption === "leaving") return releaseClaim(db, job, clock());
  if (interruption === "lost" || error instanceof LostLease) return;
  const reason = error instanceof Error ? error.message : String(error);
  onFailure?.(job, withoutAddresses(reason));
  await failJob(db, job, { reason, isFinal: false }, clock());
}

/** Gives signs of life while the work lasts, and hears in the answer whether it is to go on. */
function watchLease({ db, clock, beatMs }: WorkerOptions, job: ClaimedJob, leaving: AbortSignal) {
  const controller = new AbortController();
  let steps: Steps | null = null;
  const stop = (why: Interruption) => controller.abort(why);
  const beat = () =>
    extendLease(db, job, steps, clock()).then(
      (state) => {
        if (state !== "mine") stop(state);
      },
      // A database that is away for a moment: the lease is longer than that, and if not, the end tells.
      () => {},
    );
  const timer = setInterval(() => void beat(), beatMs ?? jobPolicy(job.kind).leaseMs / 30).unref();
  const leave = () => stop("leaving");
  leaving.addEventListener("abort", leave, { once: true });
  return {
    signal: controller.signal,
    progress: (now: Steps) => {
      steps = now;
    },
    end: () => {
      clearInterval(timer);
      leaving.removeEventListener("abort", leave);
    },
  };
}
