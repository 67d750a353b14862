import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sqlOn } from "../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { oldBackup } from "../../testing/version-0.1/old-database";
import { migrate } from "../migrate";
import { MigrationError } from "../plan-migrations";
import { type BackupHeader, endOfTable } from "./backup-format";
import { restoreBackup } from "./restore-backup";

const folder = mkdtempSync(join(tmpdir(), "larkwood-older-"));
const lines = gunzipSync(readFileSync(oldBackup)).toString().split("\n");
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The number of rows of each table in the file, by today's name of the table. */
function countRows(): Record<string, number> {
  const names: Record<string, string> = {
    request_keys: "idempotency_keys",
    forgotten_mails: "erased_mails",
    bulk_undo: "bulk_edit_snapshots",
  };
  const counts: Record<string, number> = {};
  let table = "";
  for (const line of lines.slice(1)) {
    if (line.startsWith('{"table"')) {
      const name = (JSON.parse(line) as { table: string }).table;
      table = names[name] ?? name;
      counts[table] = 0;
    } else if (table && line !== endOfTable && line !== '{"end":true}' && line !== "") {
      counts[table] = (counts[table] ?? 0) + 1;
    }
  }
  return counts;
}

it("a backup of version 0.1.0 is restored with every row under today's names", async () => {
  const expected = countRows();
  const { rows } = await restoreBackup(database.db, { file: oldBackup, pictureFolder: folder });
  expect(Object.keys(expected)).toHaveLength(54);
  expect(rows).toBe(Object.values(expected).reduce((sum, count) => sum + count, 0));
  for (const [table, count] of Object.entries(expected)) {
    expect(count, table).toBeGreaterThan(0);
    const found = await sqlOn(database.db)`select count(*)::int as count from ${sql.identifier(table)}`;
    expect({ table, found }).toEqual({ table, found: [{ count }] });
  }
  // Later migrations add and remove rows and tables.
  await migrate(database.db);
  const plain = sqlOn(database.db);
  expect(await plain`select key, resource_id, response from idempotency_keys order by key`).toEqual([
    { key: "key-1", resource_id: "f00000000000000000000020", response: null },
    { key: "key-2", resource_id: null, response: { url: "/images/a.webp" } },
  ]);
  expect(
    await plain`select kind, recurring_key, cancel_requested from jobs where kind <> 'mail' order by kind`,
  ).toEqual([
    { kind: "catalogue.change", recurring_key: null, cancel_requested: true },
    { kind: "cleanup", recurring_key: "cleanup", cancel_requested: false },
    { kind: "stock.notify", recurring_key: null, cancel_requested: false },
  ]);
  expect(await plain`select id from products where attribute_words @@ '220 & cm'`).toEqual([
    { id: "f00000000000000000000011" },
  ]);
  const [next] = await plain`
    insert into erased_mails (mailbox, kind, created_at) values ('\\x01', 'test', now()) returning id::int`;
  expect(next).toEqual({ id: 3 });
  await plain`select roll_up_sales()`;
  expect(await plain`select sum(orders)::int as orders from sales_months`).toEqual([{ orders: 1 }]);
});

it("an older backup is rejected with the version to use first, and changes nothing", async () => {
  const header = JSON.parse(lines[0] ?? "") as BackupHeader;
  const migrations = header.migrations.filter(({ name }) => name < "0256");
  const file = join(folder, "older.backup");
  writeFileSync(file, gzipSync([JSON.stringify({ ...header, migrations }), ...lines.slice(1)].join("\n")));
  const before = await sqlOn(database.db)`select name from schema_migrations order by name`;
  await expect(restoreBackup(database.db, { file, pictureFolder: folder })).rejects.toThrow(
    new MigrationError(
      "This backup is too old for this version of the shop (it ends with 0255_search_knows_sizes). Restore it with version 0.1.0, make a new backup there, and restore that one here.",
    ),
  );
  expect(await sqlOn(database.db)`select name from schema_migrations order by name`).toEqual(before);
});
