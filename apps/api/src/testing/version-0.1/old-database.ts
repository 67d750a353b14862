import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { createTestDatabase, type TestDatabase } from "../test-database";

const inFolder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A backup of `createOldDatabase`, made by version 0.1.0. */
export const oldBackup = inFolder("shop.backup");

/** A database as version 0.1.0 leaves it, at migration 0265, with rows in every table. */
export async function createOldDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const run = (statements: string) => database.db.execute(sql.raw(statements));
  await run("drop schema public cascade");
  await run("create schema public");
  await run(readFileSync(inFolder("schema.sql"), "utf8"));
  await run(readFileSync(inFolder("rows.sql"), "utf8"));
  return database;
}
