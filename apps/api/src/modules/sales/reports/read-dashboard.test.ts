import { expect, it } from "vitest";
import { storeProduct, tradingContext } from "../../../testing/fixtures/orders";
import { openOrderShop } from "../../../testing/order-shop";
import { readDashboard } from "./read-dashboard";

const { call, db, sql, staff, place, step, mark } = await openOrderShop({
  SHOP_PAYMENT_METHODS: "bank_transfer,pay_on_delivery",
});
const chair = await storeProduct(db, 50, 10_000);
const buy = () => place([{ productId: chair, quantity: 1 }]);
let now = new Date();
const advance = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const context = { ...tradingContext(db), clock: () => now };
const read = () => readDashboard(context, undefined, { origin: "http://localhost" });
const age = (id: string, days: number) => sql`
  UPDATE orders SET created_at = created_at - make_interval(days => ${days}::int) WHERE id = ${id}`;

it("shows sales by the day of the order with the period before, and the money that is outstanding", async () => {
  expect(await read()).toMatchObject({
    sales: { today: { orders: 0, amount: 0, before: { orders: 0, amount: 0 } } },
    outstanding: { orders: 0, amount: 0 },
  });
  advance(1_000);
  context.moneyCache.current = null;
  const [today, yesterday, week, month, cancelled] = [
    await buy(),
    await buy(),
    await buy(),
    await buy(),
    await buy(),
  ];
  await step(cancelled.id, "CANCELLED");
  await age(yesterday.id, 1);
  await age(week.id, 8);
  await age(month.id, 40);
  await mark(today, "received");
  const { sales, outstanding, views } = await read();
  const one = { orders: 1, amount: 100 };
  expect(sales.today).toEqual({ ...one, before: one });
  expect(sales.week).toEqual({ orders: 2, amount: 200, before: one });
  expect(sales.month).toEqual({ orders: 3, amount: 300, before: one });
  expect(outstanding).toEqual({ orders: 3, amount: 300 });
  expect(views?.find(({ view }) => view === "to-confirm")?.count).toBe(4);
});

it("shows a change of an older order at once", async () => {
  const old = await buy();
  await age(old.id, 5);
  const before = await read();
  await step(old.id, "CANCELLED");
  expect((await read()).sales.week.orders).toBe(before.sales.week.orders - 1);
});

it("shows an undone payment of an earlier day at once", async () => {
  const old = await buy();
  await age(old.id, 5);
  await sql`UPDATE payments SET updated_at = updated_at - interval '4 days' WHERE id = ${old.paymentId}`;
  const before = await read();
  await mark(old, "received");
  await sql`UPDATE payments SET received_at = now() - interval '3 days' WHERE id = ${old.paymentId}`;
  expect((await read()).totalSales).toBe(before.totalSales + 100);
  await call(staff, "POST", "/admin/orders/payments/undo", { payload: { ids: [old.id] } });
  expect((await read()).totalSales).toBe(before.totalSales);
});

it("adds up all days again after an hour", async () => {
  await sql`UPDATE orders SET updated_at = updated_at - interval '2 hours'`;
  await read();
  const before = await read();
  const fresh = await buy();
  await mark(fresh, "received");
  const soon = await read();
  expect(soon.sales.today.orders).toBe(before.sales.today.orders + 1);
  expect(soon.totalSales).toBe(before.totalSales + 100);
  const old = await buy();
  // As if it had changed long ago: only a new sum of all days shows it.
  await sql`UPDATE orders SET created_at = created_at - interval '5 days', updated_at = now() - interval '2 hours'
    WHERE id = ${old.id}`;
  expect((await read()).sales.week.orders).toBe(soon.sales.week.orders);
  advance(3_600_001);
  expect((await read()).sales.week.orders).toBe(soon.sales.week.orders + 1);
});

it("counts the messages that nobody answered", async () => {
  const before = await read();
  const sent = await call(null, "POST", "/contact", {
    payload: {
      firstName: "Mina",
      lastName: "Quist",
      email: "mina@letters.example",
      message: "Does the sofa fit through a door?",
    },
  });
  expect(sent.statusCode, sent.body).toBe(202);
  expect((await read()).openMessages).toBe((before.openMessages ?? 0) + 1);
});
