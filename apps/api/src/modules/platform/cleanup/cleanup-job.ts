import type { Database } from "../../../db/connection/client";
import type { PictureStores } from "../../../storage/open-storage";
import type { Removed } from "./delete-expired-rows";
import { keepHouse } from "./run-cleanup";

interface Options {
  db: Database;
  pictures: PictureStores;
  clock: () => Date;
  /** Cancels unpaid orders and says how many; takes turns with other processes by itself. */
  expireOrders?: () => Promise<number>;
  onDone: (removed: Removed) => void;
}

/** Whoever tidies up, once an hour by the queue of jobs. */
export function createHousekeeper({ db, pictures, clock, expireOrders, onDone }: Options) {
  const figures = { removed: {} as Removed, lastAt: 0 };
  return {
    /** What this process has removed since its start, and when it last did. */
    figures,
    async work(): Promise<void> {
      const tidied = await keepHouse({ db, pictures, now: clock() });
      if (!tidied) return;
      const removed: Removed = { ...tidied, unpaid_orders: (await expireOrders?.()) ?? 0 };
      for (const [what, count] of Object.entries(removed)) {
        figures.removed[what] = (figures.removed[what] ?? 0) + count;
      }
      figures.lastAt = clock().getTime() / 1000;
      onDone(removed);
    },
  };
}
