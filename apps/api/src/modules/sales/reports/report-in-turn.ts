import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { createFairQueue } from "../../../core/concurrency";

// A report may add up years of orders: few at once leave connections to everyone else.
const QUEUE_LIMITS = { maxRunning: 3, maxWaiting: 100, maxWaitingPerKey: 20, reservedForNewKeys: 50 };

const enqueue = createFairQueue(QUEUE_LIMITS);

/** Reads a report. Accounts take turns, so that one account with many reports does not delay the others. */
export function reportInTurn<T>({ caller }: Pick<Actor, "caller">, read: () => Promise<T>): Promise<T> {
  const report = enqueue(read, caller.userId);
  if (!report) throw new AppError("too_many_requests", { headers: { "retry-after": "2" } });
  return report;
}
