import type { Order, OrderSummary } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { createVariants } from "../../../testing/fixtures/stock-items";
import { sqlOn } from "../../../testing/plain-sql";

const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "bank_transfer", SHOP_CURRENCY: "EUR" },
});
const sql = sqlOn(shop.db);
let admin: TestUser;
let customer: TestUser;
let plainId: string;
let orders = 0;
beforeAll(async () => {
  [admin, customer] = await Promise.all([shop.as("Admin"), shop.as("User")]);
  plainId = await storeProduct(shop.db, 1000, 19_99);
});

async function place(
  items: Parameters<typeof orderBody>[0] = [{ productId: plainId, quantity: 1 }],
): Promise<Order> {
  const reply = await shop.call(customer, "POST", "/orders", {
    headers: { "idempotency-key": `order-to-sync-${++orders}` },
    payload: orderBody(items),
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
const read = async (id: string) => (await shop.call(admin, "GET", `/orders/${id}`)).json<Order>();
const list = (query: string) => shop.call(admin, "GET", `/admin/orders?${query}`);
const listedIds = async (query: string) => (await list(query)).json<OrderSummary[]>().map(({ id }) => id);

describe("an order for programs", () => {
  it("has the SKUs of the time of purchase, the currency, and amounts in cents", async () => {
    const { id: productId, variants = [] } = await createVariants(shop, admin, ["OLD-1", "OLD-2"], {
      price: 249.9,
    });
    const placed = await place([
      { productId, variantId: variants[1]?.id, quantity: 3 },
      { productId: plainId, quantity: 1 },
    ]);
    await sql`UPDATE skus SET sku = 'NEW-2' WHERE owner_id = ${variants[1]?.id}`;
    for (const order of [placed, await read(placed.id)]) {
      expect(order).toMatchObject({
        currency: "EUR",
        total: 769.69,
        totalMinor: 76_969,
        subtotalMinor: 76_969,
        discountMinor: 0,
        shippingMinor: 0,
        refundedMinor: 0,
        dueMinor: 0,
      });
      const [variant, plain] = [
        order.lines.find(({ variantId }) => variantId),
        order.lines.find(({ variantId }) => !variantId),
      ];
      expect(variant).toMatchObject({ sku: "OLD-2", priceMinor: 24_990, totalMinor: 74_970 });
      expect(plain).not.toHaveProperty("sku");
    }
    // A line that stays keeps its SKU; the same stock item ordered again has the new one.
    const changed = await shop.call(admin, "PUT", `/admin/orders/${placed.id}`, {
      payload: {
        version: (await read(placed.id)).version,
        lines: [
          { position: 1, quantity: 1 },
          { productId, variantId: variants[0]?.id, quantity: 1 },
        ],
      },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json<Order>().lines.map(({ sku }) => sku)).toContain("OLD-1");
    expect(await listedIds("sku=old-1")).toEqual([placed.id]);
    expect(await listedIds("sku=NEW-2")).toEqual([]);
  });

  it("is updated by a payment, a return or an invoice, without a conflict for an open edit", async () => {
    const placed = await place();
    const changes = [
      () => sql`UPDATE payments SET status = 'received' WHERE order_id = ${placed.id}`,
      () => sql`INSERT INTO return_requests (id, order_id, lines, reason, created_at, updated_at)
        VALUES (${placed.id}, ${placed.id}, '[]', '', now(), now())`,
      () => sql`UPDATE return_requests SET state = 'declined' WHERE order_id = ${placed.id}`,
      () => sql`INSERT INTO documents (id, order_id, kind, number, amount_cents, content, created_at)
        VALUES (${placed.id}, ${placed.id}, 'invoice', 900, 1, '{}', now())`,
    ];
    for (const change of changes) {
      await sql`UPDATE orders SET updated_at = '2026-01-01Z' WHERE id = ${placed.id}`;
      await change();
      const { updatedAt, version } = await read(placed.id);
      expect([String(change), updatedAt > "2026-01-02", version]).toEqual([String(change), true, 1]);
    }
  });

  it("is updated by an edit, which raises the version once", async () => {
    const { id } = await place();
    await sql`UPDATE orders SET updated_at = '2026-01-01Z' WHERE id = ${id}`;
    await shop.call(admin, "POST", `/orders/${id}/status`, { payload: { status: "CANCELLED" } });
    const { updatedAt, version } = await read(id);
    expect([updatedAt > "2026-01-02", version]).toEqual([true, 2]);
  });

  it("loses its personal data with the account, also with a return", async () => {
    const leaving = await shop.as("User");
    const reply = await shop.call(leaving, "POST", "/orders", {
      headers: { "idempotency-key": "order-of-a-leaver" },
      payload: orderBody([{ productId: plainId, quantity: 1 }]),
    });
    const { id } = reply.json<Order>();
    await sql`INSERT INTO return_requests (id, order_id, lines, reason, created_at, updated_at)
      VALUES (${id}, ${id}, '[]', 'My address is wrong', now(), now())`;
    await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
    await sql`UPDATE orders SET updated_at = '2026-01-01Z' WHERE id = ${id}`;
    expect((await shop.call(admin, "DELETE", `/users/${leaving.id}`)).statusCode).toBe(204);
    const { email, returns, updatedAt } = await read(id);
    expect([email, returns[0]?.reason, updatedAt > "2026-01-02"]).toEqual(["", "", true]);
  });
});

describe("the list of orders for programs", () => {
  it("pages through what changed, oldest change first, and shows an order again that changes meanwhile", async () => {
    const placed = [await place(), await place(), await place(), await place()].map(({ id }) => id);
    for (const [index, id] of placed.entries())
      await sql`UPDATE orders SET updated_at = ${`2026-02-0${4 - index}T00:00:00Z`} WHERE id = ${id}`;
    const between = (query = "") =>
      list(`sort=updated&updatedSince=2026-02-02T00:00:00Z&ids=${placed.join(",")}${query}`);
    const first = await between("&limit=2");
    const ids = (reply: typeof first) => reply.json<OrderSummary[]>().map(({ id }) => id);
    expect(first.headers["x-total-count"]).toBe("3");
    expect(ids(first)).toEqual([placed[2], placed[1]]);
    await sql`UPDATE orders SET updated_at = '2026-02-09Z' WHERE id = ${placed[2]}`;
    const cursor = /[?&]cursor=([\w-]+)/.exec(String(first.headers.link))?.[1];
    const second = await between(`&limit=2&cursor=${cursor}`);
    expect(ids(second)).toEqual([placed[0], placed[2]]);
    expect(second.headers.link).toBeUndefined();
  });

  it("returns 400 for bad parameters", async () => {
    for (const query of [
      "updatedSince=yesterday",
      "updatedSince=1999-01-01T00:00:00Z",
      "ids=1",
      "sort=price",
    ])
      expect([query, (await list(query)).statusCode]).toEqual([query, 400]);
    const { headers } = await list("limit=1");
    const cursor = /[?&]cursor=([\w-]+)/.exec(String(headers.link))?.[1];
    expect((await list(`limit=1&cursor=${cursor}`)).statusCode).toBe(200);
  });
});
