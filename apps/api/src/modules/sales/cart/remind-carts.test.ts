import type { CartsReport, FilledCart, SavedCart } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestUser } from "../../../testing/build-test-app";
import { storeProduct, tradingContext } from "../../../testing/fixtures/orders";
import { openOrderShop } from "../../../testing/order-shop";
import { anotherAddress } from "../../../testing/second-factor";
import { remindCarts } from "./remind-carts";

const shop = await openOrderShop({
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "bank_transfer",
});
const { call, db, sql, staff, place } = shop;
const HOUR_MS = 3_600_000;

const save = async (user: TestUser, items: readonly object[]) => {
  const { version } = (await call(user, "GET", "/cart")).json<SavedCart>();
  expect((await call(user, "PUT", "/cart", { payload: { version, items } })).statusCode).toBe(200);
};
const item = async () => ({ productId: await storeProduct(db, 9, 10_000), quantity: 2 });
/** A customer with a confirmed address who gets the newsletter. */
async function subscriber(): Promise<TestUser> {
  const user = await shop.shop.as("User", anotherAddress());
  await sql`INSERT INTO newsletter_subscribers (email) VALUES (${user.email})`;
  await sql`INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
    VALUES (${user.id}, now(), now(), now())`;
  return user;
}
/** Runs the reminders as if so many hours had passed. */
function remindAfter(hours: number, cartReminderHours = 24): Promise<void> {
  const { current } = tradingContext(db).settings;
  return remindCarts({
    ...shop.shop,
    clock: () => new Date(Date.now() + hours * HOUR_MS),
    settings: { current: { ...current, mode: "trading", cartReminderHours } },
  });
}
const mailsTo = ({ email }: TestUser) =>
  sql<{ body: string; unsubscribe: string }>`
    SELECT payload->>'body' AS body, payload->>'unsubscribe' AS unsubscribe FROM jobs
    WHERE kind = 'mail' AND payload->>'kind' = 'cart_reminder' AND payload->>'recipient' = ${email}`;
let user: TestUser;
beforeEach(async () => {
  user = await subscriber();
});

