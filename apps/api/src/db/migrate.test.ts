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

function folderWith(files: Record<string, string>): string {
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

  it("runs each migration once, in order, also when several processes start together", async () => {
    const folder = folderWith({
      "0001_first.sql": "create table first_step (n int);",
      "0002_second.sql": "insert into first_step values (1); insert into first_step values (2);",
    });
    const others = [1, 2, 3].map(() => connectDatabase(database.url, { max: 1 }));
    const runs = await Promise.all(others.map((other) => migrate(other, folder)));
    await Promise.all(others.map((other) => other.close()));

    expect(runs.flat().sort()).toEqual(["0001_first", "0002_second"]);
    expect(await sqlOn(database.db)`select n from first_step order by n`).toHaveLength(2);
  });

  it("leaves nothing behind of a migration that fails halfway", async () => {
    const folder = folderWith({
      "0001_first.sql": "create table first_step (n int);",
      "0002_second.sql": "insert into first_step values (1); insert into first_step values (2);",
      "0003_third.sql": "create table half_step (n int); select 1 / 0;",
    });
    await expect(migrate(database.db, folder)).rejects.toThrow("division by zero");
    const [row] = await sqlOn(database.db)`select to_regclass('half_step') as half_step`;
    expect(row).toEqual({ half_step: null });
  });
});

describe("a database that a newer version has migrated", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.close());

  const first = { "0001_first.sql": "create table first_step (n int);" };
  const onTop = (head: string) => ({
    ...first,
    "0002_second.sql": `${head}\ncreate table second_step (n int);`,
  });
  const emptyHistory = () => sqlOn(database.db)`truncate schema_migrations`;

  it("lets an older process start that can live with what was added", async () => {
    await emptyHistory();
    await migrate(database.db, folderWith(onTop("-- older code: lives")));
    expect(await migrate(database.db, folderWith(first))).toEqual([]);
  });

  it.each(["-- older code: must stop (it would write half of it)", "-- a table"])(
    "refuses an older process where the head is: %s",
    async (head) => {
      await emptyHistory();
      await migrate(database.db, folderWith(onTop(head)));
      await expect(migrate(database.db, folderWith(first))).rejects.toThrow("newer version");
    },
  );

  it("learns to tell when it comes from before migrations said so", async () => {
    await emptyHistory();
    await sqlOn(database.db)`alter table schema_migrations drop column older_code_lives`;
    const others = [1, 2, 3].map(() => connectDatabase(database.url, { max: 1 }));
    const folder = folderWith(onTop("-- older code: lives"));
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

describe("a table that somebody else uses", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sqlOn(database.db)`truncate schema_migrations`;
    await sqlOn(database.db)`create table busy_table (n int)`;
  });
  afterAll(() => database.close());

  const change = { "0001_change.sql": "alter table busy_table add column m int;" };
  /** Reads the table, as pg_dump does, until the work is done. */
  const whileItIsRead = (work: () => Promise<void>) =>
    inTransaction(database.db, async (tx) => {
      await sqlOn(tx)`select from busy_table`;
      await work();
    });

  it("is left to its users again and again, and changed when they are done", async () => {
    let migrating: Promise<string[]> = Promise.resolve([]);
    await whileItIsRead(async () => {
      migrating = migrate(database.db, folderWith(change), { lockMs: 50, pauseMs: 20, tries: 1_000 });
      const waits = () => sqlOn(database.db)`
        select from pg_locks where relation = 'busy_table'::regclass and not granted`;
      for (let round = 0; round < 2; round += 1) {
        await expect.poll(waits, { interval: 1 }).toHaveLength(1);
        // Behind the one who waits: without a limit of his this would wait as long as he does.
        await sqlOn(database.db)`select from busy_table`;
      }
    });
    expect(await migrating).toEqual(["0001_change"]);
  });

  it("that is never left alone ends the start with a sentence", async () => {
    await sqlOn(database.db)`truncate schema_migrations`;
    await whileItIsRead(async () => {
      const patience = { lockMs: 10, pauseMs: 10, tries: 2 };
      await expect(migrate(database.db, folderWith(change), patience)).rejects.toThrow(MigrationError);
    });
  });
});

describe("the shop's own migrations", () => {
  it("say in their first line whether older code can live with them", () => {
    const silent = readMigrations().filter(({ text }) => allowsOlderCode(text) === null);
    expect(silent.map(({ name }) => name)).toEqual([]);
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

  it("names what the database has not run yet", () => {
    expect(planMigrations(known, [{ name: "0001_a", checksum: "a" }])).toEqual([known[1]]);
  });

  it("refuses a migration that was changed after it had run", () => {
    expect(() => planMigrations(known, [{ name: "0001_a", checksum: "z" }])).toThrow(MigrationError);
  });

  it("refuses a database of a newer version of the shop", () => {
    expect(() => planMigrations(known, [{ name: "0009_z", checksum: "z" }])).toThrow("newer version");
  });

  it("passes over what a newer version has added without harm, unless it added harm too", () => {
    const harmless = { name: "0008_y", checksum: "y", olderCodeLives: true };
    const harmful = { name: "0009_z", checksum: "z", olderCodeLives: false };
    expect(planMigrations(known, [harmless])).toEqual(known);
    expect(() => planMigrations(known, [harmless, harmful])).toThrow("0009_z");
  });
});
