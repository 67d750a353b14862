import { SETTING_DEFAULTS } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { notifyWishlists } from "./notify-wishlists";

const env = {
  SHOP_PAYMENT_METHODS: "bank_transfer",
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
};
const shop = await buildTestApp({ env });
const { call, db } = shop;
const sql = sqlOn(db);

let user: TestUser;
let email = "";
let productId = "";
beforeEach(async () => {
  user = await shop.as("User");
  const [row] = await sql<{ email: string }>`SELECT email FROM users WHERE id = ${user.id}`;
  email = row?.email ?? "";
  productId = await storeProduct(db, 5, 100_00);
  await sql`
    INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
    VALUES (${user.id}, now(), now(), now()) ON CONFLICT (user_id) DO UPDATE SET verified_at = now()`;
});
const wish = () => call(user, "PUT", `/wishlist/${productId}`);
const choose = (newsByEmail: boolean) =>
  call(user, "PUT", "/account/wishlist-emails", { payload: { newsByEmail } });
const setPrice = (cents: number) => sql`UPDATE products SET price_cents = ${cents} WHERE id = ${productId}`;
const setStock = (quantity: number) =>
  sql`UPDATE products SET quantity = ${quantity} WHERE id = ${productId}`;
const notify = () => {
  const settings = { current: { ...SETTING_DEFAULTS, mode: "trading" as const } };
  const { config } = shop;
  return notifyWishlists({ db, config, settings, clock: () => new Date() });
};
const subjects = async () =>
  (
    await sql<{ subject: string }>`
      SELECT subject FROM mails WHERE kind = 'wishlist_news' AND recipient = ${email} ORDER BY id`
  ).map(({ subject }) => subject.replace(/^Larkwood: /, "").replace(/^Chair \w+/, "Chair"));

describe("emails about the wishlist", () => {
  it("tell each lower price and each return to stock once", async () => {
    await wish();
    expect((await choose(true)).statusCode).toBe(204);
    expect((await call(user, "GET", "/wishlist")).json()).toMatchObject({ newsByEmail: true });
    await notify();
    expect(await subjects()).toEqual([]);
    await setPrice(80_00);
    await Promise.all([notify(), notify()]);
    expect(await subjects()).toEqual(["Chair is now cheaper"]);
    await setPrice(120_00);
    await notify();
    await setPrice(90_00);
    await notify();
    expect(await subjects()).toHaveLength(1);
    await setStock(0);
    await notify();
    await setStock(3);
    await notify();
    await notify();
    expect(await subjects()).toEqual(["Chair is now cheaper", "Chair is back in stock"]);
  });

  it("stop with the link of each of them, without signing in", async () => {
    await sql`UPDATE users SET email = upper(email) WHERE id = ${user.id}`;
    email = email.toUpperCase();
    await wish();
    await choose(true);
    await setPrice(90_00);
    await notify();
    const [mail] = await sql<{ unsubscribe: string }>`
      SELECT payload->>'unsubscribe' AS unsubscribe FROM jobs
      WHERE kind = 'mail' AND payload->>'kind' = 'wishlist_news' AND payload->>'recipient' = ${email}`;
    const token = mail?.unsubscribe?.split("/").at(-1);
    const forged = `${token?.slice(0, 24)}${"A".repeat(43)}`;
    expect((await call(null, "POST", `/newsletter/unsubscribe/${forged}`)).statusCode).toBe(404);
    expect((await call(user, "GET", "/wishlist")).json()).toMatchObject({ newsByEmail: true });
    expect((await call(null, "POST", `/newsletter/unsubscribe/${token}`)).statusCode).toBe(204);
    expect((await call(user, "GET", "/wishlist")).json()).toMatchObject({ newsByEmail: false });
    await setPrice(80_00);
    await notify();
    expect(await subjects()).toHaveLength(1);
  });

  it("are one email for several products", async () => {
    await choose(true);
    await wish();
    const first = productId;
    productId = await storeProduct(db, 5, 100_00);
    await wish();
    await sql`UPDATE products SET price_cents = 1 WHERE id IN (${first}, ${productId})`;
    await notify();
    expect(await subjects()).toEqual(["2 products of your wishlist are back in stock or cheaper"]);
  });

  it("go to nobody without consent, without a verified address, or about what is not for sale", async () => {
    await wish();
    await setPrice(90_00);
    await notify();
    await choose(true);
    await setPrice(80_00);
    await choose(false);
    await notify();
    await choose(true);
    await setPrice(70_00);
    await sql`UPDATE products SET published = false WHERE id = ${productId}`;
    await notify();
    await sql`UPDATE products SET published = true WHERE id = ${productId}`;
    await sql`UPDATE email_verifications SET verified_at = NULL WHERE user_id = ${user.id}`;
    await notify();
    expect(await subjects()).toEqual([]);
    expect((await choose(true)).json().code).toBe("address_unverified");
    expect(
      (await call(null, "PUT", "/account/wishlist-emails", { payload: { newsByEmail: true } })).statusCode,
    ).toBe(401);
    expect(
      (await call(user, "PUT", "/account/wishlist-emails", { payload: { newsByEmail: 1 } })).statusCode,
    ).toBe(400);
  });
});
