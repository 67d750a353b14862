import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../apps/api/src/testing/build-test-app";
import { orderBody, storeProduct, storeUser } from "../../../apps/api/src/testing/fixtures/orders";
import { createVariants } from "../../../apps/api/src/testing/fixtures/stock-items";
import { createApiKey, listen } from "../../../apps/api/src/testing/listening-shop";
import { ApiError, createClient, type LarkwoodClient, unwrap } from "./index";

const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "bank_transfer", API_KEY_REQUESTS_PER_MINUTE: "40" },
});
let admin: TestUser;
let baseUrl: string;
let client: LarkwoodClient;
beforeAll(async () => {
  admin = await shop.as("Admin");
  baseUrl = `${await listen(shop)}/api`;
  const apiKey = await createApiKey(shop, admin, [
    "catalogue.write",
    "customers.read",
    "orders.read",
    "orders.write",
    "payments.write",
  ]);
  client = createClient({ baseUrl, apiKey });
});

describe("the client of a real shop", () => {
  it("lists, filters, orders, marks as paid, follows and refunds without casts", async () => {
    const { id: productId, variants = [] } = await createVariants(shop, admin, ["CLIENT-1", "CLIENT-2"]);
    const { userId: customerId } = await storeUser(shop.db, "client-customer");

    const [found] = await unwrap(client.GET("/admin/products", { params: { query: { sku: "client-2" } } }));
    expect(found?.variants?.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ["CLIENT-1", 10],
      ["CLIENT-2", 10],
    ]);

    const header = { "idempotency-key": "order-of-the-client" };
    const items = [{ productId, variantId: variants[1]?.id, quantity: 2 }];
    const place = () =>
      unwrap(client.POST("/admin/orders", { params: { header }, body: { ...orderBody(items), customerId } }));
    const order = await place();
    expect(order).toMatchObject({ status: "PLACED", totalMinor: 20_000, lines: [{ sku: "CLIENT-2" }] });
    expect((await place()).id).toBe(order.id);

    const path = { id: order.id };
    await unwrap(
      client.POST("/admin/orders/payments", {
        body: { payments: [{ orderId: order.id, amount: order.total }] },
      }),
    );
    const followed = await unwrap(client.GET("/orders/{id}", { params: { path } }));
    expect(followed.paymentStatus).toBe("received");
    await unwrap(
      client.POST("/admin/orders/{id}/refunds", {
        params: { path, header: { "idempotency-key": "refund-of-the-client" } },
        body: { lines: [{ position: 1, quantity: 1 }], restock: true },
      }),
    );
    const refunded = await unwrap(client.GET("/orders/{id}", { params: { path } }));
    expect(refunded.refundedMinor).toBe(10_000);
  });

  it("patches a product that nobody else has changed", async () => {
    const path = { id: await storeProduct(shop.db, 5) };
    const { response } = await client.GET("/admin/products/{id}", { params: { path } });
    const header = { "if-match": String(response.headers.get("etag")) };
    const patched = await unwrap(
      client.PATCH("/products/{id}", { params: { path, header }, body: { price: 42.5 } }),
    );
    expect(patched.price).toBe(42.5);
    const late = client.PATCH("/products/{id}", { params: { path, header }, body: { price: 43 } });
    const error = await unwrap(late).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 412, problem: { code: "edit_conflict" } });
  });

  it("throws an error that names the wrong fields", async () => {
    const query = { limit: 500 };
    await expect(unwrap(client.GET("/admin/products", { params: { query } }))).rejects.toThrow(
      "400 invalid_input: The input isn't valid (limit: Must be at most 100)",
    );
  });

  it("reads a list page by page", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.push(await storeProduct(shop.db, 1));
    const found: string[] = [];
    for await (const { id } of client.list("/admin/products", {
      ids: ids.join(","),
      limit: 2,
      sort: "updated",
    }))
      found.push(id);
    expect(found.toSorted()).toEqual(ids.toSorted());
  });

  it("throws the problem of a refused list", async () => {
    const list = client.list("/admin/webhooks");
    await expect(list.next()).rejects.toMatchObject({ status: 403, problem: { code: "not_allowed" } });
  });

  it("waits as long as the shop asks when its limit is reached", async () => {
    const apiKey = await createApiKey(shop, admin, ["catalogue.write"]);
    const pauses: number[] = [];
    const busy = createClient({
      baseUrl,
      apiKey,
      maxAttempts: 2,
      wait: async (ms) => pauses.push(ms),
    });
    let status = 200;
    for (let i = 0; i < 50 && status === 200; i += 1)
      status = (await busy.GET("/admin/products", { params: { query: { limit: 1 } } })).response.status;
    expect(status).toBe(429);
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThan(0);
    expect(pauses[0]).toBeLessThanOrEqual(60_000);
  });
});
