import type { Order, PickListItem, SampleOrder } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { stockOf, storeSampledVariant } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { rollUpSales } from "../reports";

const env = { SHOP_PAYMENT_METHODS: "bank_transfer", SHOP_CATALOGUE: "public" };
const shop = await buildTestApp({ env });
const { call, db } = shop;
const sql = sqlOn(db);
const staff = await shop.as("Admin");

let count = 0;
let remoteAddress = "";
let member: TestUser;
beforeEach(async () => {
  count += 1;
  remoteAddress = `10.7.0.${count}`;
  member = await shop.as("User", remoteAddress);
});

type Sample = { productId: string; variantId: string };
type Sender = { user?: TestUser | null; headers?: Record<string, string> };
const contact = () => ({
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: `Elm Street ${count}`,
  phoneNumber: "+4712345678",
});
const orderSamples = (
  items: Sample[],
  { user = member, headers = {}, ...body }: Partial<SampleOrder> & Sender = {},
) =>
  call(user, "POST", "/samples", {
    remoteAddress,
    headers: { "idempotency-key": crypto.randomUUID(), ...headers },
    payload: { ...contact(), items, ...body },
  });

describe("an order of samples", () => {
  it("costs nothing, takes no stock and goes as a letter", async () => {
    const wool = await storeSampledVariant(db);
    const reply = await orderSamples([wool, await storeSampledVariant(db, "Wood")]);
    expect(reply.statusCode, reply.body).toBe(201);
    const order = reply.json<Order>();
    expect(order).toMatchObject({
      total: 0,
      paymentStatus: "received",
      deliveryKind: "letter",
      itemCount: 2,
    });
    expect(order.lines[0]).toMatchObject({ productId: null, name: "Sample: Moss green wool", price: 0 });
    expect(await stockOf(db, wool.productId)).toBe(5);
    expect((await call(member, "GET", `/orders/${order.id}`)).json<Order>().number).toBe(order.number);
    expect(
      await sql`SELECT FROM mails WHERE recipient = ${order.email} AND kind = 'order_placed'`,
    ).toHaveLength(1);
  });

  it("is packed, shipped and cancelled by staff like any other", async () => {
    const wool = await storeSampledVariant(db);
    const { id, number } = (await orderSamples([wool])).json<Order>();
    const list = await call(staff, "POST", "/admin/orders/pick-list", { payload: { ids: [id] } });
    expect(list.json<PickListItem[]>()).toMatchObject([
      { productId: null, name: "Sample: Moss green wool", quantity: 1, orders: [{ number, quantity: 1 }] },
    ]);
    const slip = await call(staff, "GET", `/admin/orders/${id}/packing-slip`);
    expect([slip.statusCode, slip.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const cancelled = await call(staff, "POST", `/orders/${id}/status`, { payload: { status: "CANCELLED" } });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    await rollUpSales(db);
    const report = await call(staff, "GET", "/reports/products");
    expect(report.body).not.toContain("Sample: Moss");
    expect(await stockOf(db, wool.productId)).toBe(5);
  });

  it("can get another address, but no other items, and nothing is returned", async () => {
    const { id, version } = (await orderSamples([await storeSampledVariant(db)])).json<Order>();
    const change = (payload: object) => call(staff, "PUT", `/admin/orders/${id}`, { payload });
    const moved = await change({ version, contact: { ...contact(), country: "Sweden" } });
    expect(moved.json<Order>()).toMatchObject({ country: "Sweden", total: 0, deliveryKind: "letter" });
    const items = await change({ version: version + 1, lines: [{ position: 1, quantity: 9 }] });
    expect([items.statusCode, items.json().code]).toEqual([409, "order_unchangeable"]);
    await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
    const payload = { lines: [{ position: 1, quantity: 1 }], reason: "No" };
    const headers = { "idempotency-key": crypto.randomUUID() };
    const returned = await call(member, "POST", `/orders/${id}/returns`, { payload, headers });
    expect(returned.json()).toMatchObject({
      code: "return_not_possible",
      detail: "Samples are yours to keep.",
    });
  });

  it("makes nobody a buyer who may review the product", async () => {
    const wool = await storeSampledVariant(db);
    const { id } = (await orderSamples([wool])).json<Order>();
    await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
    const review = await call(member, "POST", `/products/${wool.productId}/reviews`, {
      payload: { stars: 1, title: "Never bought it", text: "I only have a sample of the fabric." },
      remoteAddress,
    });
    expect(review.json()).toMatchObject({ status: 409, code: "review_not_possible" });
  });

  it("is one order for a key, and one line for a fabric", async () => {
    const wool = await storeSampledVariant(db);
    const headers = { "idempotency-key": crypto.randomUUID() };
    const [first, second] = [
      await orderSamples([wool, wool], { headers }),
      await orderSamples([wool, wool], { headers }),
    ];
    expect(second.json<Order>().id).toBe(first.json<Order>().id);
    expect(first.json<Order>().lines).toHaveLength(1);
    const other = await orderSamples([wool], { headers });
    expect(other.json().code).toBe("idempotency_mismatch");
  });

  it("works for a guest with an email address", async () => {
    const items = [await storeSampledVariant(db)];
    const guest = await orderSamples(items, { user: null, email: `guest-${count}@visitor.example` });
    expect(guest.statusCode, guest.body).toBe(201);
    const { id, guestToken } = guest.json<Order & { guestToken: string }>();
    const own = await call(null, "GET", `/orders/${id}`, {
      remoteAddress,
      headers: { authorization: `Bearer ${guestToken}` },
    });
    expect(own.json<Order>().lines).toHaveLength(1);
    const nameless = await orderSamples(items, { user: null });
    expect(Object.keys(nameless.json().errors)).toEqual(["email"]);
    expect((await orderSamples(items, { email: "me@shop.example" })).statusCode).toBe(400);
  });
});

describe("samples are limited", () => {
  it("to five per order, and to products on sale in a fabric or wood", async () => {
    const wool = await storeSampledVariant(db);
    for (const items of [[], Array.from({ length: 6 }, () => wool), [{ ...wool, variantId: wool.productId }]])
      expect((await orderSamples(items)).statusCode).toBe(400);
    const length = await storeSampledVariant(db, "Length");
    expect((await orderSamples([length])).json().errors.items).toMatch(/no longer available/);
    await sql`UPDATE products SET published = false WHERE id = ${wool.productId}`;
    expect((await orderSamples([wool])).statusCode).toBe(400);
  });

  it("to three orders in 30 days per customer and per address, also at the same time", async () => {
    const items = [await storeSampledVariant(db)];
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, n) => orderSamples(items, { address: `Oak Street ${count} ${n}` })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 429, 429]);

    // The same address of others, written differently.
    const address = `Birch Lane ${count}`;
    const guest = (n: number, changes: object = {}) =>
      orderSamples(items, { user: null, email: `g${n}-${count}@visitor.example`, address, ...changes });
    for (const n of [1, 2, 3]) expect((await guest(n)).statusCode).toBe(201);
    expect((await guest(4, { address: address.toUpperCase().replaceAll(" ", "  ") })).statusCode).toBe(429);
    expect((await guest(5, { address: `${address} b` })).statusCode).toBe(201);
    await sql`UPDATE orders SET created_at = created_at - interval '31 days' WHERE address = ${address}`;
    expect((await guest(6)).statusCode).toBe(201);
  });

  it("to shops that offer them", async () => {
    const closed = await buildTestApp({ env: { ...env, SHOP_SAMPLES: "off" } });
    const showroom = await buildTestApp();
    for (const other of [closed, showroom]) {
      const reply = await other.call(await other.as("User"), "POST", "/samples", {
        headers: { "idempotency-key": crypto.randomUUID() },
        payload: { ...contact(), items: [await storeSampledVariant(other.db)] },
      });
      expect(reply.statusCode).toBe(404);
      expect((await other.call(null, "GET", "/shop")).json()).toMatchObject({ samples: false });
    }
  });
});

