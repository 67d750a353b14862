import pg from "pg";
import { connectionOptions } from "./connection-options";
import type { DatabaseMonitor } from "./database-monitor";

// Includes the wait for a busy pool. Load shedding and the database monitor act long before.
const CONNECT_TIMEOUT_MS = 30_000;
const IDLE_TIMEOUT_MS = 60_000;

export interface PoolOptions {
  /** Maximum number of open connections. */
  max?: number;
  /** Creates the sockets, and fails them during an outage. */
  monitor?: Pick<DatabaseMonitor, "openSocket"> | undefined;
  /** Whether each transaction may use another server connection, as behind a pooler in transaction mode. */
  perTransaction?: boolean;
}

/** Creates a pool; connections are opened on first use. */
export function createPool(url: string, { max = 10, monitor }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max,
    // Sends statements without waiting for the result of the previous one.
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...(monitor ? { stream: monitor.openSocket } : {}),
  });
  // The waiting statement gets the error; without a listener the process would exit.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
