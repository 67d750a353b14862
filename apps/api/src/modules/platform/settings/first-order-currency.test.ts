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
import { newKey } from "../../../testing/order-shop";
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
  const place = (changes: Partial<PlaceOrderBody> = {}, app: Pick<FastifyInstance, "inject"> = shop.app) =>
    app.inject({
      method: "POST",
      url: "/api/orders",
      payload: orderBody([{ productId, quantity: 1 }], { paymentMethod: "pay_on_delivery", ...changes }),
      headers: { authorization: `Bearer ${shopper.accessToken}`, ...newKey() },
    });
  const toEuro = () => shop.call(owner, "PUT", "/settings/currency", { payload: { value: "EUR" } });
  return { ...shop, owner, shopper, productId, place, toEuro };
}

/** Waits until one session in this database waits for an advisory lock or another transaction. */
const untilOneWaits = (db: Database, waitEvent: "advisory" | "transactionid") =>
  expect
    .poll(
      () =>
        sqlOn(
          db,
        )`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = ${waitEvent}`,
      { timeout: 60_000 },
    )
    .toHaveLength(1);

it("the currency can't be changed while the first order is being placed", async () => {
  const { db, toEuro, call } = await openShop();
  const caller = await storeUser(db, "first");
  const body = orderBody([{ productId: await storeProduct(db, 9), quantity: 1 }]);
  let changing: ReturnType<typeof toEuro> | undefined;
  // Called when the order is written but not committed.
  const afterInsert = async () => {
    changing = toEuro();
    await untilOneWaits(db, "advisory");
  };
  const placing = { body, key: crypto.randomUUID(), afterInsert };
  await placeOrder(tradingContext(db), placing, { caller, origin: "http://localhost" });
  const reply = await changing;
  expect([reply?.statusCode, reply?.json().detail]).toEqual([
    400,
    "currency can't be changed any more because there are orders in USD.",
  ]);
  expect((await call(null, "GET", "/shop")).json()).toMatchObject({ currency: "USD" });
});

it("concurrent first orders and a currency change end with all orders in the current currency", async () => {
  const { db, place, toEuro, call } = await openShop();
  const [change, ...orders] = await Promise.all([toEuro(), place(), place(), place()]);
  const isChanged = change.statusCode === 200;
  const { currency } = (await call(null, "GET", "/shop")).json<{ currency: string }>();
  expect([change.statusCode, currency]).toEqual(isChanged ? [200, "EUR"] : [400, "USD"]);
  // Orders that were priced before the change are refused; without a change none are.
  const placed = orders.filter(({ statusCode }) => statusCode === 201);
  const refused = orders.filter((one) => !placed.includes(one)).map((one) => one.json().code);
  expect(refused).toEqual(isChanged ? refused.map(() => "price_changed") : []);
  expect(await queryRows(db, sql`SELECT FROM orders`)).toHaveLength(placed.length);
  const mails = await sqlOn(db)<{
    body: string;
  }>`SELECT payload->>'body' AS body FROM jobs WHERE kind = 'mail'`;
  const total = isChanged ? "Total: €100" : "Total: $100";
  expect(mails.filter(({ body }) => body.includes(total))).toHaveLength(placed.length);
  expect((await toEuro()).statusCode).toBe(change.statusCode);
});

it("a second process doesn't place the first order with prices in the old currency", async () => {
  const { db, productId, place, toEuro, another } = await openShop();
  const second = await another();
  const { placing, change } = await inTransaction(db, async (tx) => {
    // This lock stops the order after its prices are read and before it is written.
    await tx.execute(sql`SELECT FROM products WHERE id = ${productId} FOR UPDATE`);
    const placing = place({ expectedTotal: 100 }, second);
    await untilOneWaits(db, "transactionid");
    // Wrapped in an object, so that it isn't awaited here.
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

it("a process that missed the notification refuses the old currency and then uses the new one", async () => {
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
  expect(mail?.body).toContain("Total: €100");
});

it("a process that missed the notification uses the order's currency for payments and invoices", async () => {
  const { db, owner, shopper, place, toEuro, another } = await openShop();
  const second = await another();
  await db.execute(sql`ALTER TABLE settings DISABLE TRIGGER settings_notify`);
  expect((await toEuro()).statusCode).toBe(200);
  const { id } = (await place({ paymentMethod: "card", expectedCurrency: "EUR" })).json<Order>();
  const post = ({ accessToken }: TestUser, url: string) =>
    second.inject({ method: "POST", url, headers: { authorization: `Bearer ${accessToken}` } });
  const started = await post(shopper, `/api/orders/${id}/payment`);
  expect(started.statusCode, started.body).toBe(200);
  expect(stripe.sessionOf(id)).toMatchObject({ currency: "eur", amount: 10_000 });
  const invoiced = await post(owner, `/api/admin/orders/${id}/invoice`);
  expect(invoiced.statusCode, invoiced.body).toBe(200);
  const currencies = await sqlOn(db)`SELECT content->'shop'->>'currency' AS currency FROM documents`;
  expect(currencies).toEqual([{ currency: "EUR" }]);
});

it("an order with the same amount in another currency is refused", async () => {
  const { db, place, toEuro } = await openShop();
  await toEuro();
  const refused = await place({ expectedTotal: 100, expectedCurrency: "USD" });
  expect([refused.statusCode, refused.json().code]).toEqual([409, "price_changed"]);
  expect(await queryRows(db, sql`SELECT FROM orders`)).toEqual([]);
  expect((await place({ expectedTotal: 100, expectedCurrency: "EUR" })).statusCode).toBe(201);
});
