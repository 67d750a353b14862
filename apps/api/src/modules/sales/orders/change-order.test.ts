import type { Order, OrderPayments } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody, stockOf, storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";

const rate = { name: "VAT", country: "", category: null, percent: 25 };
const option = { kind: "parcel", freeFrom: null, fromDays: 1, toDays: 3 };
const env = {
  SHOP_PAYMENT_METHODS: "test_card,bank_transfer",
  SHOP_TAX: JSON.stringify({ included: true, rates: [rate] }),
  SHOP_SHIPPING: JSON.stringify({
    twoMan: [],
    zones: [
      { name: "Home", countries: ["Norway"], options: [{ name: "Post", price: 10, ...option }] },
      { name: "Near", countries: ["Sweden"], options: [{ name: "Boat", price: 25, ...option }] },
    ],
  }),
};
const shop = await buildTestApp({ env });
const { call, db } = shop;
const sql = sqlOn(db);
let shopper: TestUser;
let staff: TestUser;
beforeAll(async () => {
  shopper = await shop.as("User");
  staff = await shop.as("Admin");
});

const contact = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  phoneNumber: "+4712345678",
};

async function place(...[items, changes]: Parameters<typeof orderBody>): Promise<Order> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const payload = orderBody(items, changes);
  return (await call(shopper, "POST", "/orders", { headers, payload })).json<Order>();
}

/** Two chairs for 100 each and a lamp for 50, by post for 10. */
async function placeOrder(paymentMethod: "test_card" | "bank_transfer" = "bank_transfer") {
  const [chair, lamp] = [await storeProduct(db, 5, 10_000), await storeProduct(db, 5, 5_000)];
  const items = [
    { productId: chair, quantity: 2 },
    { productId: lamp, quantity: 1 },
  ];
  const order = await place(items, { paymentMethod });
  const at = (id: string) => order.lines.findIndex(({ productId }) => productId === id) + 1;
  return { order, chair, lamp, chairs: at(chair), lamps: at(lamp) };
}

const change = (order: Order, part: object, version = order.version) =>
  call(staff, "PUT", `/admin/orders/${order.id}`, { payload: { version, ...part } });
const payments = async ({ id }: Order) =>
  (await call(staff, "GET", `/admin/orders/${id}/payments`)).json<OrderPayments>();
const movesOf = async ({ id }: Order, productId: string) =>
  (
    await sql<{ change: number }>`
      SELECT change FROM stock_moves WHERE order_id = ${id} AND product_id = ${productId} ORDER BY id`
  ).map((move) => move.change);

