import type pg from "pg";
import type { Database } from "./connection/client";
import { corkWrites } from "./connection/cork-writes";
import { isDeadlock, isOutage } from "./database-errors";
import type { Executor } from "./executor";

/** A transaction as its work sees it: everything in it happens, or nothing. */
export type Transaction = Executor;

interface Options {
  /** All statements see the database as it was at one instant, and change nothing. */
  snapshot?: boolean;
}

/** The server answered a commit by taking everything back: what was to be written is not there. */
export class CommitLostError extends Error {
  override name = "LostCommit";
  /** As the server calls a transaction that it took back. */
  readonly code = "40000";
}

const SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

// Three times in a row is more than bad luck.
const MOST_TRIES = 3;

/**
 * Does the work in one transaction; what it returns is given once all of it is safely stored. Work that the server ended
 * because it and another one waited for each other has left nothing behind, and is done again: it must do nothing that
 * the transaction does not take back.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  options: Options = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryTransaction(db, work, options);
    } catch (error) {
      if (tries === MOST_TRIES || !isDeadlock(error)) throw error;
      db.meter.deadlockRetries += 1;
    }
  }
}

async function tryTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  options: Options,
): Promise<T> {
  const connection = await acquire(db);
  let broken = true;
  try {
    const result = await runTransaction(connection, () => work(db.on(connection)), options);
    broken = false;
    return result;
  } catch (error) {
    broken = isOutage(error) || !(await rollBack(connection));
    throw error;
  } finally {
    connection.release(broken);
  }
}

/** The same on a connection that the caller has opened for itself, and closes. */
export async function runTransaction<T>(
  connection: pg.ClientBase,
  work: () => Promise<T>,
  { snapshot = false }: Options = {},
): Promise<T> {
  // Not awaited: it travels with the first statements of the work, in one write.
  corkWrites(connection);
  const begun = connection.query(snapshot ? SNAPSHOT : "BEGIN");
  begun.catch(() => {});
  const result = await work();
  await begun;
  await commit(connection);
  return result;
}

async function acquire({ pool, meter }: Database): Promise<pg.PoolClient> {
  const end = meter.wait();
  try {
    return await pool.connect();
  } finally {
    end();
  }
}

/** A server in a failed transaction answers COMMIT with ROLLBACK, and so does a pooler that changed the server. */
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
