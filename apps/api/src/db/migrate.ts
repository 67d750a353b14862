import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { ADVISORY_LOCKS } from "./advisory-locks";
import type { Database } from "./client";
import { change, rowsOf } from "./executor";
import { inTransaction, type Transaction } from "./transaction";

/** The database and the migrations of this version do not belong together. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

interface Migration {
  name: string;
  checksum: string;
  text: string;
}

// Beside this file in the sources, and beside the bundle in dist.
const migrationsDir = fileURLToPath(new URL("./migrations/", import.meta.url));

/** Brings the database to this version, forward only and as a whole; processes that start together take turns. */
export function migrate(db: Database, directory = migrationsDir): Promise<string[]> {
  const known = readMigrations(directory);
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.migrations})`);
    await createHistory(tx);
    const applied = await rowsOf<{ name: string; checksum: string }>(
      tx,
      sql`select name, checksum from schema_migrations order by name`,
    );
    const missing = planMigrations(known, applied);
    await applyMigrations(tx, missing);
    return missing.map(({ name }) => name);
  });
}

/** Runs the migrations inside the caller's transaction and writes them down. */
export async function applyMigrations(tx: Transaction, migrations: Migration[]): Promise<void> {
  await createHistory(tx);
  for (const { name, checksum, text } of migrations) {
    await change(tx, sql.raw(text));
    await tx.execute(sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`);
  }
}

async function createHistory(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
}

/** Which migrations are still to be run; throws when history was changed or is from a newer version. */
export function planMigrations<Known extends { name: string; checksum: string }>(
  known: Known[],
  applied: { name: string; checksum: string }[],
): Known[] {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = byName.get(name);
    if (!migration) {
      throw new MigrationError(`The database was made by a newer version of the shop (it has ${name}).`);
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(`The migration ${name} was changed after this database had run it.`);
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return known.filter(({ name }) => !done.has(name));
}

/** The migrations of this version, in their order. */
export function readMigrations(directory = migrationsDir): Migration[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => {
      const text = readFileSync(`${directory}/${file}`, "utf8");
      // A checkout on Windows may turn line ends around; the migration is still the same one.
      const checksum = createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");
      return { name: file.replace(/\.sql$/, ""), checksum, text };
    });
}
