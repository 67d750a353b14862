import { sql } from "drizzle-orm";
import { ADVISORY_LOCKS } from "../../../db/advisory-locks";
import type { Database } from "../../../db/connection/client";
import { queryFirst } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { deleteExpiredRows, type RemovedCounts } from "./delete-expired-rows";

// Far more rows than one hour adds; what is left waits for the next run.
const MAX_ROUNDS = 50;

/** Cleanup of another area; runs outside a transaction and returns how much it removed. */
export interface CleanupTask {
  name: string;
  run(now: Date): Promise<number>;
}

interface CleanupOptions {
  db: Database;
  now: Date;
  tasks: readonly CleanupTask[];
  /** Rows of one table that one transaction may delete. */
  limit?: number;
}

/** Deletes expired rows, then runs the tasks. Returns null when another process is cleaning up. */
export async function runCleanup({ db, now, tasks, limit }: CleanupOptions): Promise<RemovedCounts | null> {
  const total: RemovedCounts = {};
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const removed = await withCleanupLock(db, (tx) => deleteExpiredRows(tx, now, limit));
    if (!removed) return null;
    for (const [table, count] of Object.entries(removed)) total[table] = (total[table] ?? 0) + count;
    if (Object.values(removed).every((count) => count === 0)) break;
  }
  for (const task of tasks) total[task.name] = await task.run(now);
  return total;
}

/** Runs `work` in a transaction that holds the cleanup lock; null when another process holds it. */
async function withCleanupLock<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T | null> {
  const outcome = await inTransaction(db, async (tx) => {
    const lock = await queryFirst<{ acquired: boolean }>(
      tx,
      sql`SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCKS.cleanup}) AS acquired`,
    );
    return lock?.acquired ? { value: await work(tx) } : null;
  });
  return outcome?.value ?? null;
}