describe("the reminder of a cart", () => {
  it("is sent once after the hours that the owner has set, with items and a link to unsubscribe", async () => {
    await save(user, [await item()]);
    await remindAfter(23);
    expect(await mailsTo(user)).toEqual([]);
    await remindAfter(25);
    await remindAfter(26);
    const mails = await mailsTo(user);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain("2 × ");
    expect(mails[0]?.body).toContain("https://shop.example/cart");
    expect(mails[0]?.body).toMatch(/https:\/\/shop\.example\/unsubscribe\?token=[0-9a-f]{24}[\w-]{43}/);
    expect(mails[0]?.unsubscribe).toMatch(/^https:\/\/shop\.example\/api\/newsletter\/unsubscribe\//);
    // The same cart with another item is still the same cart.
    await save(user, [await item(), await item()]);
    await remindAfter(60);
    expect(await mailsTo(user)).toHaveLength(1);
  });

  it("is not sent while the setting is 0", async () => {
    await save(user, [await item()]);
    await remindAfter(25, 0);
    expect(await mailsTo(user)).toEqual([]);
  });

  it("is not sent without consent or a confirmed address, to blocked customers, after an order, or for an empty cart", async () => {
    const [silent, unconfirmed, blocked, buyer, elsewhere, emptied, gone] = await Promise.all(
      Array.from({ length: 7 }, subscriber),
    );
    if (!silent || !unconfirmed || !blocked || !buyer || !elsewhere || !emptied || !gone)
      throw new Error("none");
    const bought = await item();
    const unsold = await item();
    for (const one of [silent, unconfirmed, blocked, buyer, elsewhere, emptied]) await save(one, [bought]);
    await save(gone, [unsold]);
    await sql`UPDATE products SET published = false WHERE id = ${unsold.productId}`;
    await sql`DELETE FROM newsletter_subscribers WHERE email = ${silent.email}`;
    await sql`UPDATE email_verifications SET verified_at = NULL WHERE user_id = ${unconfirmed.id}`;
    await sql`INSERT INTO customer_records (user_id, blocked_at) VALUES (${blocked.id}, now())`;
    await place([bought], {}, buyer);
    await place([await item()], {}, elsewhere);
    await save(elsewhere, [bought]);
    await save(emptied, []);
    await remindAfter(25);
    for (const one of [silent, unconfirmed, blocked, buyer, elsewhere, emptied, gone])
      expect(await mailsTo(one)).toEqual([]);
    // A later consent is not used for a cart whose time has passed.
    await sql`INSERT INTO newsletter_subscribers (email) VALUES (${silent.email})`;
    await remindAfter(26);
    expect(await mailsTo(silent)).toEqual([]);
  });

  it("is sent once when two processes send reminders at the same time", async () => {
    await save(user, [await item()]);
    await Promise.all([remindAfter(25), remindAfter(25), remindAfter(25)]);
    expect(await mailsTo(user)).toHaveLength(1);
  });

  it("writes to the same customer about another cart only after 30 days", async () => {
    await save(user, [await item()]);
    await remindAfter(25);
    await save(user, []);
    await save(user, [await item()]);
    await remindAfter(50);
    expect(await mailsTo(user)).toHaveLength(1);
  });
});

describe("the link to unsubscribe", () => {
  const tokenOf = async () => {
    await save(user, [await item()]);
    await remindAfter(25);
    const [mail] = await mailsTo(user);
    return new URL(mail?.unsubscribe ?? "").pathname.split("/").at(-1) ?? "";
  };
  const isSubscribed = async () =>
    (await sql`SELECT FROM newsletter_subscribers WHERE email = ${user.email}`).length === 1;

  it("works without signing in, with the form of a mail program, and twice", async () => {
    const token = await tokenOf();
    const oneClick = () =>
      call(null, "POST", `/newsletter/unsubscribe/${token}`, {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "List-Unsubscribe=One-Click",
      });
    expect((await oneClick()).statusCode).toBe(204);
    expect(await isSubscribed()).toBe(false);
    expect((await oneClick()).statusCode).toBe(204);
  });

  it("changes nothing when it is only opened, and leads to a page", async () => {
    const token = await tokenOf();
    const opened = await call(null, "GET", `/newsletter/unsubscribe/${token}`);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/unsubscribe?token=${token}`]);
    expect(await isSubscribed()).toBe(true);
  });

  it("refuses a token of another address, and takes no other text", async () => {
    const token = await tokenOf();
    const forged = `${token.slice(0, 24)}${"A".repeat(43)}`;
    expect((await call(null, "POST", `/newsletter/unsubscribe/${forged}`)).statusCode).toBe(404);
    expect((await call(null, "POST", `/newsletter/unsubscribe/${token.slice(1)}`)).statusCode).toBe(404);
    expect(await isSubscribed()).toBe(true);
  });

  it("does not tell whether an address gets the newsletter", async () => {
    const forged = `${(await tokenOf()).slice(0, 24)}${"A".repeat(43)}`;
    const ask = async () => (await call(null, "POST", `/newsletter/unsubscribe/${forged}`)).statusCode;
    const answers = [await ask()];
    await sql`DELETE FROM newsletter_subscribers WHERE email = ${user.email}`;
    answers.push(await ask());
    expect(answers).toEqual([404, 404]);
  });
});

describe("the list of carts", () => {
  const list = async (query: string, by = staff) => call(by, "GET", `/admin/carts?${query}`);
  const found = async (one: TestUser, query = "idleHours=0") =>
    (await list(`${query}&search=${one.email}`)).json<FilledCart[]>();

  it("shows contents at today's prices, value, last change, customer and reminder", async () => {
    const [chair, table] = [await item(), await item()];
    await save(user, [chair, table]);
    await sql`UPDATE products SET price_cents = 5000 WHERE id = ${table.productId}`;
    const [cart] = await found(user);
    expect(cart).toMatchObject({
      customer: { id: user.id, email: user.email, newsletter: true },
      value: 300,
      remindedAt: null,
    });
    expect(cart?.items.map(({ quantity, price }) => [quantity, price])).toEqual([
      [2, 100],
      [2, 50],
    ]);
    // The shopper may still be choosing.
    expect(await found(user, "")).toEqual([]);
    await sql`UPDATE filled_carts SET changed_at = now() - interval '2 hours' WHERE user_id = ${user.id}`;
    expect(await found(user, "")).toHaveLength(1);
    await remindAfter(25);
    expect((await found(user, "reminded=yes"))[0]?.remindedAt).not.toBeNull();
    await place([chair], {}, user);
    expect(await found(user)).toEqual([]);
  });

  it("goes with a deleted account, and refuses bad queries and shoppers", async () => {
    await save(user, [await item()]);
    await call(staff, "DELETE", `/users/${user.id}`);
    expect(await found(user)).toEqual([]);
    expect((await list("idleHours=x")).statusCode).toBe(400);
    expect((await list("", await subscriber())).statusCode).toBe(403);
  });
});

describe("the report of carts", () => {
  it("counts carts, orders and what reminders recovered, and the order list shows the same orders", async () => {
    await sql`DELETE FROM filled_carts`;
    const [plain, reminded, left] = [await subscriber(), await subscriber(), await subscriber()];
    const chair = await item();
    for (const one of [plain, reminded, left]) await save(one, [chair]);
    const first = await place([chair], {}, plain);
    await remindAfter(25);
    // Reminders of tomorrow would be outside of the report.
    await sql`UPDATE filled_carts SET reminded_at = now() WHERE reminded_at IS NOT NULL`;
    const second = await place([chair], {}, reminded);
    const { total } = (await call(staff, "GET", "/reports/carts?period=today")).json<CartsReport>();
    expect(total).toMatchObject({
      started: 3,
      ordered: 2,
      orderedGross: first.total + second.total,
      conversion: 66.7,
      reminded: 2,
      recovered: 1,
      recoveredGross: second.total,
    });
    const numbers = async (cart: string) =>
      (await call(staff, "GET", `/admin/orders?cart=${cart}&sold=true`))
        .json<{ number: number }[]>()
        .map(({ number }) => number);
    expect(await numbers("recovered")).toEqual([second.number]);
    expect(await numbers("ordered")).toEqual([second.number, first.number]);
    const csv = await call(staff, "GET", "/reports/carts/export?period=today");
    expect(csv.body).toContain("gross of recovered orders");
  });
});
