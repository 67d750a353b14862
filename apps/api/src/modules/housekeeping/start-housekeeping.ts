import type { Database } from "../../db/client";
import type { PictureStores } from "../../storage/open-storage";
import { keepHouse } from "./keep-house";
import type { Removed } from "./remove-old-rows";

const HOUR_MS = 3_600_000;
// Processes that start together do not come at the same moment, and a start has better things to do.
const firstPauseMs = () => 60_000 + Math.random() * 240_000;

interface Options {
  db: Database;
  pictures: PictureStores;
  clock: () => Date;
  /** Cancels unpaid orders and says how many; takes turns with other processes by itself. */
  expireOrders?: () => Promise<number>;
  onDone: (removed: Removed) => void;
  onError: (error: unknown) => void;
  firstMs?: number;
  everyMs?: number;
}

/** Keeps house every hour; `stop` waits for the work at hand. */
export function startHousekeeping(options: Options) {
  const { db, pictures, clock, expireOrders, onDone, onError } = options;
  const { firstMs = firstPauseMs(), everyMs = HOUR_MS } = options;
  const figures = { removed: {} as Removed, lastAt: 0 };
  let running = Promise.resolve();
  let timer = setTimeout(run, firstMs).unref();
  let stopped = false;

  function run(): void {
    running = keepHouse({ db, pictures, now: clock() })
      .then(async (removed) => removed && note({ ...removed, unpaid_orders: (await expireOrders?.()) ?? 0 }))
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(run, everyMs).unref();
      });
  }

  function note(removed: Removed): void {
    for (const [what, count] of Object.entries(removed)) {
      figures.removed[what] = (figures.removed[what] ?? 0) + count;
    }
    figures.lastAt = clock().getTime() / 1000;
    onDone(removed);
  }

  return {
    /** What this process has removed since its start, and when it last did. */
    figures,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
