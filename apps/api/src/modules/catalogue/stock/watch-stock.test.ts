import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../core/ids";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";

const env = {
  SHOP_PAYMENT_METHODS: "bank_transfer",
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
};
const shop = await buildTestApp({ env });
const { call, db } = shop;
const sql = sqlOn(db);
let admin: TestUser;
let shopper: TestUser;
let count = 0;

const newShopper = () => {
  count += 1;
  return shop.as("User", `10.9.0.${count}`);
};
const verify = ({ id }: TestUser) => sql`
  INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at) VALUES (${id}, now(), now(), now())
  ON CONFLICT (user_id) DO UPDATE SET verified_at = now()`;
const watch = (user: TestUser | null, id: string) => call(user, "POST", `/products/${id}/watch`);
const deliver = (id: string, amount = 3) =>
  call(admin, "POST", `/products/${id}/stock`, { payload: { mode: "set", amount, reason: "count" } });
const mailsTo = ({ email }: TestUser) => sql<{ subject: string; body: string }>`
  SELECT subject, body FROM mails WHERE kind = 'back_in_stock' AND recipient = ${email} ORDER BY id`;
const watchesOf = ({ id }: TestUser) => sql<{ productId: string }>`
  SELECT product_id AS "productId" FROM stock_watches WHERE user_id = ${id}`;
const jobsOf = (productId: string) => sql<{ state: string }>`
  SELECT state FROM jobs WHERE kind = 'stock.notify' AND payload->>'productId' = ${productId}`;
// The workers of the shop look for work every other second.
const SOON = { timeout: 30_000 };
const allDone = (productId: string, jobs: number) =>
  expect.poll(() => jobsOf(productId), SOON).toEqual(Array.from({ length: jobs }, () => ({ state: "done" })));

beforeAll(async () => {
  admin = await shop.as("Admin");
});
beforeEach(async () => {
  shopper = await newShopper();
  await verify(shopper);
});

