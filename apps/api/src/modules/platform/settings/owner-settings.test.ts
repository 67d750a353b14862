import { DEFAULT_HOME, type Setting, type SettingKey } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../../db/executor";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";

const shop = await buildTestApp({ env: { SHOP_MODE: "trading", SHOP_DEMO: "off" } });
const { call, db } = shop;
let owner: TestUser;
beforeAll(async () => {
  owner = await shop.as("Admin");
});

const set = (key: SettingKey, value: unknown) =>
  call(owner, "PUT", `/settings/${key}`, { payload: { value } });
const reset = (key: SettingKey) => call(owner, "DELETE", `/settings/${key}`);
const lockedReasons = async () =>
  (await call(owner, "GET", "/settings"))
    .json<Setting[]>()
    .flatMap(({ key, lockedReason }) => (lockedReason ? [[key, lockedReason]] : []));
const checklist = async () => {
  const reply = await call(owner, "GET", "/admin/checklist");
  const { isHidden, steps } = reply.json<{
    isHidden: boolean;
    steps: { step: string; isDone: boolean }[];
  }>();
  return { isHidden, done: steps.filter(({ isDone }) => isDone).map(({ step }) => step) };
};
const TEXT = {
  subject: "Order {number} at {shop}",
  opening: "Dear <b>you</b>,\n\nwe got {total}.",
  closing: "Bye.",
};
const PREVIEW = { kind: "order_placed", text: TEXT };

describe("the setup checklist", () => {
  it("marks steps as done by the shop's data and can be hidden", async () => {
    expect(await checklist()).toEqual({ isHidden: false, done: [] });
    expect(await lockedReasons()).toEqual([]);
    await set("shopName", "Fernhill");
    for (const key of ["termsText", "privacyText"] as const) await set(key, "# Ours");
    // A step with several settings is done when all of them are set.
    expect((await checklist()).done).toEqual([]);
    await set("contactEmail", "hello@fernhill.example");
    await set("returnsText", "# Ours");
    await set("paymentMethods", ["pay_on_delivery"]);
    await set("tax", { included: true, rates: [] });
    expect((await checklist()).done).toEqual(["name", "payment", "tax", "texts"]);
    await set("shipping", { twoMan: [], zones: [] });
    expect((await checklist()).done).toContain("shipping");
    await reset("shipping");
    const productId = await storeProduct(db, 9);
    const placed = await call(await shop.as("User"), "POST", "/orders", {
      payload: orderBody([{ productId, quantity: 1 }], { paymentMethod: "pay_on_delivery" }),
      headers: { "idempotency-key": crypto.randomUUID() },
    });
    expect(placed.statusCode).toBe(201);
    expect((await checklist()).done).toEqual(["name", "payment", "tax", "product", "texts", "order"]);
    expect(await lockedReasons()).toEqual([["currency", "There are orders in USD."]]);
    // The default value, chosen on purpose.
    await set("catalogue", "members");
    expect((await checklist()).done).toContain("catalogue");
    await set("checklist", "hidden");
    expect((await checklist()).isHidden).toBe(true);
  });
});

it("a shop without demo content shows no contact details and no demo pages", async () => {
  const other = await buildTestApp({ env: { SHOP_MODE: "trading", SHOP_DEMO: "off" } });
  const shown = (await other.call(null, "GET", "/shop")).json();
  expect(shown).toMatchObject({
    demo: false,
    contact: { email: "", phone: "", hours: "" },
    social: { facebook: "", twitter: "", instagram: "" },
  });
});

it("a shop without a mail server can open without a test email", async () => {
  const optionalIn = async ({ call: send, as }: typeof shop) => {
    const reply = await send(await as("Admin"), "GET", "/admin/checklist");
    const { steps } = reply.json<{ steps: { step: string; isOptional: boolean }[] }>();
    return steps.filter(({ isOptional }) => isOptional).map(({ step }) => step);
  };
  expect(await optionalIn(shop)).toEqual(["mail"]);
  const withMail = await buildTestApp({ env: { SMTP_URL: "smtp://localhost:2525" } });
  expect(await optionalIn(withMail)).toEqual([]);
});

