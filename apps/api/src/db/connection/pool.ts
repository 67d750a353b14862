import pg from "pg";
import { connectionOptions } from "./connection-options";
import type { DatabaseMonitor } from "./database-monitor";

// Also for a turn on a busy pool: whoever sheds load has done so long before, and a silent server is noticed by the watch.
const CONNECT_LIMIT_MS = 30_000;
// A shop that has been quiet gives connections back; one that serves keeps them.
const IDLE_LIMIT_MS = 60_000;

export interface PoolOptions {
  /** Most connections open at once. */
  max?: number;
  /** Sees the connections and refuses new ones while the server is away. */
  watch?: Pick<DatabaseMonitor, "openSocket"> | undefined;
  /** Whether each transaction may run on another connection of the server's, as a pooler in transaction mode does it. */
  perTransaction?: boolean;
}

/** Opens a pool; connections are made on first use. */
export function createPool(url: string, { max = 10, watch }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max,
    // Statements of a transaction that do not wait for each other travel together.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_LIMIT_MS,
    ...(watch ? { stream: watch.openSocket } : {}),
  });
  // Whoever waits for an answer hears of a broken connection by that; without a listener the process would end.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
