import type { Order, OrderAdminDetails } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { storeProduct } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";

const rate = (percent: number, category: string | null = null) => ({
  name: "VAT",
  country: "",
  category,
  percent,
});
const option = { name: "Post", kind: "parcel", price: 10, freeFrom: 150, fromDays: 1, toDays: 3 };
const desk = await openOrderShop({
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "bank_transfer,test_card",
  SHOP_TAX: JSON.stringify({ included: true, rates: [rate(25), rate(12, "kitchen")] }),
  SHOP_SHIPPING: JSON.stringify({ twoMan: [], zones: [{ name: "All", countries: [], options: [option] }] }),
});
const { shop, call, db, sql, staff, place, mark, seenByShopper, mailsAbout } = desk;

const reason = "Scratched leg";
const change = (order: Order, part: object, who = staff) =>
  call(who, "PUT", `/admin/orders/${order.id}`, { payload: { version: order.version, ...part } });
const discount = (order: Order, manualDiscount: object | null, who = staff) =>
  change(order, { manualDiscount }, who);
/** Three chairs with 25% tax and a lamp with 12%: $199.99. */
async function placeOrder(changes: Parameters<typeof place>[1] = {}) {
  const [chair, lamp] = [await storeProduct(db, 9, 5_000), await storeProduct(db, 9, 4_999)];
  await sql`UPDATE products SET category = 'kitchen' WHERE id = ${lamp}`;
  return place(
    [
      { productId: chair, quantity: 3 },
      { productId: lamp, quantity: 1 },
    ],
    changes,
  );
}
async function staffWith(...permissions: string[]) {
  const someone = await shop.as("Admin");
  await sql`UPDATE users SET permissions = ${permissions} WHERE id = ${someone.id}`;
  return someone;
}
const statusAndCode = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];

