import type { Database } from "../../../db/connection/client";
import type { RemovedCounts } from "./delete-expired-rows";
import { type CleanupTask, runCleanup } from "./run-cleanup";

interface CleanupJobOptions {
  db: Database;
  clock: () => Date;
  tasks: readonly CleanupTask[];
  onDone: (removed: RemovedCounts) => void;
}

/** The hourly job that deletes what is no longer needed. */
export function createCleanupJob({ db, clock, tasks, onDone }: CleanupJobOptions) {
  const stats = { removed: {} as RemovedCounts, lastAt: 0 };
  return {
    /** What this process has removed since it started, and when it last ran. */
    stats,
    async run(): Promise<void> {
      const removed = await runCleanup({ db, tasks, now: clock() });
      if (!removed) return;
      for (const [name, count] of Object.entries(removed)) {
        stats.removed[name] = (stats.removed[name] ?? 0) + count;
      }
      stats.lastAt = clock().getTime() / 1000;
      onDone(removed);
    },
  };
}
