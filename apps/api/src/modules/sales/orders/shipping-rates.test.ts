import type { Order, Quote, ShopInfo } from "@larkwood/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Shipment, ShippingRate } from "../../../extensions";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";

const POST: ShippingRate = { name: "Post", kind: "parcel", cents: 1_290, fromDays: 2, toDays: 4 };
const EXPRESS: ShippingRate = { name: "Express", kind: "parcel", cents: 2_900, fromDays: 1, toDays: 1 };
let asked: Shipment[] = [];
let answer: (shipment: Shipment) => Promise<unknown>;
const shippingRates = {
  ratesFor: async (shipment: Shipment) => {
    asked.push(shipment);
    return (await answer(shipment)) as ShippingRate[];
  },
};
const env = { SHOP_PAYMENT_METHODS: "bank_transfer" };
const shop = await buildTestApp({ env, extensions: { shippingRates } });
const zones = [
  {
    name: "All",
    countries: [],
    options: [{ name: "Zone", kind: "parcel", price: 20, freeFrom: null, fromDays: 1, toDays: 9 }],
  },
];
const withZones = await buildTestApp({
  env: { ...env, SHOP_SHIPPING: JSON.stringify({ twoMan: [], zones }) },
  extensions: { shippingRates },
});
let user: TestUser;
let productId: string;
beforeAll(async () => {
  user = await shop.as("User");
});
beforeEach(async () => {
  asked = [];
  answer = async () => [EXPRESS, POST];
  // Another product for each test, because equal shipments are asked once.
  productId = await storeProduct(shop.db, 50, 10_000);
});

const items = () => [{ productId, quantity: 2 }];
const quote = async (country = "Norway", delivery?: string) =>
  shop.call(user, "POST", "/orders/quote", { payload: { items: items(), country, delivery } });
const place = (changes: object = {}) =>
  shop.call(user, "POST", "/orders", {
    payload: { ...orderBody(items()), ...changes },
    headers: { "idempotency-key": crypto.randomUUID() },
  });

describe("a source of shipping rates", () => {
  it("replaces the shipping zones in quotes and orders, and is asked once for both", async () => {
    const quoted = (await quote()).json<Quote>();
    expect(quoted).toMatchObject({ shipping: 12.9, total: 212.9, deliverable: true });
    expect(quoted.deliveries.map(({ name }) => name)).toEqual(["Post", "Express"]);
    const order = (await place({ expectedTotal: quoted.total })).json<Order>();
    expect(order).toMatchObject({ shipping: 12.9, total: 212.9 });
    expect(asked).toEqual([
      {
        country: "Norway",
        countryCode: "NO",
        currency: "USD",
        goodsCents: 20_000,
        items: [{ productId, sku: null, category: "dining", quantity: 2, grams: 0 }],
      },
    ]);
  });

  it("offers methods to choose from, and no others", async () => {
    expect((await quote("Norway", "Express")).json()).toMatchObject({ shipping: 29 });
    expect((await place({ delivery: "Express" })).json()).toMatchObject({ shipping: 29 });
    expect((await place({ delivery: "Zone" })).json().code).toBe("delivery_unavailable");
  });

  it("decides where the shop delivers", async () => {
    answer = async () => [];
    expect((await quote("Peru")).json()).toMatchObject({ deliverable: false });
    expect((await place({ country: "Peru" })).json().code).toBe("delivery_unavailable");
  });

  it("is not promised as free before the address is known", async () => {
    const info = (await shop.call(null, "GET", "/shop")).json<ShopInfo>();
    expect(info).toMatchObject({ charges: true, deliveryPromise: { isFree: false } });
  });

  it.each<[string, () => Promise<unknown>]>([
    ["fails", () => Promise.reject(new Error("down"))],
    ["answers with a negative price", async () => [{ ...POST, cents: -1 }]],
    ["answers with two rates of one name", async () => [POST, POST]],
    ["answers with nothing", async () => undefined],
  ])("that %s is replaced by the shipping zones, and no order ships for free", async (_, failing) => {
    answer = failing;
    expect((await quote()).statusCode).toBe(503);
    const refused = await place();
    expect([refused.statusCode, refused.json().code]).toEqual([503, "unavailable"]);
    const other = await withZones.as("User");
    const id = await storeProduct(withZones.db, 5, 10_000);
    const payload = { items: [{ productId: id, quantity: 1 }], country: "Norway" };
    const quoted = await withZones.call(other, "POST", "/orders/quote", { payload });
    expect(quoted.json()).toMatchObject({ shipping: 20 });
    answer = async () => [POST];
    expect((await quote()).json()).toMatchObject({ shipping: 12.9 });
  });

  it("that fails does not hide an order that was placed before", async () => {
    const payload = orderBody(items());
    const headers = { "idempotency-key": crypto.randomUUID() };
    const first = await shop.call(user, "POST", "/orders", { payload, headers });
    answer = () => Promise.reject(new Error("down"));
    await sqlOn(shop.db)`UPDATE products SET price_cents = 11000 WHERE id = ${productId}`;
    const second = await shop.call(user, "POST", "/orders", { payload, headers });
    expect(second.json().id).toBe(first.json().id);
  });

  it("is not asked again when staff change an order, which keeps its shipping price", async () => {
    const { id, version } = (await place({ delivery: "Express" })).json<Order & { version: number }>();
    answer = () => Promise.reject(new Error("down"));
    const admin = await shop.as("Admin");
    const before = (await shop.call(admin, "GET", `/orders/${id}`)).json<{ version: number }>();
    const changed = await shop.call(admin, "PUT", `/admin/orders/${id}`, {
      payload: { version: version ?? before.version, lines: [{ position: 1, quantity: 1 }] },
    });
    expect(changed.statusCode, changed.body).toBeLessThan(300);
    const after = (await shop.call(admin, "GET", `/orders/${id}`)).json<Order>();
    expect(after).toMatchObject({ shipping: 29, total: 129 });
    expect(asked).toHaveLength(1);
  });
});
