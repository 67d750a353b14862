import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { connectDatabase } from "./client";
import { MigrationError, migrate, planMigrations } from "./migrate";

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
});