describe("waiting for a product", () => {
  it("ends with one message when it is back, whoever brought it, and not with a second one", async () => {
    const id = await storeProduct(db, 0);
    expect((await watch(shopper, id)).json()).toEqual({ watching: true });
    expect((await watch(shopper, id)).statusCode).toBe(200);
    expect((await deliver(id)).statusCode).toBe(200);
    await allDone(id, 1);
    const [mail, ...more] = await mailsTo(shopper);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Larkwood: Chair .+ is back in stock$/);
    expect(mail?.body).toContain(`https://shop.example/products/details/${id}`);
    await deliver(id, 0);
    await deliver(id);
    expect(await jobsOf(id)).toHaveLength(1);
    expect(await mailsTo(shopper)).toHaveLength(1);
  });

  it("goes on when the pieces were sold before anybody could be told", async () => {
    const id = await storeProduct(db, 0);
    await watch(shopper, id);
    await inTransaction(db, async (tx) => {
      await sqlOn(tx)`UPDATE products SET quantity = 1 WHERE id = ${id}`;
      await sqlOn(tx)`UPDATE products SET quantity = 0 WHERE id = ${id}`;
    });
    await allDone(id, 1);
    expect(await mailsTo(shopper)).toEqual([]);
    expect(await watchesOf(shopper)).toEqual([{ productId: id }]);
  });

  it("ends when the product is published again, if its pieces came while nobody could see it", async () => {
    const [id, stillGone] = [await storeProduct(db, 0), await storeProduct(db, 0)];
    const publish = (id: string, state: string) =>
      call(admin, "PUT", `/products/${id}/publishing`, { payload: { state } });
    for (const each of [id, stillGone]) {
      await watch(shopper, each);
      expect((await publish(each, "draft")).statusCode).toBe(200);
    }
    await deliver(id);
    await allDone(id, 1);
    expect(await mailsTo(shopper)).toEqual([]);
    await publish(id, "published");
    await publish(stillGone, "published");
    await allDone(id, 2);
    await allDone(stillGone, 1);
    expect(await mailsTo(shopper)).toHaveLength(1);
    expect(await watchesOf(shopper)).toEqual([{ productId: stillGone }]);
  });

  it("is for the variant that was chosen, whatever the others do", async () => {
    const id = await storeProduct(db, 5);
    const [oak, ash] = [newId(new Date()), newId(new Date())];
    await sql`INSERT INTO variants (id, product_id, position, choice, label, price_cents, quantity) VALUES
      (${oak}, ${id}, 0, '{oak}', 'Oak', 20000, 5), (${ash}, ${id}, 1, '{ash}', 'Ash', 21000, 0)`;
    expect((await call(shopper, "POST", `/products/${id}/watch`)).json()).toEqual({ watching: false });
    const chosen = `/products/${id}/watch?variantId=${ash}`;
    expect((await call(shopper, "POST", chosen)).json()).toEqual({ watching: true });
    expect((await call(shopper, "POST", `/products/${id}/watch?variantId=${id}`)).statusCode).toBe(404);
    await sql`UPDATE variants SET quantity = 0 WHERE id = ${oak}`;
    await sql`UPDATE variants SET quantity = 7 WHERE id = ${oak}`;
    expect(await jobsOf(id)).toEqual([]);
    await sql`UPDATE variants SET quantity = 2 WHERE id = ${ash}`;
    await allDone(id, 1);
    expect((await mailsTo(shopper)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Larkwood: Chair .+, Ash is back in stock$/),
    ]);
  });

  it("is for an address that is surely the account's, when it is asked for and when it is written to", async () => {
    const stranger = await newShopper();
    const id = await storeProduct(db, 0);
    const refused = await watch(stranger, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe("address_unverified");
    await watch(shopper, id);
    await sql`DELETE FROM email_verifications WHERE user_id = ${shopper.id}`;
    await deliver(id);
    await allDone(id, 1);
    expect(await mailsTo(shopper)).toEqual([]);
  });

  it("is for twenty products at most: the oldest wish gives way", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 22; n += 1) {
      const id = await storeProduct(db, 0);
      ids.push(id);
      await watch(shopper, id);
      await sql`UPDATE stock_watches SET created_at = created_at - interval '1 hour' WHERE user_id = ${shopper.id}`;
    }
    const kept = (await watchesOf(shopper)).map(({ productId }) => productId);
    expect(kept.sort()).toEqual(ids.slice(2).sort());
  });

  it("goes with the account and with the product, and is part of what is stored about somebody", async () => {
    const [gone, kept] = [await storeProduct(db, 0), await storeProduct(db, 0)];
    await watch(shopper, gone);
    await watch(shopper, kept);
    await sql`DELETE FROM products WHERE id = ${gone}`;
    const data = (await call(shopper, "GET", "/account/export")).json();
    expect(data.stockWatches).toEqual([{ productId: kept, variantId: kept, since: expect.any(String) }]);
    await sql`DELETE FROM users WHERE id = ${shopper.id}`;
    expect(await watchesOf(shopper)).toEqual([]);
  });
});

describe("what cannot be waited for", () => {
  it("is there, or never was, or is asked for by nobody", async () => {
    const id = await storeProduct(db, 2);
    expect((await watch(shopper, id)).json()).toEqual({ watching: false });
    expect(await watchesOf(shopper)).toEqual([]);
    expect((await watch(shopper, "0".repeat(24))).statusCode).toBe(404);
    expect((await watch(shopper, "x")).statusCode).toBe(404);
    expect((await watch(null, id)).statusCode).toBe(401);
  });

  it("is in a showroom, and in a shop that sends no mail", async () => {
    for (const other of [{ ...env, SHOP_PAYMENT_METHODS: "" }, { SHOP_PAYMENT_METHODS: "bank_transfer" }]) {
      const silent = await buildTestApp({ env: other });
      const somebody = await silent.as("User");
      const id = await storeProduct(silent.db, 0);
      expect((await silent.call(somebody, "POST", `/products/${id}/watch`)).statusCode).toBe(404);
      expect((await silent.call(null, "GET", "/shop")).json().tellsWhenBack).toBe(false);
    }
    expect((await call(null, "GET", "/shop")).json().tellsWhenBack).toBe(true);
  });
});
