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

/** How long to wait for a table that others use, and how often to try. */
interface Patience {
  lockMs: number;
  pauseMs: number;
  tries: number;
}

// Whoever waits for a table lets nobody else to it meanwhile: rather give up soon, let the shop go on, and try again.
const PATIENCE: Patience = { lockMs: 1_000, pauseMs: 1_000, tries: 60 };
// A lock that was not had in time, and two transactions that wait for each other.
const LOCKED_OUT = new Set(["55P03", "40P01"]);

/** Brings the database to this version, forward only and as a whole; processes that start together take turns. */
export async function migrate(
  db: Database,
  directory?: string,
  { lockMs, pauseMs, tries }: Patience = PATIENCE,
): Promise<string[]> {
  const known = readMigrations(directory);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(db, known, lockMs);
    } catch (error) {
      if (!isLockedOut(error)) throw error;
      if (attempt >= tries) throw new MigrationError(`${lockedOutText} (${error.message}).`);
      await pause(pauseMs);
    }
  }
}

const lockedOutText =
  "The database could not be migrated because another session is using one of its tables; pg_stat_activity shows which";

function migrateOnce(db: Database, known: Migration[], lockMs: number): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    // Without a limit: another process that migrates is worth waiting for.
    await executeUpdate(tx, sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.migrations})`);
    await executeUpdate(tx, sql`select set_config('lock_timeout', ${`${lockMs}ms`}, true)`);
    await createHistory(tx);
    const missing = planMigrations(known, await readUpgraded(tx, known));
    await applyMigrations(tx, missing);
    return missing.map(({ name }) => name);
  });
}

/** The history; a database of version 0.1.0 is upgraded to the baseline first. */
async function readUpgraded(tx: Transaction, known: Migration[]): Promise<AppliedMigration[]> {
  const applied = await readHistory(tx);
  if (!isBefore1(applied)) return applied;
  assertUpgradable(applied, "database");
  await upgradeSchema(tx, baselineOf(known));
  return readHistory(tx);
}

/** Runs the migrations inside the caller's transaction and writes them down. */
export async function applyMigrations(tx: Transaction, migrations: Migration[]): Promise<void> {
  await createHistory(tx);
  for (const migration of migrations) {
    await executeUpdate(tx, sql.raw(migration.text));
    await recordMigration(tx, migration);
  }
}

function isLockedOut(error: unknown): error is Error {
  return error instanceof Error && "code" in error && LOCKED_OUT.has(String(error.code));
}
