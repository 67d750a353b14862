import type { Database } from "../../../db/connection/client";
import type { ImageStores } from "../../../storage/open-storage";
import type { RemovedCounts } from "./delete-expired-rows";
import { runCleanup } from "./run-cleanup";

interface Options {
  db: Database;
  imageStores: ImageStores;
  clock: () => Date;
  /** Cancels unpaid orders and says how many; takes turns with other processes by itself. */
  expireOrders?: () => Promise<number>;
  onDone: (removed: RemovedCounts) => void;
}

/** Whoever tidies up, once an hour by the queue of jobs. */
export function createCleanupJob({ db, imageStores, clock, expireOrders, onDone }: Options) {
  const figures = { removed: {} as RemovedCounts, lastAt: 0 };
  return {
    /** What this process has removed since its start, and when it last did. */
    figures,
    async work(): Promise<void> {
      const tidied = await runCleanup({ db, imageStores, now: clock() });
      if (!tidied) return;
      const removed: RemovedCounts = { ...tidied, unpaid_orders: (await expireOrders?.()) ?? 0 };
      for (const [what, count] of Object.entries(removed)) {
        figures.removed[what] = (figures.removed[what] ?? 0) + count;
      }
      figures.lastAt = clock().getTime() / 1000;
      onDone(removed);
    },
  };
}
