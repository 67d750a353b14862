import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { queryRows } from "./executor";
import { CommitLostError, inTransaction } from "./transaction";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ deadlocks: 1 });
  await sqlOn(database.db)`create table notes (text text)`;
});
afterAll(() => database.close());

const readNotes = async () =>
  (await sqlOn(database.db)<{ text: string }>`select text from notes`).map(({ text }) => text);
const write = (text: string) => sql`insert into notes values (${text})`;

it("commits all statements and returns the result of the work", async () => {
  const result = await inTransaction(database.db, async (tx) => {
    await tx.execute(write("one"));
    await tx.execute(write("two"));
    return "done";
  });
  expect([result, await readNotes()]).toEqual(["done", ["one", "two"]]);
});

it("rolls back failed work and releases the connection", async () => {
  const failing = inTransaction(database.db, async (tx) => {
    await tx.execute(write("never"));
    await queryRows(tx, sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow("division by zero");
  expect(await readNotes()).not.toContain("never");
  expect(database.db.pool.totalCount).toBe(database.db.pool.idleCount);
});

it("fails if the server answers COMMIT with ROLLBACK", async () => {
  const swallowed = inTransaction(database.db, async (tx) => {
    await tx.execute(write("lost"));
    await queryRows(tx, sql`select 1 / 0`).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow(CommitLostError);
  expect(await readNotes()).not.toContain("lost");
});

it("rolls back statements that were sent together with a failing one", async () => {
  const both = inTransaction(database.db, async (tx) => {
    await Promise.all([queryRows(tx, write("three")), queryRows(tx, sql`select no_such_column`)]);
  });
  await expect(both).rejects.toThrow("no_such_column");
  expect(await readNotes()).not.toContain("three");
});

it("fails with the first error, whichever statement is awaited", async () => {
  const masked = inTransaction(database.db, async (tx) => {
    queryRows(tx, sql`select 1 / 0`).catch(() => {});
    await queryRows(tx, write("after it"));
  });
  await expect(masked).rejects.toThrow("division by zero");
});

it("rejects writes in a snapshot", async () => {
  const snapshot = inTransaction(database.db, (tx) => queryRows(tx, write("no")), { snapshot: true });
  await expect(snapshot).rejects.toThrow("read-only transaction");
});

it("is retried after a deadlock", async () => {
  const { db } = database;
  await sqlOn(db)`create table shelves (name text primary key, quantity int)`;
  await sqlOn(db)`insert into shelves values ('left', 0), ('right', 0)`;
  const increment = (name: string) => sql`update shelves set quantity = quantity + 1 where name = ${name}`;
  let started = 0;
  const incrementBoth = (first: string, second: string) =>
    inTransaction(db, async (tx) => {
      await queryRows(tx, increment(first));
      started += 1;
      await expect.poll(() => started).toBeGreaterThanOrEqual(2);
      await queryRows(tx, increment(second));
    });
  await Promise.all([incrementBoth("left", "right"), incrementBoth("right", "left")]);
  expect(await queryRows(db, sql`select quantity from shelves`)).toEqual([{ quantity: 2 }, { quantity: 2 }]);
  expect(db.metrics.deadlockRetries).toBe(1);
});
