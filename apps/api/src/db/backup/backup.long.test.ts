import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sqlOn } from "../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { BackupError } from "./backup-format";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

const folder = mkdtempSync(join(tmpdir(), "larkwood-backup-"));
const file = join(folder, "shop.backup");
const awkwardName = "Tab\tnew\nline \\. “oak” \u{1F6CB}";
const id = "0123456789abcdef01234567";

let source: TestDatabase;
let target: TestDatabase;
beforeAll(async () => {
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const sql = sqlOn(source.db);
  await sql`insert into products (id, name, description, category, price_cents, quantity, image_url)
    values (${id}, ${awkwardName}, 'Solid oak', 'dining', 12900, 4, '/images/a.webp')`;
  // More than the stream buffers can hold.
  await sql`insert into newsletter_subscribers (email)
    select 'reader-' || n || '@larkwood.example' from generate_series(1, 20000) as n`;
  await sql`insert into audit_log (actor_name, action, subject_type, request_id) values ('me', 'test', 'x', 'r')`;
  await writeBackup(source.db, file);
});
afterAll(() => Promise.all([source.close(), target.close()]));

it("restores every row, the computed columns and the counters", async () => {
  const sql = sqlOn(target.db);
  await sql`insert into newsletter_subscribers (email) values ('gone@after.restore')`;
  await restoreBackup(target.db, file);

  const dump = (from: TestDatabase) => sqlOn(from.db)`select * from products`;
  expect(await dump(target)).toEqual(await dump(source));
  expect(await sql`select name from products`).toEqual([{ name: awkwardName }]);
  expect(await sql`select products from catalogue_counts where category = 'dining'`).toEqual([
    { products: "1" },
  ]);
  expect(await sql`select count(*) from newsletter_subscribers`).toEqual([{ count: "20000" }]);
  const [row] = await sql`
    insert into audit_log (actor_name, action, subject_type, request_id) values ('me', 'next', 'x', 'r') returning id`;
  expect(row).toEqual({ id: "2" });
});

it("changes nothing when the file is cut off", async () => {
  const cut = join(folder, "cut.backup");
  const text = gunzipSync(readFileSync(file)).toString();
  writeFileSync(cut, gzipSync(text.slice(0, text.lastIndexOf("users") + 20)));
  await sqlOn(target.db)`insert into newsletter_subscribers (email) values ('stays@after.failure')`;

  await expect(restoreBackup(target.db, cut)).rejects.toThrow(BackupError);
  const stays = await sqlOn(target.db)`select 1 from newsletter_subscribers where email like 'stays%'`;
  expect(stays).toHaveLength(1);
});

it("rejects a compressed file that is cut off", async () => {
  const cut = join(folder, "cut.gz");
  const bytes = readFileSync(file);
  writeFileSync(cut, bytes.subarray(0, bytes.length / 2));
  await expect(restoreBackup(target.db, cut)).rejects.toThrow(BackupError);
});

it("rejects a file that is not a backup", async () => {
  const other = join(folder, "other.gz");
  writeFileSync(other, gzipSync("hello\n"));
  await expect(restoreBackup(target.db, other)).rejects.toThrow("not a backup");
});
