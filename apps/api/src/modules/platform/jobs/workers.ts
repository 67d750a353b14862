import { setTimeout as pause } from "node:timers/promises";
import type { JobKind } from "@larkwood/contract";
import { jobPolicy, KIND_NAMES } from "./kinds";
import { type ClaimedJob, claimJobs, enqueueRecurring, sweepStaleJobs } from "./queue.repo";
import { type QueueStats, readQueueStats } from "./queue-stats";
import { type Handlers, runJob, type WorkerOptions } from "./run-job";

const LOOK_MS = 2_000;
const SORT_OUT_MS = 30_000;
// Beside visitors a lane rests for this long after each job: what nobody waits for must not make them wait.
const REST_MS = 100;
// A database that is away is not asked more often than this.
const AFTER_ERROR_MS = 5_000;

interface Options extends Omit<WorkerOptions, "handlers"> {
  onError: (error: unknown) => void;
  lookMs?: number;
}

export interface JobWorkers {
  /** Begins to work, on what there are handlers for. */
  start(handlers: Handlers): void;
  /** Looks for work now: this process has just put some. */
  wake(): void;
  /** Takes nothing more, has interrupted what can be, and waits for the rest. */
  stop(): Promise<void>;
  readonly isStopping: boolean;
  /** The queue as it was last looked through, of what this process can do. */
  readonly figures: readonly QueueStats[];
}

/**
 * The workers of this process. Each kind has lanes of its own, so that a mail server that hangs keeps nothing but mail
 * waiting.
 */
export function createJobWorkers(options: Options): JobWorkers {
  const { db, clock, onError, lookMs = LOOK_MS } = options;
  let handlers: Handlers = {};
  let kinds: JobKind[] = [];
  const busy = new Map<JobKind, number>();
  const running = new Set<Promise<void>>();
  const leaving = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let again = false;
  let sortedOutAt = 0;
  let figures: QueueStats[] = [];
  let isStopping = false;

  function begin(job: ClaimedJob): void {
    busy.set(job.kind, (busy.get(job.kind) ?? 0) + 1);
    const work = runJob({ ...options, handlers }, job, leaving.signal)
      .catch(onError)
      .then(() => rest(job.kind))
      .finally(() => {
        running.delete(work);
        busy.set(job.kind, (busy.get(job.kind) ?? 1) - 1);
        wake();
      });
    running.add(work);
  }

  /** Pauses when more statements are under way than the workers' own: somebody else is at the database. */
  async function rest(kind: JobKind): Promise<void> {
    const { everyMs, concurrency: lanes } = jobPolicy(kind);
    const own = [...busy.values()].reduce((sum, jobs) => sum + jobs, 0);
    if (everyMs || db.meter.inFlight <= Math.max(own, lanes)) return;
    await pause(REST_MS, undefined, { signal: leaving.signal }).catch(() => {});
  }

  async function look(): Promise<void> {
    if (Date.now() - sortedOutAt > SORT_OUT_MS) {
      if (sortedOutAt === 0) await enqueueRecurring(db, clock());
      await sweepStaleJobs(db, clock());
      figures = await readQueueStats(db, kinds, clock());
      sortedOutAt = Date.now();
    }
    const free = kinds
      .map((kind) => ({ kind, lanes: jobPolicy(kind).concurrency - (busy.get(kind) ?? 0) }))
      .filter(({ lanes }) => lanes > 0);
    if (free.length === 0) return;
    for (const job of await claimJobs(db, free, clock())) begin(job);
  }

  function wake(): void {
    if (isStopping || kinds.length === 0) return;
    again = true;
    looking ??= lookWhileAsked().finally(() => {
      looking = null;
      if (again) wake();
    });
  }

  async function lookWhileAsked(): Promise<void> {
    let pauseMs = lookMs;
    clearTimeout(timer);
    try {
      while (again && !isStopping) {
        again = false;
        await look();
      }
    } catch (error) {
      pauseMs = Math.max(lookMs, AFTER_ERROR_MS);
      again = false;
      if (!isStopping) onError(error);
    }
    if (!isStopping) timer = setTimeout(wake, pauseMs).unref();
  }

  return {
    start(given) {
      handlers = given;
      kinds = KIND_NAMES.filter((kind) => handlers[kind]);
      wake();
    },
    wake,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await looking;
      leaving.abort();
      await Promise.all(running);
    },
    get figures() {
      return figures;
    },
    get isStopping() {
      return isStopping;
    },
  };
}