describe("a long page text", () => {
  it("is shortened in the audit log", async () => {
    expect((await set("servicesText", "x".repeat(50_000))).json().value).toHaveLength(50_000);
    const [row] = await queryRows<{ after: { value: string } }>(
      db,
      sql`SELECT after FROM audit_log WHERE subject_id = 'servicesText' ORDER BY id DESC LIMIT 1`,
    );
    expect(row?.after.value).toMatch(/^x{5000}… \(50000 characters\)$/);
    expect([400, 413]).toContain((await set("servicesText", "x".repeat(1_000_000))).statusCode);
  });
});

describe("the currency", () => {
  it("cannot be changed after the first order", async () => {
    const refused = await set("currency", "EUR");
    expect(refused.statusCode).toBe(400);
    expect(refused.json().detail).toBe("currency can't be changed any more because there are orders in USD.");
    expect((await set("currency", "USD")).statusCode).toBe(200);
    expect((await call(null, "GET", "/shop")).json()).toMatchObject({ currency: "USD" });
  });
});

describe("custom mail texts", () => {
  const preview = (payload: object) => call(owner, "POST", "/admin/mails/preview", { payload });

  it("can be previewed with filled placeholders and escaped HTML", async () => {
    const { subject, body, html } = (await preview(PREVIEW)).json();
    expect(subject).toBe("Order 1042 at Fernhill");
    expect(body).toMatch(/^Dear <b>you<\/b>,\n\nwe got \$241\.\n\n {2}2 × An oak chair/);
    expect(body).toContain("Bye.");
    expect(html).toContain("Dear &lt;b&gt;you&lt;/b&gt;,");
    expect((await preview({ kind: "order_placed", text: null })).json().subject).toBe(
      "Fernhill: Thanks for your order 1042",
    );
  });

  it("are refused with line and name of an unknown placeholder", async () => {
    const text = { ...TEXT, opening: "Hello,\n\nyour {nmae}" };
    const problem = "has an unknown placeholder {nmae} in line 3; use {shop}, {number}, {total}";
    const shown = await preview({ kind: "order_placed", text });
    expect([shown.statusCode, shown.json().errors]).toEqual([400, { "text.opening": problem }]);
    const saved = await set("mailTexts", { order_placed: text });
    expect([saved.statusCode, saved.json().errors]).toEqual([400, { "value.order_placed.opening": problem }]);
  });

  it("are used for the next order, until they are reset", async () => {
    const productId = await storeProduct(db, 9);
    const order = async () => {
      const buyer = await shop.as("User");
      const payload = orderBody([{ productId, quantity: 1 }], { paymentMethod: "pay_on_delivery" });
      const headers = { "idempotency-key": crypto.randomUUID() };
      expect((await call(buyer, "POST", "/orders", { payload, headers })).statusCode).toBe(201);
      const [mail] = await queryRows<{ subject: string; body: string }>(
        db,
        sql`SELECT subject, body FROM mails WHERE kind = 'order_placed' ORDER BY id DESC LIMIT 1`,
      );
      return mail;
    };
    await set("mailTexts", { order_placed: TEXT });
    expect((await order())?.subject).toMatch(/^Order \d+ at Fernhill$/);
    await reset("mailTexts");
    expect((await order())?.subject).toMatch(/^Fernhill: Thanks for your order \d+$/);
  });
});

describe("images in settings", () => {
  it("count as used, including those that an undo would restore", async () => {
    const first = "/images/uploads/0123456789abcdef0123456789abcdef_1280.webp";
    const second = first.replace("0123", "4567");
    expect((await set("logo", `https://shop.example${first}`)).json().value).toBe(first);
    const home = { ...DEFAULT_HOME, story: { ...DEFAULT_HOME.story, imageUrl: second } };
    expect((await set("homeDraft", home)).statusCode).toBe(200);
    await reset("logo");
    const used = await queryRows(
      db,
      sql`SELECT DISTINCT name FROM image_uses WHERE kind = 'setting' ORDER BY name`,
    );
    expect(used).toHaveLength(2);
  });
});
