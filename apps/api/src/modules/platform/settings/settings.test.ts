import { SETTING_KEYS, type Setting, type SettingKey } from "@larkwood/contract";
import { desc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { auditLog, settings as settingsTable } from "../../../db/schema";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";

const shop = await buildTestApp({ env: { SHOP_TIME_ZONE: "Europe/Oslo", SHOP_BANK_ACCOUNT: "" } });
const { call, db } = shop;
let owner: TestUser;
let other: FastifyInstance;

beforeAll(async () => {
  owner = await shop.as("Admin");
  other = await shop.another();
});
afterEach(() => db.delete(settingsTable).then(() => expect.poll(() => nameIn(other)).toBe("Larkwood")));

const set = (key: SettingKey, value: unknown, ifMatch?: string) =>
  call(owner, "PUT", `/settings/${key}`, {
    payload: { value },
    ...(ifMatch ? { headers: { "if-match": ifMatch } } : {}),
  });
const reset = (key: SettingKey) => call(owner, "DELETE", `/settings/${key}`);
const list = async () => (await call(owner, "GET", "/settings")).json<Setting[]>();
const nameIn = async (app: FastifyInstance) =>
  (await app.inject({ url: "/api/shop" })).json<{ name: string }>().name;

describe("the settings", () => {
  it("are listed with default, description and source", async () => {
    const settings = await list();
    expect(settings.map(({ key }) => key)).toEqual(SETTING_KEYS);
    expect(settings.find(({ key }) => key === "shopName")).toEqual({
      key: "shopName",
      value: "Larkwood",
      defaultValue: "Larkwood",
      description: expect.stringMatching(/\.$/),
      isPublic: true,
      source: "default",
      pinned: false,
      variable: "SHOP_NAME",
      version: 0,
      previous: null,
    });
  });

  it("change at once in this process, and within a second in another one", async () => {
    const reply = await set("shopName", "  Fernhill ");
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ key: "shopName", value: "Fernhill", source: "stored", version: 1 });
    expect(reply.headers.etag).toBe('"1"');
    expect(await nameIn(shop.app)).toBe("Fernhill");
    await expect.poll(() => nameIn(other), { interval: 10 }).toBe("Fernhill");
  });

  it("can be reset to their default and never reuse a version", async () => {
    await set("transferDays", 3);
    expect((await reset("transferDays")).json()).toMatchObject({ value: 7, source: "default", version: 2 });
    // Already the default: nothing is written or audited.
    expect((await reset("transferDays")).json()).toMatchObject({ version: 2 });
    expect((await set("transferDays", 4)).json()).toMatchObject({ value: 4, version: 3 });
  });

  it("are audited with actor, old and new value", async () => {
    await set("mostPiecesPerLine", 12);
    await reset("mostPiecesPerLine");
    const [back, change] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
    expect(change).toMatchObject({
      actorId: owner.id,
      action: "setting.change",
      subjectType: "setting",
      subjectId: "mostPiecesPerLine",
      before: { name: "mostPiecesPerLine", value: 100 },
      after: { name: "mostPiecesPerLine", value: 12 },
    });
    expect(back).toMatchObject({ action: "setting.reset", after: { value: 100 } });
  });

  it("return 412 with the saved value to the second of two concurrent editors", async () => {
    const replies = await Promise.all([set("shopName", "Ash", '"0"'), set("shopName", "Birch", '"0"')]);
    const [done, refused] = replies.sort((a, b) => a.statusCode - b.statusCode);
    expect([done?.statusCode, refused?.statusCode]).toEqual([200, 412]);
    expect(refused?.json()).toMatchObject({
      code: "edit_conflict",
      context: { key: "shopName", value: done?.json<Setting>().value, version: 1 },
    });
    expect((await set("shopName", "Birch", '"1"')).json()).toMatchObject({ version: 2 });
  });

  it("are pinned if an environment variable sets them, and can't be changed", async () => {
    const pinned = (await list()).find(({ key }) => key === "timeZone");
    expect(pinned).toMatchObject({ value: "Europe/Oslo", source: "environment", pinned: true });
    for (const reply of [await set("timeZone", "UTC"), await reset("timeZone")]) {
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({
        code: "setting_pinned",
        detail: "timeZone can't be changed here: the environment variable SHOP_TIME_ZONE sets it.",
      });
    }
  });

  it.each<[SettingKey, unknown, Record<string, string>]>([
    ["shopName", "", { value: "must not be empty" }],
    ["shopName", { toString: 1 }, { value: "must be text" }],
    [
      "paymentMethods",
      ["gold"],
      { "value.0": "must be a list of bank_transfer, pay_on_delivery, card, test_card, or empty" },
    ],
    ["transferDays", 1e9, { value: "must be a whole number from 1 to 365" }],
    ["bankAccount", { holder: "Fir", number: "?" }, { "value.number": "must be an IBAN or account number" }],
    ["catalogue", null, { value: "must be members or public" }],
  ])("refuse an invalid value of %s: %j", async (key, value, errors) => {
    const reply = await set(key, value);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: "invalid_input", errors });
    expect(reply.json().detail).toMatch(new RegExp(`^${key} must .*\\.$`));
    expect(await db.select().from(settingsTable)).toEqual([]);
  });

  it("return 404 for an unknown key", async () => {
    const reply = await call(owner, "PUT", "/settings/authSecret", { payload: { value: "x" } });
    expect(reply.statusCode).toBe(404);
    expect((await call(owner, "PUT", "/settings/shopName", { payload: {} })).statusCode).toBe(400);
  });

  it("follow changes of rows in the database, and ignore invalid values", async () => {
    const write = (value: string) => sqlOn(db)`
      INSERT INTO settings (key, value, version, updated_at) VALUES ('shopName', ${value}::jsonb, 1, now())
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, version = settings.version + 1`;
    await write('"By hand"');
    for (const app of [shop.app, other]) await expect.poll(() => nameIn(app)).toBe("By hand");
    await write('{"from": "a later version"}');
    await sqlOn(
      db,
    )`INSERT INTO settings (key, value, version, updated_at) VALUES ('unheardOf', '1', 1, now())`;
    for (const app of [shop.app, other]) await expect.poll(() => nameIn(app)).toBe("Larkwood");
    expect((await list()).map(({ key }) => key)).toEqual(SETTING_KEYS);
  });

  it("are reloaded after the notification listener lost its connection", async () => {
    await sqlOn(db)`ALTER TABLE settings DISABLE TRIGGER USER`;
    await sqlOn(
      db,
    )`INSERT INTO settings (key, value, version, updated_at) VALUES ('shopName', '"Unheard"', 1, now())`;
    expect(await nameIn(other)).toBe("Larkwood");
    await sqlOn(db)`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'larkwood listener'`;
    for (const app of [shop.app, other]) await expect.poll(() => nameIn(app)).toBe("Unheard");
    await sqlOn(db)`ALTER TABLE settings ENABLE TRIGGER USER`;
  });
});

