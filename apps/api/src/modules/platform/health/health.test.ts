import { readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { ShopHealth } from "@larkwood/contract";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { backupFolderOf, removeExpiredBackups } from "./backup-folder";
import { findObstacle } from "./measure-storage";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const { as, call, config } = shop;
const sql = sqlOn(shop.db);
const owner = await as("Admin");
const folder = backupFolderOf(config);

const health = async (): Promise<ShopHealth> => (await call(owner, "GET", "/admin/health")).json();
const statusOf = async (id: string) => (await call(owner, "GET", `/jobs/${id}`)).json().status;
const start = async () => (await call(owner, "POST", "/admin/backups")).json().id as string;
const actions = async () =>
  (await sql<{ action: string }>`SELECT action FROM audit_log WHERE action LIKE 'backup.%' ORDER BY id`).map(
    ({ action }) => action,
  );

async function backUp() {
  const id = await start();
  await expect.poll(() => statusOf(id)).toBe("done");
  const { lastBackup } = await health();
  if (!lastBackup) throw new Error("no backup");
  return lastBackup;
}

async function insertMail(state: string, error: string | null, age = "1 minute") {
  const payload = JSON.stringify({ kind: "test", recipient: "a@b.example", subject: "", body: "" });
  await sql`
    INSERT INTO jobs (kind, payload, state, last_error, created_at, due_at)
    VALUES ('mail', ${payload}, ${state}, ${error}, now() - ${age}::interval, now())`;
}

beforeEach(async () => {
  await sql`DELETE FROM jobs WHERE recurring_key IS NULL`;
});

describe("the health of a shop", () => {
  it("has sizes, free disk space and no worries at first", async () => {
    const { databaseBytes, freeBytes, ...rest } = await health();
    expect(Math.min(databaseBytes, freeBytes)).toBeGreaterThan(1_000_000);
    expect(rest).toEqual({
      pictureBytes: 0,
      failedJobs: 0,
      mail: { waiting: 0, held: 0, failed: 0, oldestAt: null, delay: null, lastError: null },
      lastBackup: null,
      backupObstacle: null,
    });
  });

  it("tells why emails wait, without email addresses", async () => {
    await insertMail("waiting", null);
    await insertMail("held", null, "3 days");
    expect((await health()).mail).toMatchObject({ waiting: 1, held: 1, delay: "no_server" });
    config.sendsMail = true;
    onTestFinished(() => {
      config.sendsMail = false;
    });
    expect((await health()).mail).toMatchObject({ delay: "too_old", oldestAt: expect.any(String) });
    await insertMail("dead", "550 no such user: a@b.example");
    const { mail, failedJobs } = await health();
    expect(mail).toMatchObject({ failed: 1, delay: "refused", lastError: "550 no such user: …" });
    expect(failedJobs).toBe(1);
  });

  it("is not shown without the permission for settings", async () => {
    const limited = await as("Admin");
    await sql`UPDATE users SET permissions = '{orders.read,catalogue.write}' WHERE id = ${limited.id}`;
    expect((await call(limited, "GET", "/admin/health")).statusCode).toBe(403);
  });
});

describe("a backup", () => {
  it("is created by a job, is downloaded as a whole, and both are in the activity log", async () => {
    const { id, bytes, rows, expiresAt } = await backUp();
    expect(rows).toBeGreaterThan(10);
    expect(expiresAt).not.toBeNull();
    const file = await call(owner, "GET", `/admin/backups/${id}/file`);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      "content-type": "application/gzip",
      "content-length": String(bytes),
    });
    expect(file.headers["content-disposition"]).toMatch(
      /^attachment; filename="shop-\d{4}-\d\d-\d\d\.backup"$/,
    );
    expect(file.rawPayload).toHaveLength(bytes);
    expect(await actions()).toEqual(["backup.create", "backup.download"]);
  });

  it("can be read by no other user of the machine, and replaces the previous one", async () => {
    await backUp();
    const { id } = await backUp();
    expect(readdirSync(folder)).toEqual([`${id}.backup`]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, `${id}.backup`)).mode & 0o777).toBe(0o600);
  });

  it("needs every permission", async () => {
    const { id } = await backUp();
    const limited = await as("Admin");
    // All permissions but one.
    await sql`
      UPDATE users SET permissions = array_remove(
        ARRAY['catalogue.write','orders.read','orders.write','payments.read','payments.write','customers.read',
          'customers.write','coupons.write','settings.write','staff.write','reports.read','audit.read'], 'audit.read')
      WHERE id = ${limited.id}`;
    const before = await actions();
    expect((await call(limited, "GET", "/admin/health")).statusCode).toBe(200);
    expect((await call(limited, "POST", "/admin/backups")).statusCode).toBe(403);
    expect((await call(limited, "GET", `/admin/backups/${id}/file`)).statusCode).toBe(403);
    expect(await actions()).toEqual(before);
  });

  it("does not run if its owner has lost a permission meanwhile", async () => {
    const admin = await as("Admin");
    const [job] = await sql<{ id: string }>`
      INSERT INTO jobs (kind, payload, owner_id, state, created_at, due_at)
      VALUES ('shop.backup', '{}', ${admin.id}, 'held', now(), now()) RETURNING id::text`;
    await sql`UPDATE users SET permissions = '{settings.write}' WHERE id = ${admin.id}`;
    expect((await call(owner, "POST", `/admin/jobs/${job?.id}/retry`)).statusCode).toBe(204);
    await expect
      .poll(() => sql`SELECT last_error AS error FROM jobs WHERE id = ${job?.id ?? ""} AND state = 'dead'`)
      .toEqual([{ error: "The person who started this job is no longer allowed to." }]);
  });

  it("is created once at a time", async () => {
    const second = await as("Admin");
    await sql`
      INSERT INTO jobs (kind, payload, owner_id, state, created_at, due_at)
      VALUES ('shop.backup', '{}', ${owner.id}, 'running', now(), now() + interval '1 day')`;
    const ids = await Promise.all([start(), start(), start()]);
    expect(new Set(ids).size).toBe(1);
    const refused = await call(second, "POST", "/admin/backups");
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      "Someone else is creating a backup. Try again later.",
    ]);
  });

  it("can't be downloaded after a day, and its file is deleted", async () => {
    const { id } = await backUp();
    await sql`UPDATE backups SET expires_at = now() WHERE id = ${id}`;
    expect((await call(owner, "GET", `/admin/backups/${id}/file`)).statusCode).toBe(404);
    expect(await removeExpiredBackups(config, new Date())).toBe(0);
    const yesterday = Date.now() / 1000 - 90_000;
    utimesSync(join(folder, `${id}.backup`), yesterday, yesterday);
    expect(await removeExpiredBackups(config, new Date())).toBe(1);
    expect((await health()).lastBackup).toMatchObject({ id, expiresAt: null });
  });

  it("is not found if the shop has no file of it", async () => {
    const path = "/admin/backups/0123456789abcdef01234567/file";
    expect((await call(owner, "GET", path)).statusCode).toBe(404);
    expect((await call(owner, "GET", "/admin/backups/..%2f..%2fsecrets/file")).statusCode).toBe(404);
  });

  it("is refused for a shop with its own database server, with what to do", async () => {
    config.databaseUrl = shop.url;
    onTestFinished(() => {
      config.databaseUrl = null;
    });
    expect((await health()).backupObstacle).toBe("own_server");
    const refused = await call(owner, "POST", "/admin/backups");
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      "Back up your own PostgreSQL server with pg_dump.",
    ]);
  });

  it.each([
    [{ databaseBytes: 1e9, pictureBytes: 1e9, freeBytes: 9e9 }, null],
    [{ databaseBytes: 1e9, pictureBytes: 1e9 + 1, freeBytes: 9e9 }, "too_large"],
    [{ databaseBytes: 2e9, pictureBytes: null, freeBytes: 9e9 }, null],
    [{ databaseBytes: 1e9, pictureBytes: 3e8, freeBytes: 1.8e9 }, "disk_full"],
  ])("of %o has the obstacle %s", (sizes, obstacle) => {
    expect(findObstacle({ databaseUrl: null }, sizes)).toBe(obstacle);
  });
});
