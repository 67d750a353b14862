import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { JobKind } from "@larkwood/contract";
import { jobPolicy, KIND_NAMES } from "./kinds";
import { type ClaimedJob, claimJobs, enqueueRecurring, sweepStaleJobs } from "./queue.repo";
import { type QueueStats, readQueueStats } from "./queue-stats";
import { type Handlers, runJob, type WorkerOptions } from "./run-job";

const POLL_MS = 2_000;
const SWEEP_MS = 30_000;
const YIELD_MS = 100;
// Poll interval while the database is unavailable.
const ERROR_POLL_MS = 5_000;

interface Options extends Omit<WorkerOptions, "handlers"> {
  onError: (error: unknown) => void;
  pollMs?: number;
  /** Pause after each job while the database is busy, so that jobs don't slow down requests. */
  yieldMs?: number;
}

export interface JobWorkers {
  /** Starts to run jobs of the kinds that have handlers. */
  start(handlers: Handlers): void;
  /** Polls now, because this process has just queued a job. */
  wake(): void;
  /** Claims no more jobs, interrupts the running ones and waits for them. */
  stop(): Promise<void>;
  readonly isStopping: boolean;
  /** Queue statistics of the last sweep, for the kinds that have handlers. */
  readonly stats: readonly QueueStats[];
}

/** The job workers of this process. Each kind has its own concurrency limit, so a hanging mail server delays only mail. */
export function createJobWorkers(options: Options): JobWorkers {
  const { db, clock, onError, pollMs = POLL_MS, yieldMs = YIELD_MS } = options;
  let handlers: Handlers = {};
  let kinds: JobKind[] = [];
  const active = new Map<JobKind, number>();
  const running = new Set<Promise<void>>();
  const stopController = new AbortController();
  // Every running job listens, and Node.js warns about more than ten listeners.
  setMaxListeners(0, stopController.signal);
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | null = null;
  let pollAgain = false;
  let sweptAt = 0;
  let stats: QueueStats[] = [];
  let isStopping = false;

  function startJob(job: ClaimedJob): void {
    active.set(job.kind, (active.get(job.kind) ?? 0) + 1);
    const work = runJob({ ...options, handlers }, job, stopController.signal)
      .catch(onError)
      .then(() => yieldToRequests(job.kind))
      .finally(() => {
        running.delete(work);
        active.set(job.kind, (active.get(job.kind) ?? 1) - 1);
        wake();
      });
    running.add(work);
  }

  /** Pauses when the database runs more statements than the workers can have started. */
  async function yieldToRequests(kind: JobKind): Promise<void> {
    const { everyMs, concurrency } = jobPolicy(kind);
    const activeJobs = [...active.values()].reduce((sum, jobs) => sum + jobs, 0);
    if (everyMs || db.metrics.inFlight <= Math.max(activeJobs, concurrency)) return;
    await pause(yieldMs, undefined, { signal: stopController.signal }).catch(() => {});
  }

  async function poll(): Promise<void> {
    if (Date.now() - sweptAt > SWEEP_MS) {
      if (sweptAt === 0) await enqueueRecurring(db, clock());
      await sweepStaleJobs(db, clock());
      stats = await readQueueStats(db, kinds, clock());
      sweptAt = Date.now();
    }
    const free = kinds
      .map((kind) => ({ kind, slots: jobPolicy(kind).concurrency - (active.get(kind) ?? 0) }))
      .filter(({ slots }) => slots > 0);
    if (free.length === 0) return;
    for (const job of await claimJobs(db, free, clock())) startJob(job);
  }

  function wake(): void {
    if (isStopping || kinds.length === 0) return;
    pollAgain = true;
    polling ??= pollUntilIdle().finally(() => {
      polling = null;
      if (pollAgain) wake();
    });
  }

  async function pollUntilIdle(): Promise<void> {
    let nextPollMs = pollMs;
    clearTimeout(timer);
    try {
      while (pollAgain && !isStopping) {
        pollAgain = false;
        await poll();
      }
    } catch (error) {
      nextPollMs = Math.max(pollMs, ERROR_POLL_MS);
      pollAgain = false;
      if (!isStopping) onError(error);
    }
    if (!isStopping) timer = setTimeout(wake, nextPollMs).unref();
  }

  return {
    start(newHandlers) {
      handlers = newHandlers;
      kinds = KIND_NAMES.filter((kind) => handlers[kind]);
      wake();
    },
    wake,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await polling;
      stopController.abort();
      await Promise.all(running);
    },
    get stats() {
      return stats;
    },
    get isStopping() {
      return isStopping;
    },
  };
}
