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
const setStock = (id: string, amount = 3) =>
  call(admin, "POST", `/products/${id}/stock`, { payload: { mode: "set", amount, reason: "count" } });
const mailsTo = ({ email }: TestUser) => sql<{ subject: string; body: string }>`
  SELECT subject, body FROM mails WHERE kind = 'back_in_stock' AND recipient = ${email} ORDER BY id`;
const watchesOf = ({ id }: TestUser) => sql<{ productId: string }>`
  SELECT product_id AS "productId" FROM stock_watches WHERE user_id = ${id}`;
const jobsOf = (productId: string) => sql<{ state: string }>`
  SELECT state FROM jobs WHERE kind = 'stock.notify' AND payload->>'productId' = ${productId}`;
const waitForJobs = (productId: string, jobs: number) =>
  expect.poll(() => jobsOf(productId)).toEqual(Array.from({ length: jobs }, () => ({ state: "done" })));

beforeAll(async () => {
  admin = await shop.as("Admin");
});
beforeEach(async () => {
  shopper = await newShopper();
  await verify(shopper);
});

describe("watching the stock of a product", () => {
  it("sends one mail when the product is back in stock", async () => {
    const id = await storeProduct(db, 0);
    expect((await watch(shopper, id)).json()).toEqual({ watching: true });
    expect((await watch(shopper, id)).statusCode).toBe(200);
    expect((await setStock(id)).statusCode).toBe(200);
    await waitForJobs(id, 1);
    const [mail, ...more] = await mailsTo(shopper);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Larkwood: Chair .+ is back in stock$/);
    expect(mail?.body).toContain(`https://shop.example/products/details/${id}`);
    await setStock(id, 0);
    await setStock(id);
    expect(await jobsOf(id)).toHaveLength(1);
    expect(await mailsTo(shopper)).toHaveLength(1);
  });

  it("continues if the stock is sold before the mail is sent", async () => {
    const id = await storeProduct(db, 0);
    await watch(shopper, id);
    await inTransaction(db, async (tx) => {
      await sqlOn(tx)`UPDATE products SET quantity = 1 WHERE id = ${id}`;
      await sqlOn(tx)`UPDATE products SET quantity = 0 WHERE id = ${id}`;
    });
    await waitForJobs(id, 1);
    expect(await mailsTo(shopper)).toEqual([]);
    expect(await watchesOf(shopper)).toEqual([{ productId: id }]);
  });

  it("sends the mail after publishing if the stock arrived while the product was hidden", async () => {
    const [id, soldOut] = [await storeProduct(db, 0), await storeProduct(db, 0)];
    const publish = (id: string, state: string) =>
      call(admin, "PUT", `/products/${id}/publishing`, { payload: { state } });
    for (const productId of [id, soldOut]) {
      await watch(shopper, productId);
      expect((await publish(productId, "draft")).statusCode).toBe(200);
    }
    await setStock(id);
    await waitForJobs(id, 1);
    expect(await mailsTo(shopper)).toEqual([]);
    await publish(id, "published");
    await publish(soldOut, "published");
    await waitForJobs(id, 2);
    await waitForJobs(soldOut, 1);
    expect(await mailsTo(shopper)).toHaveLength(1);
    expect(await watchesOf(shopper)).toEqual([{ productId: soldOut }]);
  });

  it("concerns only the watched variant", async () => {
    const id = await storeProduct(db, 5);
    const [oak, ash] = [newId(new Date()), newId(new Date())];
    await sql`INSERT INTO variants (id, product_id, position, choice, label, price_cents, quantity) VALUES
      (${oak}, ${id}, 0, '{oak}', 'Oak', 20000, 5), (${ash}, ${id}, 1, '{ash}', 'Ash', 21000, 0)`;
    expect((await call(shopper, "POST", `/products/${id}/watch`)).json()).toEqual({ watching: false });
    const ashUrl = `/products/${id}/watch?variantId=${ash}`;
    expect((await call(shopper, "POST", ashUrl)).json()).toEqual({ watching: true });
    expect((await call(shopper, "POST", `/products/${id}/watch?variantId=${id}`)).statusCode).toBe(404);
    await sql`UPDATE variants SET quantity = 0 WHERE id = ${oak}`;
    await sql`UPDATE variants SET quantity = 7 WHERE id = ${oak}`;
    expect(await jobsOf(id)).toEqual([]);
    await sql`UPDATE variants SET quantity = 2 WHERE id = ${ash}`;
    await waitForJobs(id, 1);
    expect((await mailsTo(shopper)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Larkwood: Chair .+, Ash is back in stock$/),
    ]);
  });

  it("requires a verified email address, both to watch and to send the mail", async () => {
    const stranger = await newShopper();
    const id = await storeProduct(db, 0);
    const refused = await watch(stranger, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().code).toBe("address_unverified");
    await watch(shopper, id);
    await sql`DELETE FROM email_verifications WHERE user_id = ${shopper.id}`;
    await setStock(id);
    await waitForJobs(id, 1);
    expect(await mailsTo(shopper)).toEqual([]);
  });

  it("is limited to 20 products and drops the oldest watch", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 22; n += 1) {
      const id = await storeProduct(db, 0);
      ids.push(id);
      await watch(shopper, id);
      await sql`UPDATE stock_watches SET created_at = created_at - interval '1 hour' WHERE user_id = ${shopper.id}`;
    }
    const watched = (await watchesOf(shopper)).map(({ productId }) => productId);
    expect(watched.sort()).toEqual(ids.slice(2).sort());
  });

  it("is deleted with the account or the product, and is part of the data export", async () => {
    const [deleted, remaining] = [await storeProduct(db, 0), await storeProduct(db, 0)];
    await watch(shopper, deleted);
    await watch(shopper, remaining);
    await sql`DELETE FROM products WHERE id = ${deleted}`;
    const data = (await call(shopper, "GET", "/account/export")).json();
    expect(data.stockWatches).toEqual([
      { productId: remaining, variantId: remaining, since: expect.any(String) },
    ]);
    await sql`DELETE FROM users WHERE id = ${shopper.id}`;
    expect(await watchesOf(shopper)).toEqual([]);
  });
});

describe("stock that cannot be watched", () => {
  it("is available, unknown or requested by a visitor", async () => {
    const id = await storeProduct(db, 2);
    expect((await watch(shopper, id)).json()).toEqual({ watching: false });
    expect(await watchesOf(shopper)).toEqual([]);
    expect((await watch(shopper, "0".repeat(24))).statusCode).toBe(404);
    expect((await watch(shopper, "x")).statusCode).toBe(404);
    expect((await watch(null, id)).statusCode).toBe(401);
  });

  it("returns 404 in showroom mode and without mail", async () => {
    for (const otherEnv of [
      { ...env, SHOP_PAYMENT_METHODS: "" },
      { SHOP_PAYMENT_METHODS: "bank_transfer" },
    ]) {
      const otherShop = await buildTestApp({ env: otherEnv });
      const customer = await otherShop.as("User");
      const id = await storeProduct(otherShop.db, 0);
      expect((await otherShop.call(customer, "POST", `/products/${id}/watch`)).statusCode).toBe(404);
      expect((await otherShop.call(null, "GET", "/shop")).json().tellsWhenBack).toBe(false);
    }
    expect((await call(null, "GET", "/shop")).json().tellsWhenBack).toBe(true);
  });
});
