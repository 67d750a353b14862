import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { ADVISORY_LOCKS } from "./advisory-locks";
import type { Database } from "./connection/client";
import { executeUpdate } from "./executor";
import { type AppliedMigration, createHistory, readHistory, recordMigration } from "./migration-history";
import { MigrationError, planMigrations } from "./plan-migrations";
import { type Migration, readMigrations } from "./read-migrations";
import { inTransaction, type Transaction } from "./transaction";
import { assertUpgradable, baselineOf, isBefore1, upgradeSchema } from "./upgrade-schema";

/** How long to wait for locked tables, and how often to try. */
interface RetryOptions {
  lockTimeoutMs: number;
  pauseMs: number;
  maxAttempts: number;
}

// A migration that waits for a table blocks all others, so it gives up soon and tries again.
const RETRY: RetryOptions = { lockTimeoutMs: 1_000, pauseMs: 1_000, maxAttempts: 60 };
// Lock timeout and deadlock.
const LOCK_CODES = new Set(["55P03", "40P01"]);

/** Migrates the database to this version in one transaction. Processes that start together run one after the other. */
export async function migrate(
  db: Database,
  directory?: string,
  { lockTimeoutMs, pauseMs, maxAttempts }: RetryOptions = RETRY,
): Promise<string[]> {
  const known = readMigrations(directory);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(db, known, lockTimeoutMs);
    } catch (error) {
      if (!isLockError(error)) throw error;
      if (attempt >= maxAttempts) throw new MigrationError(`${TABLE_IN_USE} (${error.message}).`);
      await pause(pauseMs);
    }
  }
}

const TABLE_IN_USE =
  "The database could not be migrated because another session is using one of its tables; pg_stat_activity shows which";

function migrateOnce(db: Database, known: Migration[], lockTimeoutMs: number): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    // Without a timeout, to wait for another process that migrates.
    await executeUpdate(tx, sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.migrations})`);
    await executeUpdate(tx, sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`);
    await createHistory(tx);
    const missing = planMigrations(known, await readUpgradedHistory(tx, known));
    await applyMigrations(tx, missing);
    return missing.map(({ name }) => name);
  });
}

/** Reads the history. Upgrades a database of version 0.1.0 to the baseline first. */
async function readUpgradedHistory(tx: Transaction, known: Migration[]): Promise<AppliedMigration[]> {
  const applied = await readHistory(tx);
  if (!isBefore1(applied)) return applied;
  assertUpgradable(applied, "database");
  await upgradeSchema(tx, baselineOf(known));
  return readHistory(tx);
}

/** Runs the migrations in the caller's transaction and records them. */
export async function applyMigrations(tx: Transaction, migrations: Migration[]): Promise<void> {
  await createHistory(tx);
  for (const migration of migrations) {
    await executeUpdate(tx, sql.raw(migration.text));
    await recordMigration(tx, migration);
  }
}

function isLockError(error: unknown): error is Error {
  return error instanceof Error && "code" in error && LOCK_CODES.has(String(error.code));
}
