import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { queryRows } from "./executor";
import { CommitLostError, inTransaction } from "./transaction";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ circles: 1 });
  await sqlOn(database.db)`create table notes (text text)`;
});
afterAll(() => database.close());

const notes = async () =>
  (await sqlOn(database.db)<{ text: string }>`select text from notes`).map(({ text }) => text);
const write = (text: string) => sql`insert into notes values (${text})`;

it("stores all of the work, and gives what it returned", async () => {
  const result = await inTransaction(database.db, async (tx) => {
    await tx.execute(write("one"));
    await tx.execute(write("two"));
    return "done";
  });
  expect([result, await notes()]).toEqual(["done", ["one", "two"]]);
});

it("stores nothing of work that failed, and the connection goes on", async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await tx.execute(write("never"));
    await queryRows(tx, sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow("division by zero");
  expect(await notes()).not.toContain("never");
  expect(database.db.pool.totalCount).toBe(database.db.pool.idleCount);
});

it("fails when the server answers the commit by taking everything back", async () => {
  const swallowed = inTransaction(database.db, async (tx) => {
    await tx.execute(write("lost"));
    await queryRows(tx, sql`select 1 / 0`).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow(CommitLostError);
  expect(await notes()).not.toContain("lost");
});

it("is a transaction also when its first statements are sent together", async () => {
  const both = inTransaction(database.db, async (tx) => {
    await Promise.all([queryRows(tx, write("three")), queryRows(tx, sql`select no_such_column`)]);
  });
  await expect(both).rejects.toThrow("no_such_column");
  expect(await notes()).not.toContain("three");
});

it("fails for what failed first, whichever of the statements sent together is waited for", async () => {
  const masked = inTransaction(database.db, async (tx) => {
    queryRows(tx, sql`select 1 / 0`).catch(() => {});
    await queryRows(tx, write("after it"));
  });
  await expect(masked).rejects.toThrow("division by zero");
});

it("sees one instant where it is a snapshot, and may not write", async () => {
  const snapshot = inTransaction(database.db, (tx) => queryRows(tx, write("no")), { snapshot: true });
  await expect(snapshot).rejects.toThrow("read-only transaction");
});

it("is done again where it and another one waited for each other", async () => {
  const { db } = database;
  await sqlOn(db)`create table shelves (name text primary key, pieces int)`;
  await sqlOn(db)`insert into shelves values ('left', 0), ('right', 0)`;
  const take = (name: string) => sql`update shelves set pieces = pieces + 1 where name = ${name}`;
  let holding = 0;
  const takeBoth = (first: string, second: string) =>
    inTransaction(db, async (tx) => {
      await queryRows(tx, take(first));
      holding += 1;
      await expect.poll(() => holding).toBeGreaterThanOrEqual(2);
      await queryRows(tx, take(second));
    });
  await Promise.all([takeBoth("left", "right"), takeBoth("right", "left")]);
  expect(await queryRows(db, sql`select pieces from shelves`)).toEqual([{ pieces: 2 }, { pieces: 2 }]);
  expect(db.meter.deadlockRetries).toBe(1);
});
