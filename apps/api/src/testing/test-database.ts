import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, inject } from "vitest";
import { connectDatabase, type Database } from "../db/connection/client";
import { queryRows } from "../db/executor";

export interface TestDatabase {
  url: string;
  db: Database;
  /** Closes the connections and drops the database; fails where transactions have waited for each other in a circle. */
  close(): Promise<void>;
}

/** A fresh, migrated, empty database; a copy of the template takes a few hundredths of a second. */
export async function createTestDatabase(expected = { circles: 0 }): Promise<TestDatabase> {
  const server = inject("testServer");
  const name = `larkwood_test_${randomBytes(6).toString("hex")}`;
  await asAdmin(server.url, `create database ${name} template ${server.template}`);
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  const db = connectDatabase(address.href, { max: 5 });
  return {
    url: address.href,
    db,
    close: async () => {
      await db.close();
      const circles = await asAdmin(server.url, circlesIn(name));
      await asAdmin(server.url, `drop database if exists ${name} with (force)`);
      // The shop does them again, and nobody would notice that rows are held in another order somewhere.
      expect(circles).toEqual([expected]);
    },
  };
}

const circlesIn = (name: string) =>
  `select deadlocks::int as circles from pg_stat_database where datname = '${name}'`;

async function asAdmin(url: string, statement: string): Promise<unknown[]> {
  const db = connectDatabase(url, { max: 1 });
  try {
    return await queryRows(db, sql.raw(statement));
  } finally {
    await db.close();
  }
}
