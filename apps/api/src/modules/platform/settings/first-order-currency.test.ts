import type { Order, PlaceOrderBody } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, expect, it } from "vitest";
import type { Database } from "../../../db/connection/client";
import { queryRows } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import {
  orderBody,
  stockOf,
  storeProduct,
  storeUser,
  tradingContext,
} from "../../../testing/fixtures/orders";
import { newKey } from "../../../testing/order-desk";
import { sqlOn } from "../../../testing/plain-sql";
import { startStripe } from "../../../testing/stripe/stripe-server";
import { placeOrder } from "../../sales/orders/place-order";

const stripe = await startStripe();
afterAll(() => stripe.stop());

async function openShop() {
  const env = { SHOP_PAYMENT_METHODS: "pay_on_delivery,card", ...stripe.env };
  const shop = await buildTestApp({ env });
  const [owner, shopper] = [await shop.as("Admin"), await shop.as("User")];
  const productId = await storeProduct(shop.db, 9, 10_000);
  const place = (changes: Partial<PlaceOrderBody> = {}, at: Pick<FastifyInstance, "inject"> = shop.app) =>
    at.inject({
      method: "POST",
      url: "/api/orders",
      payload: orderBody([{ productId, quantity: 1 }], { paymentMethod: "pay_on_delivery", ...changes }),
      headers: { authorization: `Bearer ${shopper.accessToken}`, ...newKey() },
    });
  const toEuro = () => shop.call(owner, "PUT", "/settings/currency", { payload: { value: "EUR" } });
  return { ...shop, owner, shopper, productId, place, toEuro };
}

/** Until somebody waits in this database for what another transaction holds: a lock that both agreed on, or a row. */
const untilSomebodyWaits = (db: Database, held: "advisory" | "transactionid") =>
  expect
    .poll(
      () =>
        sqlOn(db)`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = ${held}`,
      { timeout: 60_000 },
    )
    .toHaveLength(1);

it("the currency stays when the very first order is on its way at that moment", async () => {
  const { db, toEuro, call } = await openShop();
  const caller = await storeUser(db, "first");
  const body = orderBody([{ productId: await storeProduct(db, 9), quantity: 1 }]);
  let changing: ReturnType<typeof toEuro> | undefined;
  // Written, and not yet there for anybody else.
  const afterwards = async () => {
    changing = toEuro();
    await untilSomebodyWaits(db, "advisory");
  };
  const placing = { body, key: crypto.randomUUID(), afterwards };
  await placeOrder(tradingContext(db), placing, { caller, origin: "http://localhost" });
  const reply = await changing;
  expect([reply?.statusCode, reply?.json().detail]).toEqual([
    400,
    "currency can't be changed any more because there are orders in USD.",
  ]);
  expect((await call(null, "GET", "/shop")).json()).toMatchObject({ currency: "USD" });
});

it("of first orders and a change of currency at once, the currency is that of all orders or of none", async () => {
  const { db, place, toEuro, call } = await openShop();
  const [change, ...orders] = await Promise.all([toEuro(), place(), place(), place()]);
  const isChanged = change.statusCode === 200;
  const { currency } = (await call(null, "GET", "/shop")).json<{ currency: string }>();
  expect([change.statusCode, currency]).toEqual(isChanged ? [200, "EUR"] : [400, "USD"]);
  // Who was priced before the change is asked again; where there was none, nobody is.
  const placed = orders.filter(({ statusCode }) => statusCode === 201);
  const refused = orders.filter((one) => !placed.includes(one)).map((one) => one.json().code);
  expect(refused).toEqual(isChanged ? refused.map(() => "price_changed") : []);
  expect(await queryRows(db, sql`SELECT FROM orders`)).toHaveLength(placed.length);
  const told = await sqlOn(db)<{
    body: string;
  }>`SELECT payload->>'body' AS body FROM jobs WHERE kind = 'mail'`;
  const total = isChanged ? "Total €100.00" : "Total $100.00";
  expect(told.filter(({ body }) => body.includes(total))).toHaveLength(placed.length);
  expect((await toEuro()).statusCode).toBe(change.statusCode);
});

it("a second process that has priced the very first order in the old currency does not place it", async () => {
  const { db, productId, place, toEuro, another } = await openShop();
  const second = await another();
  const { placing, change } = await inTransaction(db, async (tx) => {
    // Until this ends the order stands still: its terms are read, and nothing of it is written.
    await tx.execute(sql`SELECT FROM products WHERE id = ${productId} FOR UPDATE`);
    const placing = place({ expectedTotal: 100 }, second);
    await untilSomebodyWaits(db, "transactionid");
    // In an object, because it is not waited for here.
    return { placing: { reply: placing }, change: await toEuro() };
  });
  expect(change.statusCode, change.body).toBe(200);
  const refused = await placing.reply;
  expect([refused.statusCode, refused.json().code, refused.json().detail]).toEqual([
    409,
    "price_changed",
    "Prices are now in EUR. Please reload the page and check the total.",
  ]);
  expect(refused.json().context.quote).toMatchObject({ total: 100 });
  expect([await queryRows(db, sql`SELECT FROM orders`), await stockOf(db, productId)]).toEqual([[], 9]);
});

it("a process that no notice has reached sells nothing in the old currency, and knows the new one from then on", async () => {
  const { db, place, toEuro, another } = await openShop();
  const second = await another();
  await db.execute(sql`ALTER TABLE settings DISABLE TRIGGER settings_notify`);
  expect((await toEuro()).statusCode).toBe(200);
  const refused = await place({ expectedTotal: 100 }, second);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "price_changed"]);
  const agreed = await place({ expectedTotal: 100, expectedCurrency: "EUR" }, second);
  expect(agreed.statusCode, agreed.body).toBe(201);
  const [mail] = await sqlOn(db)<{
    body: string;
  }>`SELECT payload->>'body' AS body FROM jobs WHERE kind = 'mail'`;
  expect(mail?.body).toContain("Total €100.00");
});

it("a process that no notice has reached asks for money and writes invoices in the currency of the order", async () => {
  const { db, owner, shopper, place, toEuro, another } = await openShop();
  const second = await another();
  await db.execute(sql`ALTER TABLE settings DISABLE TRIGGER settings_notify`);
  expect((await toEuro()).statusCode).toBe(200);
  const { id } = (await place({ paymentMethod: "card", expectedCurrency: "EUR" })).json<Order>();
  const ask = ({ accessToken }: TestUser, url: string) =>
    second.inject({ method: "POST", url, headers: { authorization: `Bearer ${accessToken}` } });
  const begun = await ask(shopper, `/api/orders/${id}/payment`);
  expect(begun.statusCode, begun.body).toBe(200);
  expect(stripe.sessionOf(id)).toMatchObject({ currency: "eur", amount: 10_000 });
  const invoiced = await ask(owner, `/api/admin/orders/${id}/invoice`);
  expect(invoiced.statusCode, invoiced.body).toBe(200);
  const written = await sqlOn(db)`SELECT content->'shop'->>'currency' AS currency FROM documents`;
  expect(written).toEqual([{ currency: "EUR" }]);
});

it("whoever saw the same figures in another currency is asked again", async () => {
  const { db, place, toEuro } = await openShop();
  await toEuro();
  const refused = await place({ expectedTotal: 100, expectedCurrency: "USD" });
  expect([refused.statusCode, refused.json().code]).toEqual([409, "price_changed"]);
  expect(await queryRows(db, sql`SELECT FROM orders`)).toEqual([]);
  expect((await place({ expectedTotal: 100, expectedCurrency: "EUR" })).statusCode).toBe(201);
});
