import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tries } from "../../../../../../scripts/lib/tries";
import type { Caller } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import {
  order,
  orderBody,
  stockOf,
  storeProduct,
  storeUser,
  tradingContext,
} from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { markPayment } from "../payments/mark-payment";
import { insertCoupon } from "../promotions/coupons.repo";
import { readDashboard } from "../reports/read-dashboard";
import { changeOrderStatus } from "./change-order-status";
import { findOrder } from "./orders.repo";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The expected state of the shop. */
interface Model {
  admin: Caller;
  shopper: Caller;
  products: { id: string; stock: number | null }[];
  orders: { id: string; status: string; items: { product: number; quantity: number }[] }[];
  couponUses: number;
}

const quantity = fc.integer({ min: 1, max: 3 });
const product = fc.nat({ max: 2 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("order" as const),
      product,
      other: product,
      quantity,
      coupon: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      order: fc.nat({ max: 5 }),
      status: fc.constantFrom(
        "CONFIRMED",
        "SHIPPED",
        "CANCELLED",
        "DELIVERED",
        "OUT_FOR_DELIVERY",
        "RETURNED",
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("pay" as const),
      order: fc.nat({ max: 5 }),
      status: fc.constantFrom("received", "refunded"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("stock" as const), product, quantity }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), product }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function play(model: Model, action: Step): Promise<void> {
  const { db } = database;
  if (action.kind === "order") return playOrder(model, action);
  if (action.kind === "move") return playStatusChange(model, action);
  if (action.kind === "pay") return playPayment(model, action);
  const target = model.products[action.product];
  if (!target || target.stock === null) return;
  if (action.kind === "delete") {
    await sqlOn(db)`DELETE FROM products WHERE id = ${target.id}`;
    target.stock = null;
    return;
  }
  await sqlOn(
    db,
  )`UPDATE products SET quantity = quantity + ${action.quantity}, updated_at = now() WHERE id = ${target.id}`;
  target.stock += action.quantity;
}

async function playOrder(model: Model, action: Extract<Step, { kind: "order" }>): Promise<void> {
  const quantities = new Map<number, number>();
  for (const index of [action.product, action.other])
    quantities.set(index, (quantities.get(index) ?? 0) + action.quantity);
  const items = [...quantities].map(([index, count]) => ({
    productId: model.products[index]?.id ?? "",
    quantity: count,
  }));
  const possible = [...quantities].every(([index, count]) => (model.products[index]?.stock ?? 0) >= count);
  const couponLeft = !action.coupon || model.couponUses < 3;
  let id = "";
  const body = orderBody(items, action.coupon ? { coupon: "THREE" } : {});
  const done = await attempt(async () => {
    id = (await order(database.db, model.shopper, body)).id;
  });
  expect(done).toBe(possible && couponLeft);
  if (!done) return;
  for (const [index, count] of quantities) (model.products[index] as { stock: number }).stock -= count;
  if (action.coupon) model.couponUses += 1;
  model.orders.push({
    id,
    status: "PLACED",
    items: [...quantities].map(([index, count]) => ({ product: index, quantity: count })),
  });
}

async function playStatusChange(model: Model, action: Extract<Step, { kind: "move" }>): Promise<void> {
  const target = model.orders[action.order];
  if (!target) return;
  const before = await findOrder(database.db, target.id);
  const done = await attempt(() =>
    changeOrderStatus(
      tradingContext(database.db),
      { id: target.id, status: action.status as "CONFIRMED" },
      { caller: model.admin, requestId: "test" },
    ),
  );
  if (!done) return;
  target.status = action.status;
  if (action.status !== "CANCELLED" && action.status !== "RETURNED") return;
  for (const item of target.items) {
    const product = model.products[item.product];
    if (product && product.stock !== null) product.stock += item.quantity;
  }
  if (action.status === "CANCELLED" && before?.couponCode) model.couponUses -= 1;
}

async function playPayment(model: Model, action: Extract<Step, { kind: "pay" }>): Promise<void> {
  const target = model.orders[action.order];
  if (!target) return;
  const [payment] = await sqlOn(database.db)<{ id: string }>`
    SELECT id FROM payments WHERE order_id = ${target.id}`;
  const mark = { id: payment?.id ?? "", status: action.status as "received" };
  const actor = { caller: model.admin, requestId: "test", address: "", origin: "" };
  await attempt(() => markPayment(tradingContext(database.db), mark, actor));
}

async function checkInvariants(model: Model): Promise<void> {
  const { db } = database;
  for (const { id, stock } of model.products) expect(await stockOf(db, id)).toBe(stock);
  const [coupon] = await sqlOn(db)`SELECT uses FROM promotions WHERE code = 'THREE'`;
  expect(coupon?.uses).toBe(model.couponUses);
  for (const { id, status, items } of model.orders) {
    const stored = await findOrder(db, id);
    expect(stored?.status).toBe(status);
    expect(stored?.lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(
      items.reduce((n, i) => n + i.quantity, 0),
    );
    const sum = stored?.lines.reduce((cents, line) => cents + line.priceCents * line.quantity, 0);
    expect(Number(stored?.totalCents)).toBe((sum ?? 0) - Number(stored?.discountCents));
    expect(stored?.events.at(-1)?.status).toBe(status);
  }
  const [placed] = await sqlOn(db)`SELECT count(*)::int AS orders FROM orders WHERE status <> 'CANCELLED'`;
  const [paid] = await sqlOn(db)<{ sales: number; refunds: number }>`
    SELECT coalesce(sum(amount_cents) FILTER (WHERE status IN ('received', 'refunded')), 0)::int / 100.0::float8 AS sales,
      coalesce(sum(amount_cents) FILTER (WHERE status = 'refunded'), 0)::int / 100.0::float8 AS refunds
    FROM payments`;
  const expected = { ...placed, ...paid };
  const summary = async () => {
    const dashboard = await readDashboard(tradingContext(db), undefined, { origin: "" });
    return { orders: dashboard.totalOrders, sales: dashboard.totalSales, refunds: dashboard.totalExpenses };
  };
  expect(await summary()).toEqual(expected);
}

it("keeps stock, coupons, totals and sales summary consistent through random orders, status changes and deletions", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (history) => {
      const { db } = database;
      await sqlOn(db)`DELETE FROM orders`;
      await sqlOn(db)`DELETE FROM promotions`;
      await sqlOn(db)`TRUNCATE sales_months, sales_products, sales_customers`;
      await insertCoupon(
        db,
        newId(new Date()),
        {
          code: "THREE",
          kind: "fixed",
          value: 5,
          minTotal: 0,
          startsAt: null,
          endsAt: null,
          maxUses: 3,
          maxUsesPerUser: null,
          acceptedTos: true,
        },
        { now: new Date(), timeZone: "UTC" },
      );
      const model: Model = {
        admin: await storeUser(db, "owner", "Admin"),
        shopper: await storeUser(db, "shopper"),
        products: await Promise.all(
          [4, 8, 2].map(async (stock) => ({ id: await storeProduct(db, stock), stock })),
        ),
        orders: [],
        couponUses: 0,
      };
      for (const action of history) await play(model, action);
      await checkInvariants(model);
    }),
    { numRuns: tries(25) },
  );
});
