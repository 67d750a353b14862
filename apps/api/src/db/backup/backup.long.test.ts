import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sqlOn } from "../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { BackupError } from "./backup-format";
import { restoreBackup } from "./restore-backup";
import { type BackupCounts, writeBackup } from "./write-backup";

const folder = mkdtempSync(join(tmpdir(), "larkwood-backup-"));
const file = join(folder, "shop.backup");
const awkwardName = "Tab\tnew\nline \\. “oak” \u{1F6CB}";
const id = "0123456789abcdef01234567";

const pictures = join(folder, "pictures");
const restoredPictures = join(folder, "restored");
const picture = Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251));

const restore = (backup: string) =>
  restoreBackup(target.db, { file: backup, pictureFolder: restoredPictures });

let written: BackupCounts;
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
  await sql`insert into jobs (kind, payload, state, created_at, due_at) values
    ('shop.backup', '{}', 'running', now(), now()), ('cleanup', '{}', 'waiting', now(), now())`;
  mkdirSync(pictures);
  writeFileSync(join(pictures, "sofa_1280.webp"), picture);
  writeFileSync(join(pictures, "sofa_1280.webp.0a1b2c3d.part"), "half a picture");
  written = await writeBackup(source.db, { file, pictureFolder: pictures });
});
afterAll(() => Promise.all([source.close(), target.close()]));

it("restores every row, the computed columns and the counters", async () => {
  const sql = sqlOn(target.db);
  await sql`insert into newsletter_subscribers (email) values ('gone@after.restore')`;
  await restore(file);

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

it("does not restore the job that wrote the backup", async () => {
  await restore(file);
  expect(await sqlOn(target.db)`select kind from jobs`).toEqual([{ kind: "cleanup" }]);
});

it("restores the uploaded pictures, without unfinished files", async () => {
  expect(await restore(file)).toEqual(written);
  expect(written.pictures).toBe(1);
  expect(readdirSync(restoredPictures)).toEqual(["sofa_1280.webp"]);
  expect(readFileSync(join(restoredPictures, "sofa_1280.webp")).equals(picture)).toBe(true);
});

it("rejects a picture that would be written outside the folder", async () => {
  const crafted = join(folder, "crafted.backup");
  const text = gunzipSync(readFileSync(file)).toString();
  writeFileSync(crafted, gzipSync(text.replace("sofa_1280.webp", "../sofa_1280.webp")));
  await expect(restore(crafted)).rejects.toThrow(BackupError);
});

it("gives the change log another name, so that cursors expire", async () => {
  const nameOf = async ({ db }: TestDatabase) => (await sqlOn(db)`select change_log_name() as name`)[0]?.name;
  const before = await nameOf(target);
  await restore(file);
  expect(new Set([before, await nameOf(target), await nameOf(source)]).size).toBe(3);
});

it("changes nothing when the file is cut off", async () => {
  const cut = join(folder, "cut.backup");
  const text = gunzipSync(readFileSync(file)).toString();
  writeFileSync(cut, gzipSync(text.slice(0, text.lastIndexOf("users") + 20)));
  await sqlOn(target.db)`insert into newsletter_subscribers (email) values ('stays@after.failure')`;

  await expect(restore(cut)).rejects.toThrow(BackupError);
  const stays = await sqlOn(target.db)`select 1 from newsletter_subscribers where email like 'stays%'`;
  expect(stays).toHaveLength(1);
});

it("rejects a compressed file that is cut off", async () => {
  const cut = join(folder, "cut.gz");
  const bytes = readFileSync(file);
  writeFileSync(cut, bytes.subarray(0, bytes.length / 2));
  await expect(restore(cut)).rejects.toThrow(BackupError);
});

it("rejects a file that is not a backup", async () => {
  const other = join(folder, "other.gz");
  writeFileSync(other, gzipSync("hello\n"));
  await expect(restore(other)).rejects.toThrow("not a backup");
});