describe("a changed setting", () => {
  it("allows bank transfer only with a bank account", async () => {
    const offer = async () => (await call(null, "GET", "/shop")).json();
    const refused = await set("paymentMethods", ["bank_transfer", "pay_on_delivery"]);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ bankAccount: "must be set for bank transfers" });
    expect(await offer()).toMatchObject({ trading: false, paymentMethods: [], bankAccount: null });
    await set("bankAccount", { holder: "Fir Ltd", number: "GB29 NWBK 6016 1331 9268 19" });
    await set("paymentMethods", ["bank_transfer", "pay_on_delivery"]);
    expect(await offer()).toMatchObject({
      paymentMethods: ["bank_transfer", "pay_on_delivery"],
      bankAccount: { holder: "Fir Ltd", number: "GB29NWBK60161331926819" },
    });
    expect((await set("bankAccount", null)).statusCode).toBe(400);
    expect((await reset("bankAccount")).statusCode).toBe(400);
    await set("paymentMethods", ["pay_on_delivery"]);
    expect(await offer()).toMatchObject({ bankAccount: null });
    expect((await reset("bankAccount")).statusCode).toBe(200);
  });

  it("opens the catalogue to visitors and closes it again", async () => {
    const status = async () => (await call(null, "GET", "/products?limit=1")).statusCode;
    expect(await status()).toBe(401);
    await set("catalogue", "public");
    expect([await status(), await status()]).toEqual([200, 200]);
    await reset("catalogue");
    expect(await status()).toBe(401);
  });
});
