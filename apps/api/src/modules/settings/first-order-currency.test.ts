import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { rowsOf } from "../../db/executor";
import { buildTestApp } from "../../testing/build-test-app";
import { placeOrder } from "../orders/place-order";
import { orderBody, storeProduct, storeUser, tradingContext } from "../orders/trading-fixtures";

async function openShop() {
  const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "pay_on_delivery" } });
  const [owner, shopper] = [await shop.as("Admin"), await shop.as("User")];
  const productId = await storeProduct(shop.db, 9, 10_000);
  const place = () =>
    shop.call(shopper, "POST", "/orders", {
      payload: orderBody([{ productId, quantity: 1 }], { paymentMethod: "pay_on_delivery" }),
      headers: { "idempotency-key": crypto.randomUUID() },
    });
  const toEuro = () => shop.call(owner, "PUT", "/settings/currency", { payload: { value: "EUR" } });
  return { ...shop, place, toEuro };
}

/** Until somebody waits in this database for what the other one holds. */
const untilSomebodyWaits = (db: Parameters<typeof rowsOf>[0]) =>
  expect
    .poll(
      async () =>
        (
          await rowsOf(
            db,
            sql`SELECT FROM pg_locks WHERE NOT granted AND locktype = 'advisory'
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          )
        ).length,
      { timeout: 60_000 },
    )
    .toBe(1);

it("the currency stays when the very first order is on its way at that moment", async () => {
  const { db, toEuro, call } = await openShop();
  const caller = await storeUser(db, "first");
  const body = orderBody([{ productId: await storeProduct(db, 9), quantity: 1 }]);
  let changing: ReturnType<typeof toEuro> | undefined;
  // Written, and not yet there for anybody else.
  const afterwards = async () => {
    changing = toEuro();
    await untilSomebodyWaits(db);
  };
  const placing = { body, key: crypto.randomUUID(), afterwards };
  await placeOrder(tradingContext(db), placing, { caller, origin: "http://localhost" });
  const reply = await changing;
  expect([reply?.statusCode, reply?.json().detail]).toEqual([
    400,
    "currency cannot be changed any more: there are orders in USD.",
  ]);
  expect((await call(null, "GET", "/shop")).json()).toMatchObject({ currency: "USD" });
});

it("of first orders and a change of currency at once, the currency is that of all orders or of none", async () => {
  const { db, place, toEuro, call } = await openShop();
  const [change, ...orders] = await Promise.all([toEuro(), place(), place(), place()]);
  expect(orders.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const { currency } = (await call(null, "GET", "/shop")).json<{ currency: string }>();
  expect([change.statusCode, currency]).toEqual(change.statusCode === 200 ? [200, "EUR"] : [400, "USD"]);
  expect((await toEuro()).statusCode).toBe(change.statusCode === 200 ? 200 : 400);
  expect(await rowsOf(db, sql`SELECT FROM orders`)).toHaveLength(3);
});
