import type pg from "pg";
import type { Database } from "./connection/client";
import { corkWrites } from "./connection/cork-writes";
import { isDeadlock, isOutage } from "./database-errors";
import type { Executor } from "./executor";

/** Executor whose statements are committed or rolled back together. */
export type Transaction = Executor;

interface Options {
  /** Read-only: all statements see the same snapshot. */
  snapshot?: boolean;
}

/** The server answered COMMIT with ROLLBACK, so nothing was stored. */
export class CommitLostError extends Error {
  override name = "LostCommit";
  /** SQLSTATE of a transaction rollback. */
  readonly code = "40000";
}

const SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

const MAX_ATTEMPTS = 3;

/**
 * Runs `work` in a transaction and returns its result after the commit. Retries after a deadlock, so `work` must have no
 * side effects outside of the transaction.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  options: Options = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryTransaction(db, work, options);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isDeadlock(error)) throw error;
      db.metrics.deadlockRetries += 1;
    }
  }
}

async function tryTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  options: Options,
): Promise<T> {
  const connection = await acquire(db);
  let isBroken = true;
  try {
    const result = await runTransaction(connection, () => work(db.on(connection)), options);
    isBroken = false;
    return result;
  } catch (error) {
    isBroken = isOutage(error) || !(await rollBack(connection));
    throw error;
  } finally {
    connection.release(isBroken);
  }
}

/** Runs a transaction on a connection that the caller opens and closes. */
export async function runTransaction<T>(
  connection: pg.ClientBase,
  work: () => Promise<T>,
  { snapshot = false }: Options = {},
): Promise<T> {
  // Not awaited, so that BEGIN is sent together with the first statements.
  corkWrites(connection);
  const began = connection.query(snapshot ? SNAPSHOT : "BEGIN");
  began.catch(() => {});
  const result = await work();
  await began;
  await commit(connection);
  return result;
}

async function acquire({ pool, metrics }: Database): Promise<pg.PoolClient> {
  const end = metrics.wait();
  try {
    return await pool.connect();
  } finally {
    end();
  }
}

/** In a failed transaction, or behind a pooler that changed the server, the answer to COMMIT is ROLLBACK. */
async function commit(connection: pg.ClientBase): Promise<void> {
  const { command } = await connection.query("COMMIT");
  if (command !== "COMMIT") throw new CommitLostError(`The server answered COMMIT with ${command}`);
}

async function rollBack(connection: pg.ClientBase): Promise<boolean> {
  try {
    await connection.query("ROLLBACK");
    return true;
  } catch {
    return false;
  }
}
