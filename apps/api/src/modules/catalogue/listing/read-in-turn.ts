import { AppError } from "../../../core/app-error";
import { createFairQueue } from "../../../core/concurrency";
import type { Executor } from "../../../db/executor";
import type { CatalogueContext } from "../context";

const QUEUE_LIMITS = { maxWaiting: 2_000, maxWaitingPerKey: 1_000, reservedForNewKeys: 1_000 };

type ReadContext = Pick<CatalogueContext, "config" | "db" | "replicas">;

/** Creates a function that reads from the database. Clients take turns, so that one with many searches does not delay others. */
export function createReadInTurn({ config, db, replicas }: ReadContext) {
  const connections = config.databasePool * (1 + config.databaseReadUrls.length);
  const enqueue = createFairQueue({ ...QUEUE_LIMITS, maxRunning: connections });

  return <T>(client: string, read: (executor: Executor) => Promise<T>): Promise<T> => {
    // Counts as a wait for a connection, so that load shedding knows of it.
    const endWait = db.metrics.wait();
    const result = enqueue(() => {
      endWait();
      return replicas.read(read);
    }, client);
    if (result) return result;
    endWait();
    throw new AppError("too_many_requests", { headers: { "retry-after": "2" } });
  };
}