describe("a gift note", () => {
  it("is shown to the customer and staff, is not on the invoice, and is erased with the address", async () => {
    const { productId } = await storeSampledVariant(db);
    const place = (giftNote: string) =>
      call(member, "POST", "/orders", {
        headers: { "idempotency-key": crypto.randomUUID() },
        payload: {
          ...contact(),
          items: [{ productId, quantity: 1 }],
          paymentMethod: "bank_transfer",
          giftNote,
        },
      });
    expect((await place("x".repeat(301))).statusCode).toBe(400);
    const order = (await place("Happy birthday!")).json<Order>();
    expect(order.giftNote).toBe("Happy birthday!");
    expect((await call(staff, "GET", `/orders/${order.id}`)).json<Order>().giftNote).toBe("Happy birthday!");
    await call(staff, "POST", `/admin/payments/${order.paymentId}`, { payload: { status: "received" } });
    const [invoice] = await sql<{ text: string }>`
      SELECT content::text AS text FROM documents WHERE order_id = ${order.id}`;
    expect(invoice?.text).not.toContain("birthday");
    await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${order.id}`;
    await sql`DELETE FROM users WHERE id = ${member.id}`;
    expect(await sql`SELECT gift_note AS note, email FROM orders WHERE id = ${order.id}`).toEqual([
      { note: "", email: "" },
    ]);
  });
});