describe("a change of an order", () => {
  it("is refused above the quantity limits, but may reduce an order from before a limit", async () => {
    const productId = await storeProduct(db, 2_000_000, 100);
    const order = await place([{ productId, quantity: 90 }]);
    for (const lines of [
      [{ position: 1, quantity: 1_000_000 }],
      [
        { position: 1, quantity: 90 },
        { productId, quantity: 11 },
      ],
    ]) {
      const refused = await change(order, { lines });
      expect([refused.statusCode, refused.json().detail]).toEqual([
        400,
        "You can order at most 100 of one product.",
      ]);
    }
    expect(await stockOf(db, productId)).toBe(1_999_910);
    await sql`UPDATE order_lines SET quantity = 500 WHERE order_id = ${order.id}`;
    const reduced = await change(order, { lines: [{ position: 1, quantity: 400 }] });
    expect(reduced.statusCode, reduced.body).toBe(200);
  });

  it("removes the discount below the minimum of the coupon, and restores it above", async () => {
    const coupon = `MIN-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
    const rules = { minTotal: 200, startsAt: null, endsAt: null, maxUses: null, maxUsesPerUser: null };
    const form = { code: coupon, kind: "fixed", value: 50, acceptedTos: true, ...rules };
    await call(staff, "POST", "/admin/coupons", { payload: form });
    const order = await place([{ productId: await storeProduct(db, 5, 10_000), quantity: 2 }], { coupon });
    expect([order.discount, order.total]).toEqual([50, 160]);
    const smaller = (await change(order, { lines: [{ position: 1, quantity: 1 }] })).json<Order>();
    expect([smaller.discount, smaller.total]).toEqual([0, 110]);
    const notes = await sql<{ body: string }>`
      SELECT body FROM order_notes WHERE order_id = ${order.id} AND kind = 'change'`;
    expect(notes[0]?.body).toContain("Discount: $50 → $0");
    const larger = (await change(smaller, { lines: [{ position: 1, quantity: 3 }] })).json<Order>();
    expect([larger.discount, larger.total]).toEqual([50, 260]);
  });
});

describe("an order that is changed before it ships", () => {
  it("gets new lines, stock moves, total and amount due", async () => {
    const { order, chair, lamp, chairs } = await placeOrder();
    const shelf = await storeProduct(db, 5, 2_000);
    const lines = [
      { position: chairs, quantity: 3 },
      { productId: shelf, quantity: 2 },
    ];
    const reply = await change(order, { lines });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json<Order>()).toMatchObject({
      subtotal: 340,
      shipping: 10,
      total: 350,
      tax: 70,
      itemCount: 5,
    });
    expect([await stockOf(db, chair), await stockOf(db, lamp), await stockOf(db, shelf)]).toEqual([2, 5, 3]);
    expect([await movesOf(order, chair), await movesOf(order, lamp), await movesOf(order, shelf)]).toEqual([
      [-2, -1],
      [-1, 1],
      [-2],
    ]);
    const [payment] = await sql<{
      cents: string;
    }>`SELECT amount_cents AS cents FROM payments WHERE order_id = ${order.id}`;
    expect(Number(payment?.cents)).toBe(35_000);
    const kinds = await sql<{ kind: string }>`
      SELECT payload->>'kind' AS kind FROM jobs WHERE kind = 'mail' AND payload->>'subject' ~* ${`order ${order.number}\\y`}`;
    expect(kinds.map(({ kind }) => kind)).toContain("order_changed");
    const { notes } = (await call(staff, "GET", `/admin/orders/${order.id}/office`)).json();
    expect(notes.at(-1).body).toContain("Total: $260 → $350");
  });

  it("keeps the price of existing lines", async () => {
    const { order, chair, chairs } = await placeOrder();
    await sql`UPDATE products SET price_cents = 99900 WHERE id = ${chair}`;
    const reply = await change(order, { lines: [{ position: chairs, quantity: 3 }] });
    expect(reply.json<Order>()).toMatchObject({ subtotal: 300 });
  });

  it("gets the delivery cost of its new country, and does not change if the shop doesn't deliver there", async () => {
    const { order } = await placeOrder();
    const abroad = await change(order, {
      contact: { ...contact, country: "Sweden", address: "Birch Way 9" },
    });
    expect(abroad.json<Order>()).toMatchObject({
      country: "Sweden",
      shipping: 25,
      total: 275,
      delivery: "Boat",
    });
    const nowhere = await change(abroad.json<Order>(), { contact: { ...contact, country: "Japan" } });
    expect(nowhere.json().code).toBe("delivery_unavailable");
    const same = (await call(shopper, "GET", `/orders/${order.id}`)).json<Order>();
    expect(same).toMatchObject({ country: "Sweden", address: "Birch Way 9", total: 275 });
  });

  it("refunds an overpayment by hand and by card, and later refunds add up to the amount paid", async () => {
    for (const method of ["bank_transfer", "test_card"] as const) {
      const { order, chairs } = await placeOrder(method);
      if (method === "test_card") {
        await call(shopper, "POST", `/orders/${order.id}/payment`);
        await call(shopper, "POST", `/orders/${order.id}/test-card`, { payload: { answer: "pay" } });
      } else
        await call(staff, "POST", `/admin/payments/${order.paymentId}`, { payload: { status: "received" } });
      const reply = await change(order, { lines: [{ position: chairs, quantity: 1 }] });
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.json<Order>().total).toBe(110);
      await expect.poll(async () => (await payments(order)).refunded, { timeout: 60_000 }).toBe(150);
      expect((await payments(order)).refundable).toBe(110);
      await call(staff, "POST", `/admin/orders/${order.id}/refunds`, {
        payload: { lines: [{ position: 1, quantity: 1 }], shipping: true },
        headers: { "idempotency-key": crypto.randomUUID() },
      });
      await expect.poll(async () => (await payments(order)).refunded, { timeout: 60_000 }).toBe(260);
      const tax = (await payments(order)).refunds.reduce((sum, one) => sum + Math.round(one.tax * 100), 0);
      expect(tax).toBe(5_200);
      await expect
        .poll(
          async () => (await call(shopper, "GET", `/orders/${order.id}`)).json<Order>().documents.length,
          {
            timeout: 60_000,
          },
        )
        .toBe(3);
    }
  });

  it("is refused after shipping, after a refund, or without enough stock", async () => {
    const { order, chair, chairs, lamps } = await placeOrder();
    const many = [
      { position: chairs, quantity: 6 },
      { position: lamps, quantity: 1 },
    ];
    expect((await change(order, { lines: many })).json().code).toBe("out_of_stock");
    expect((await change(order, { lines: [{ position: 9, quantity: 1 }] })).statusCode).toBe(404);
    await call(staff, "POST", `/admin/payments/${order.paymentId}`, { payload: { status: "received" } });
    await call(staff, "POST", `/admin/orders/${order.id}/refunds`, {
      payload: { amount: 1 },
      headers: { "idempotency-key": crypto.randomUUID() },
    });
    const more = [
      { position: chairs, quantity: 3 },
      { position: lamps, quantity: 1 },
    ];
    expect((await change(order, { lines: more })).json().code).toBe("order_unchangeable");
    await sql`UPDATE orders SET status = 'SHIPPED' WHERE id = ${order.id}`;
    const now = (await call(shopper, "GET", `/orders/${order.id}`)).json<Order>();
    expect((await change(now, { contact })).json().code).toBe("illegal_step");
    expect([now.total, await stockOf(db, chair)]).toEqual([260, 3]);
    expect(
      (await call(shopper, "PUT", `/admin/orders/${order.id}`, { payload: { version: 1 } })).statusCode,
    ).toBe(403);
  });

  it("accepts one of two concurrent changes", async () => {
    const { order, chair, chairs } = await placeOrder();
    const replies = await Promise.all(
      [1, 3].map((quantity) => change(order, { lines: [{ position: chairs, quantity }] })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const won = replies.find(({ statusCode }) => statusCode === 200)?.json<Order>();
    expect(await stockOf(db, chair)).toBe(5 - (won?.itemCount ?? 0));
  });
});