describe("a discount on an unpaid order", () => {
  it("is a part of the total with its reason, splits over the tax rates and keeps free shipping", async () => {
    const order = await placeOrder();
    const reply = await discount(order, { percent: 33.33, reason });
    expect(reply.statusCode, reply.body).toBe(200);
    // 33.33% of 199.99 is 66.66, of which 50.00 belong to the chairs.
    expect(reply.json<Order>()).toMatchObject({
      subtotal: 199.99,
      discount: 66.66,
      manualDiscount: { percent: 33.33, amount: 66.66, amountMinor: 6_666, reason },
      shipping: 0,
      total: 133.33,
    });
    const { taxes, tax } = reply.json<Order>();
    expect(taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0) / 100).toBe(tax);
    const [stored] = await sql<{ bases: number }>`
      SELECT (SELECT sum((part->>'baseCents')::int)::int FROM jsonb_array_elements(taxes) AS part) AS bases
      FROM orders WHERE id = ${order.id}`;
    expect(stored?.bases).toBe(13_333);
    const [payment] = await sql<{ cents: number }>`
      SELECT amount_cents::int AS cents FROM payments WHERE order_id = ${order.id}`;
    expect(payment?.cents).toBe(13_333);
    expect(await seenByShopper(order.id)).toMatchObject({ total: 133.33, manualDiscount: { reason } });
    const mail = (await mailsAbout(order.number)).find(({ kind }) => kind === "order_changed");
    expect(mail?.body).toContain(`Discount (${reason}): −$66.66`);
  });

  it("names its actor in the history and the audit log", async () => {
    const order = await placeOrder();
    await discount(order, { amount: 20, reason });
    const [note] = await sql<{ body: string; by: string }>`
      SELECT body, actor_id AS by FROM order_notes WHERE order_id = ${order.id} AND kind = 'change'`;
    expect(note).toEqual({
      body: expect.stringContaining(`Manual discount: none → $20, ${reason}`),
      by: staff.id,
    });
    const [log] = await sql<{ after: Record<string, string> }>`
      SELECT after FROM audit_log WHERE action = 'order.change' AND subject_id = ${order.id}`;
    expect(log?.after).toMatchObject({ "manual discount": `$20, ${reason}`, total: "$179.99" });
  });

  it("applies to what a coupon leaves, follows a change of items and can be removed", async () => {
    const coupon = `TENTH-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
    const rules = { minTotal: 0, startsAt: null, endsAt: null, maxUses: null, maxUsesPerUser: null };
    const form = { code: coupon, kind: "fixed", value: 19.99, acceptedTos: true, ...rules };
    await call(staff, "POST", "/admin/coupons", { payload: form });
    const order = await placeOrder({ coupon });
    const tenth = (await discount(order, { percent: 10, reason })).json<Order>();
    expect([tenth.discount, tenth.manualDiscount?.amount, tenth.total]).toEqual([37.99, 18, 162]);
    const chairs = tenth.lines.findIndex(({ quantity }) => quantity === 3) + 1;
    const smaller = (await change(tenth, { lines: [{ position: chairs, quantity: 1 }] })).json<Order>();
    expect([smaller.discount, smaller.manualDiscount?.amount, smaller.total]).toEqual([22.99, 3, 37.01]);
    const removed = (await discount(smaller, null)).json<Order>();
    expect([removed.discount, removed.manualDiscount, removed.total]).toEqual([19.99, undefined, 40.01]);
  });

  it("of the whole price makes the order paid", async () => {
    const order = await placeOrder();
    const free = (await discount(order, { percent: 100, reason })).json<Order>();
    expect([free.total, free.paymentStatus]).toEqual([0, "received"]);
  });

  it("closes an open payment page, which has the old total", async () => {
    const order = await placeOrder({ paymentMethod: "test_card" });
    await call(desk.shopper, "POST", `/orders/${order.id}/payment`);
    const [attempt] = await sql<{ id: string }>`SELECT id FROM payment_attempts WHERE order_id = ${order.id}`;
    const reply = await discount(await seenByShopper(order.id), { amount: 1, reason });
    expect(reply.statusCode, reply.body).toBe(200);
    const checks = await sql`
      SELECT FROM jobs WHERE kind = 'payment.check'
        AND payload @> ${JSON.stringify({ attemptId: attempt?.id, close: true })}::jsonb`;
    expect(checks).toHaveLength(1);
  });

  it.each([
    ["no reason", { amount: 5, reason: " " }],
    ["zero", { amount: 0, reason }],
    ["three decimals", { amount: 1.234, reason }],
    ["more than everything", { percent: 101, reason }],
    ["more than the items cost", { amount: 200, reason }],
    ["less than a cent", { percent: 0.001, reason }],
    ["both kinds", { amount: 5, percent: 5, reason }],
  ])("is refused with %s", async (_name, form) => {
    const order = await placeOrder();
    expect((await discount(order, form)).statusCode).toBe(400);
    expect(await seenByShopper(order.id)).toMatchObject({ version: order.version, total: 199.99 });
  });

  it("is refused without permission, and for an unknown order", async () => {
    const order = await placeOrder();
    const form = { amount: 5, reason };
    expect((await discount(order, form, desk.shopper)).statusCode).toBe(403);
    expect(
      statusAndCode(await discount(order, form, await staffWith("orders.read", "orders.write"))),
    ).toEqual([403, "not_allowed"]);
    const allowed = await staffWith("orders.read", "orders.write", "coupons.write");
    expect((await discount(order, form, allowed)).statusCode).toBe(200);
    const unknown = { ...order, id: "0123456789abcdef01234567" };
    expect((await discount(unknown, form)).statusCode).toBe(404);
  });

  it("is refused after a payment, and after another change", async () => {
    const paid = await placeOrder();
    await mark(paid, "received");
    const now = await seenByShopper(paid.id);
    expect(statusAndCode(await discount(now, { amount: 5, reason }))).toEqual([409, "order_unchangeable"]);
    const order = await placeOrder();
    await discount(order, { amount: 5, reason });
    expect(statusAndCode(await discount(order, { amount: 6, reason }))).toEqual([412, "edit_conflict"]);
  });

  it("and a payment at the same time: one of them is refused", async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await placeOrder();
      const [given, paid] = await Promise.all([
        discount(order, { amount: 5, reason }),
        call(staff, "POST", `/admin/payments/${order.paymentId}`, {
          payload: { status: "received", amount: order.total },
        }),
      ]);
      expect([given.statusCode, paid.statusCode].sort(), `${given.body} ${paid.body}`).toEqual([200, 409]);
      const after = await seenByShopper(order.id);
      expect(after.total).toBe(given.statusCode === 200 ? 194.99 : 199.99);
      expect(after.paymentStatus).toBe(paid.statusCode === 200 ? "received" : "expected");
    }
  });
});

describe("own prices of lines", () => {
  const adminDetails = async ({ id }: Order) =>
    (await call(staff, "GET", `/admin/orders/${id}/office`)).json<OrderAdminDetails>();

  it("change the total, and keep the list price for staff only", async () => {
    const order = await placeOrder();
    const chairs = order.lines.findIndex(({ quantity }) => quantity === 3) + 1;
    const lamps = 3 - chairs;
    const lines = [
      { position: chairs, quantity: 3, price: 40 },
      { position: lamps, quantity: 1 },
    ];
    const reply = await change(order, { lines });
    expect(reply.statusCode, reply.body).toBe(200);
    const cheaper = reply.json<Order>();
    expect([cheaper.subtotal, cheaper.shipping]).toEqual([169.99, 0]);
    expect((await adminDetails(order)).listPrices).toEqual([{ position: 1, price: 50 }]);
    expect(JSON.stringify(await seenByShopper(order.id))).not.toContain("listPrice");
    const [note] = await sql<{ body: string }>`
      SELECT body FROM order_notes WHERE order_id = ${order.id} AND kind = 'change'`;
    expect(note?.body).toContain("at $40 instead of $50");
    const listed = (
      await change(cheaper, {
        lines: [
          { position: 1, quantity: 3, price: 50 },
          { position: 2, quantity: 1 },
        ],
      })
    ).json<Order>();
    expect([listed.subtotal, (await adminDetails(order)).listPrices]).toEqual([199.99, []]);
  });

  it("belong to an order by phone, and to its quote and audit log", async () => {
    const productId = await storeProduct(db, 9, 5_000);
    const items = [{ productId, quantity: 2, price: 42.5 }];
    const quote = await call(staff, "POST", "/orders/quote", { payload: { items, country: "Norway" } });
    expect([quote.statusCode, quote.json().total], quote.body).toEqual([200, 95]);
    const contact = { firstName: "Ada", lastName: "Lund", country: "Norway", address: "Elm Street 5" };
    const payload = {
      ...contact,
      items,
      phoneNumber: "+4712345678",
      paymentMethod: "bank_transfer",
      customerId: desk.shopper.id,
      expectedTotal: 95,
    };
    const reply = await call(staff, "POST", "/admin/orders", { payload, headers: newKey() });
    expect(reply.statusCode, reply.body).toBe(201);
    const order = reply.json<Order>();
    expect([order.total, (await adminDetails(order)).listPrices]).toEqual([95, [{ position: 1, price: 50 }]]);
    const [log] = await sql<{ prices: string }>`
      SELECT after->>'prices' AS prices FROM audit_log WHERE action = 'order.take' AND subject_id = ${order.id}`;
    expect(log?.prices).toMatch(/^2 × .* at \$42\.50 instead of \$50$/);
    const clerk = await staffWith("orders.read", "orders.write");
    const denied = await call(clerk, "POST", "/admin/orders", { payload, headers: newKey() });
    expect(statusAndCode(denied)).toEqual([403, "not_allowed"]);
    const asked = await call(desk.shopper, "POST", "/orders/quote", { payload: { items } });
    expect(statusAndCode(asked)).toEqual([403, "not_allowed"]);
  });

  it.each([
    ["negative", -1],
    ["with three decimals", 1.234],
    ["above the limit", 1_000_001],
  ])("are refused if %s", async (_name, price) => {
    const order = await placeOrder();
    expect((await change(order, { lines: [{ position: 1, quantity: 1, price }] })).statusCode).toBe(400);
  });

  it("are refused for an item that is listed twice, and by shoppers", async () => {
    const productId = await storeProduct(db, 9, 5_000);
    const items = [
      { productId, quantity: 1, price: 42 },
      { productId, quantity: 1 },
    ];
    expect((await call(staff, "POST", "/orders/quote", { payload: { items } })).statusCode).toBe(400);
    const payload = {
      items: items.slice(0, 1),
      firstName: "Ada",
      lastName: "Lund",
      country: "Norway",
      address: "Elm Street 5",
      phoneNumber: "+4712345678",
      paymentMethod: "bank_transfer",
    };
    const placed = await call(desk.shopper, "POST", "/orders", { payload, headers: newKey() });
    expect(placed.statusCode).toBe(400);
  });
});
