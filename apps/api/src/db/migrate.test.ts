import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { connectDatabase } from "./connection/client";
import { migrate } from "./migrate";
import { MigrationError, planMigrations } from "./plan-migrations";
import { allowsOlderCode, readMigrations } from "./read-migrations";
import { inTransaction } from "./transaction";

function createFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "larkwood-migrations-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe("migrating a database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sqlOn(database.db)`truncate schema_migrations`;
  });
  afterAll(() => database.close());

  it("runs each migration once, in order, even if several processes start together", async () => {
    const folder = createFolder({
      "0001_first.sql": "create table first_step (n int);",
      "0002_second.sql": "insert into first_step values (1); insert into first_step values (2);",
    });
    const others = [1, 2, 3].map(() => connectDatabase(database.url, { max: 1 }));
    const runs = await Promise.all(others.map((other) => migrate(other, folder)));
    await Promise.all(others.map((other) => other.close()));

    expect(runs.flat().sort()).toEqual(["0001_first", "0002_second"]);
    expect(await sqlOn(database.db)`select n from first_step order by n`).toHaveLength(2);
  });

  it("rolls back a migration that fails halfway", async () => {
    const folder = createFolder({
      "0001_first.sql": "create table first_step (n int);",
      "0002_second.sql": "insert into first_step values (1); insert into first_step values (2);",
      "0003_third.sql": "create table half_step (n int); select 1 / 0;",
    });
    await expect(migrate(database.db, folder)).rejects.toThrow("division by zero");
    const [row] = await sqlOn(database.db)`select to_regclass('half_step') as half_step`;
    expect(row).toEqual({ half_step: null });
  });
});

describe("a database that was migrated by a newer version", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.close());

  const first = { "0001_first.sql": "create table first_step (n int);" };
  const withSecond = (head: string) => ({
    ...first,
    "0002_second.sql": `${head}\ncreate table second_step (n int);`,
  });
  const emptyHistory = () => sqlOn(database.db)`truncate schema_migrations`;

  it("lets an older process start if the migration allows it", async () => {
    await emptyHistory();
    await migrate(database.db, createFolder(withSecond("-- older code: lives")));
    expect(await migrate(database.db, createFolder(first))).toEqual([]);
  });

  it.each(["-- older code: must stop (it would write half of it)", "-- a table"])(
    "rejects an older process if the first line is: %s",
    async (head) => {
      await emptyHistory();
      await migrate(database.db, createFolder(withSecond(head)));
      await expect(migrate(database.db, createFolder(first))).rejects.toThrow("newer version");
    },
  );

  it("adds the column for this permission to an older history table", async () => {
    await emptyHistory();
    await sqlOn(database.db)`alter table schema_migrations drop column older_code_lives`;
    const others = [1, 2, 3].map(() => connectDatabase(database.url, { max: 1 }));
    const folder = createFolder(withSecond("-- older code: lives"));
    await Promise.all(others.map((other) => migrate(other, folder)));
    await Promise.all(others.map((other) => other.close()));
    expect(
      await sqlOn(database.db)`select name, older_code_lives from schema_migrations order by name`,
    ).toEqual([
      { name: "0001_first", older_code_lives: false },
      { name: "0002_second", older_code_lives: true },
    ]);
  });
});

describe("a table that another session uses", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sqlOn(database.db)`truncate schema_migrations`;
    await sqlOn(database.db)`create table busy_table (n int)`;
  });
  afterAll(() => database.close());

  const change = { "0001_change.sql": "alter table busy_table add column m int;" };
  /** Holds a read lock on the table, as pg_dump does, while `work` runs. */
  const whileReading = (work: () => Promise<void>) =>
    inTransaction(database.db, async (tx) => {
      await sqlOn(tx)`select from busy_table`;
      await work();
    });

  it("is not blocked by a waiting migration, and is changed when it is free", async () => {
    let migrating: Promise<string[]> = Promise.resolve([]);
    await whileReading(async () => {
      migrating = migrate(database.db, createFolder(change), {
        lockTimeoutMs: 50,
        pauseMs: 20,
        maxAttempts: 1_000,
      });
      const waitingLocks = () => sqlOn(database.db)`
        select from pg_locks where relation = 'busy_table'::regclass and not granted`;
      for (let round = 0; round < 2; round += 1) {
        await expect.poll(waitingLocks, { interval: 1 }).toHaveLength(1);
        // Queues behind the migration; without its lock timeout, this would wait as long.
        await sqlOn(database.db)`select from busy_table`;
      }
    });
    expect(await migrating).toEqual(["0001_change"]);
  });

  it("ends the start with an error if it is never free", async () => {
    await sqlOn(database.db)`truncate schema_migrations`;
    await whileReading(async () => {
      const options = { lockTimeoutMs: 10, pauseMs: 10, maxAttempts: 2 };
      await expect(migrate(database.db, createFolder(change), options)).rejects.toThrow(MigrationError);
    });
  });
});

describe("the shop's own migrations", () => {
  it("say in their first line whether older code can run on them", () => {
    const undeclared = readMigrations().filter(({ text }) => allowsOlderCode(text) === null);
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });

  it("begin with the baseline of version 1.0, area by area", () => {
    const names = readMigrations().map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(["1000_platform", "1001_identity", "1002_catalogue", "1003_sales"]);
  });
});

describe("planning migrations", () => {
  const known = [
    { name: "0001_a", checksum: "a" },
    { name: "0002_b", checksum: "b" },
  ];

  it("returns the migrations that the database has not run yet", () => {
    expect(planMigrations(known, [{ name: "0001_a", checksum: "a" }])).toEqual([known[1]]);
  });

  it("rejects a migration that was changed after it had run", () => {
    expect(() => planMigrations(known, [{ name: "0001_a", checksum: "z" }])).toThrow(MigrationError);
  });

  it("rejects a database of a newer version", () => {
    expect(() => planMigrations(known, [{ name: "0009_z", checksum: "z" }])).toThrow("newer version");
  });

  it("ignores compatible migrations of a newer version, and rejects incompatible ones", () => {
    const compatible = { name: "0008_y", checksum: "y", olderCodeLives: true };
    const incompatible = { name: "0009_z", checksum: "z", olderCodeLives: false };
    expect(planMigrations(known, [compatible])).toEqual(known);
    expect(() => planMigrations(known, [compatible, incompatible])).toThrow("0009_z");
  });
});
