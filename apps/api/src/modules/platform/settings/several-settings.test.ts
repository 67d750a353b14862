import { type Setting, type SettingChange, settingDefinitions } from "@larkwood/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog, settings as settingsTable } from "../../../db/schema";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";

const shop = await buildTestApp({ env: { SHOP_TIME_ZONE: "Europe/Oslo" } });
const { call, db } = shop;
let owner: TestUser;

beforeAll(async () => {
  owner = await shop.as("Admin");
});
beforeEach(() => db.delete(settingsTable));

const save = (...changes: SettingChange[]) => call(owner, "PUT", "/settings", { payload: { changes } });
const settingOf = async (key: string) =>
  (await call(owner, "GET", "/settings")).json<Setting[]>().find((one) => one.key === key);
const shown = async () => (await call(null, "GET", "/shop")).json();

describe("several settings", () => {
  it("change together and at once, each with an audit entry", async () => {
    const rows = await db.$count(auditLog);
    const reply = await save(
      { key: "shopName", value: "Fernhill", version: 0 },
      { key: "contactPhone", value: "", version: 0 },
      { key: "instagram", value: "https://instagram.com/fernhill", version: 0 },
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.json<Setting[]>()).toHaveLength(Object.keys(settingDefinitions).length);
    expect(await shown()).toMatchObject({
      name: "Fernhill",
      // A shop without demo content has no contact details of its own.
      contact: { email: "", phone: "", hours: "" },
      social: { facebook: "", instagram: "https://instagram.com/fernhill" },
    });
    expect(await db.$count(auditLog)).toBe(rows + 3);
  });

  it("are not changed if one is outdated, and all outdated ones are returned", async () => {
    await save({ key: "shopName", value: "Ash", version: 0 });
    const reply = await save(
      { key: "contactHours", value: "Always", version: 0 },
      { key: "shopName", value: "Birch", version: 0 },
    );
    expect(reply.statusCode).toBe(412);
    expect(reply.json()).toMatchObject({
      code: "edit_conflict",
      context: { settings: [{ key: "shopName", value: "Ash", version: 1 }] },
    });
    expect(await settingOf("contactHours")).toMatchObject({ version: 0 });
  });

  it("are refused with a message per invalid setting, or when one is pinned or repeated", async () => {
    const bad = await save(
      { key: "contactEmail", value: "nobody", version: 0 },
      { key: "facebook", value: "javascript:alert(1)", version: 0 },
      { key: "bankAccount", value: { holder: "Fir", number: "?" }, version: 0 },
      { key: "shopName", value: "Fine", version: 0 },
    );
    expect(bad.statusCode).toBe(400);
    expect(bad.json().errors).toEqual({
      contactEmail: "must be an email address such as support@larkwood.example, or empty",
      facebook: "must be a URL that starts with https://, or empty",
      "bankAccount.number": "must be an IBAN or account number",
    });
    const pinned = await save(
      { key: "shopName", value: "Fine", version: 0 },
      { key: "timeZone", value: "UTC", version: 0 },
    );
    expect(pinned.json()).toMatchObject({ status: 409, code: "setting_pinned" });
    const twice = await save(
      { key: "shopName", value: "One", version: 0 },
      { key: "shopName", value: "Two", version: 0 },
    );
    expect(twice.statusCode).toBe(400);
    expect(await settingOf("shopName")).toMatchObject({ version: 0 });
  });
});

describe("the previous value of a setting", () => {
  it("is the last value or the default, and is updated by an undo", async () => {
    expect(await settingOf("transferDays")).toMatchObject({ previous: null });
    await save({ key: "transferDays", value: 3, version: 0 });
    expect(await settingOf("transferDays")).toMatchObject({ previous: { value: 7, isDefault: true } });
    await save({ key: "transferDays", value: 5, version: 1 });
    expect(await settingOf("transferDays")).toMatchObject({ previous: { value: 3, isDefault: false } });
    await save({ key: "transferDays", version: 2 });
    expect(await settingOf("transferDays")).toMatchObject({
      value: 7,
      source: "default",
      previous: { value: 5, isDefault: false },
    });
  });

  it("is known after a change in the database, and null when it is the same or invalid", async () => {
    await save({ key: "shopName", value: "Ash", version: 0 });
    await save({ key: "shopName", value: "Ash", version: 1 });
    expect(await settingOf("shopName")).toMatchObject({ previous: { value: "Larkwood", isDefault: true } });
    await sqlOn(db)`UPDATE settings SET value = '"By hand"', version = version + 1 WHERE key = 'shopName'`;
    expect(await settingOf("shopName")).toMatchObject({ previous: { value: "Ash" } });
    await sqlOn(db)`UPDATE settings SET value = '{"from": "later"}' WHERE key = 'shopName'`;
    await sqlOn(db)`UPDATE settings SET value = '"Elm"' WHERE key = 'shopName'`;
    expect(await settingOf("shopName")).toMatchObject({ value: "Elm", previous: null });
  });
});

describe("a test email", () => {
  it("goes to the Admin who requests it, names its sender, can be followed and is limited", async () => {
    await save({ key: "mailFrom", value: "Fir <hello@fir.example>", version: 0 });
    const reply = await call(owner, "POST", "/admin/mails/test");
    expect(reply.statusCode).toBe(202);
    const { id, recipient } = reply.json<{ id: string; recipient: string }>();
    expect(recipient).toBe(owner.email);
    expect((await call(owner, "GET", `/jobs/${id}`)).json()).toMatchObject({
      kind: "mail",
      status: "waiting",
    });
    const [mail] = (await call(owner, "GET", "/admin/mails")).json();
    expect(mail).toMatchObject({ id, recipient, subject: "Larkwood: Test email" });
    expect(mail.body).toContain("Fir <hello@fir.example>");
    for (let i = 0; i < 9; i += 1) await call(owner, "POST", "/admin/mails/test");
    expect((await call(owner, "POST", "/admin/mails/test")).statusCode).toBe(429);
    expect((await call(await shop.as("User"), "POST", "/admin/mails/test")).statusCode).toBe(403);
  });
});
