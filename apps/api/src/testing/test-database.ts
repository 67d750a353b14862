import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, inject } from "vitest";
import { connectDatabase, type Database } from "../db/connection/client";
import { queryRows } from "../db/executor";

export interface TestDatabase {
  url: string;
  db: Database;
  /** Closes the connections and drops the database. Fails if there were unexpected deadlocks. */
  close(): Promise<void>;
}

/** Creates an empty, migrated database as a copy of the template. Copying files takes a third of the time of writing a log. */
export async function createTestDatabase(expected = { deadlocks: 0 }): Promise<TestDatabase> {
  const server = inject("testServer");
  const name = `larkwood_test_${randomBytes(6).toString("hex")}`;
  await asAdmin(server.url, `create database ${name} template ${server.template} strategy file_copy`);
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  const db = connectDatabase(address.href, { max: 5 });
  return {
    url: address.href,
    db,
    close: async () => {
      await db.close();
      const found = await asAdmin(server.url, deadlocksIn(name));
      await asAdmin(server.url, `drop database if exists ${name} with (force)`);
      // The shop retries deadlocked transactions, so a wrong lock order would go unnoticed.
      expect(found).toEqual([expected]);
    },
  };
}

const deadlocksIn = (name: string) =>
  `select deadlocks::int as deadlocks from pg_stat_database where datname = '${name}'`;

async function asAdmin(url: string, statement: string): Promise<unknown[]> {
  const db = connectDatabase(url, { max: 1 });
  try {
    return await queryRows(db, sql.raw(statement));
  } finally {
    await db.close();
  }
}
