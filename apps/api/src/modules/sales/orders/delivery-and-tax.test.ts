import type { Order, Quote, ShippingRules, TaxRules } from "@larkwood/contract";
import { formatDate } from "@larkwood/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody, stockOf, storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const sql = sqlOn(shop.db);
let owner: TestUser;
let shopper: TestUser;

const option = (name: string, price: number, freeFrom: number | null = null) => ({
  name,
  kind: "parcel" as const,
  price,
  freeFrom,
  fromDays: 2,
  toDays: 4,
});
const shipping: ShippingRules = {
  twoMan: ["bedroom"],
  zones: [
    { name: "North", countries: ["Norway"], options: [option("Parcel", 12.5, 500), option("Express", 30)] },
  ],
};
const tax: TaxRules = {
  included: false,
  rates: [{ name: "VAT", country: "Norway", category: null, percent: 25 }],
};

const set = async (key: string, value: unknown) => {
  const reply = await shop.call(owner, "PUT", `/settings/${key}`, { payload: { value } });
  expect(reply.statusCode, reply.body).toBe(200);
};
const quote = async (body: object) =>
  (await shop.call(shopper, "POST", "/orders/quote", { payload: body })).json<Quote>();
const place = (payload: object) =>
  shop.call(shopper, "POST", "/orders", { payload, headers: { "idempotency-key": crypto.randomUUID() } });

beforeAll(async () => {
  owner = await shop.as("Admin");
  shopper = await shop.as("User");
});

describe("an order without delivery and tax rules", () => {
  it("costs only its items, in every country", async () => {
    const productId = await storeProduct(shop.db, 5, 19_99);
    const items = [{ productId, quantity: 3 }];
    expect(await quote({ items, country: "Norway" })).toMatchObject({
      total: 59.97,
      shipping: 0,
      tax: 0,
      taxes: [],
      deliveries: [],
      delivery: null,
      deliverable: true,
    });
    const reply = await place(orderBody(items, { expectedTotal: 59.97 }));
    expect(reply.json()).toMatchObject({ total: 59.97, shipping: 0, tax: 0, delivery: null });
    expect((await shop.call(null, "GET", "/shop")).json()).toMatchObject({ charges: false });
  });
});

describe("an order with delivery and tax", () => {
  beforeAll(async () => {
    await set("shipping", shipping);
    await set("tax", tax);
  });

  it("costs what its quote says: the chosen delivery option, and tax on items and delivery", async () => {
    const productId = await storeProduct(shop.db, 5, 100_00);
    const items = [{ productId, quantity: 1 }];
    const cheapest = await quote({ items, country: "norway" });
    expect(cheapest).toMatchObject({
      subtotal: 100,
      shipping: 12.5,
      tax: 28.13,
      taxIncluded: false,
      taxes: [{ name: "VAT", percent: 25, amount: 28.13 }],
      total: 140.63,
      delivery: "Parcel",
      deliveries: [
        { name: "Parcel", price: 12.5, fromDays: 2, toDays: 4 },
        { name: "Express", price: 30 },
      ],
    });
    const express = await quote({ items, country: "Norway", delivery: "Express" });
    expect(express).toMatchObject({ shipping: 30, total: 162.5, delivery: "Express" });
    const reply = await place(orderBody(items, { delivery: "Express", expectedTotal: express.total }));
    expect(reply.statusCode, reply.body).toBe(201);
    const order = reply.json<Order>();
    expect(order).toMatchObject({ total: 162.5, shipping: 30, tax: 32.5, delivery: "Express" });
    expect((await shop.call(shopper, "GET", `/orders/${order.id}`)).json()).toEqual(order);
    expect(await sql`SELECT amount_cents::int AS amount FROM payments WHERE order_id = ${order.id}`).toEqual([
      { amount: 162_50 },
    ]);
    const [mail] = await sql<{ body: string }>`
      SELECT payload->>'body' AS body FROM jobs WHERE kind = 'mail' ORDER BY id DESC LIMIT 1`;
    for (const row of ["Shipping (Express): $30", "VAT 25%: $32.50", "Total: $162.50"])
      expect(mail?.body).toContain(row);
  });

  it("is promised alike by the shop, the order and its email, in the shop's time zone", async () => {
    await set("timeZone", "Pacific/Auckland");
    expect((await shop.call(null, "GET", "/shop")).json().deliveryPromise).toEqual({
      fromDays: 2,
      toDays: 4,
      isFree: false,
      kind: "parcel",
    });
    const items = [{ productId: await storeProduct(shop.db, 5), quantity: 1 }];
    const order = (await place(orderBody(items, { delivery: "Express" }))).json<Order>();
    expect(order.deliveryKind).toBe("parcel");
    const [from, to] = [order.deliveryFrom, order.deliveryTo].map((day) => formatDate(new Date(day)));
    const [mail] = await sql<{ body: string }>`
      SELECT payload->>'body' AS body FROM jobs WHERE kind = 'mail' ORDER BY id DESC LIMIT 1`;
    expect(mail?.body).toContain(`Delivery: ${from} – ${to}, to your door (Express)`);
    const inTwoDays = new Date(Date.parse(order.createdAt) + 2 * 86_400_000);
    expect(order.deliveryFrom.slice(0, 10)).toBe(
      new Intl.DateTimeFormat("sv", { timeZone: "Pacific/Auckland" }).format(inTwoDays),
    );
  });

  it("is delivered free above the threshold, and keeps its total when the rules change", async () => {
    const productId = await storeProduct(shop.db, 9, 250_00);
    const items = [{ productId, quantity: 2 }];
    const order = (await place(orderBody(items, { delivery: "Parcel" }))).json<Order>();
    expect(order).toMatchObject({ subtotal: 500, shipping: 0, tax: 125, total: 625 });
    await set("tax", { ...tax, included: true });
    const now = await quote({ items, country: "Norway" });
    expect(now).toMatchObject({ tax: 100, taxIncluded: true, total: 500 });
    expect((await shop.call(shopper, "GET", `/orders/${order.id}`)).json()).toMatchObject({
      tax: 125,
      total: 625,
    });
    // An order with the old total is refused and takes no stock.
    const refused = await place(orderBody(items, { expectedTotal: 625 }));
    expect(refused.json()).toMatchObject({ code: "price_changed", context: { quote: { total: 500 } } });
    expect(await stockOf(shop.db, productId)).toBe(7);
    await set("tax", tax);
  });

  it("has a delivery price by total weight, in the quote and in the order", async () => {
    const weights = [
      { upToKg: 20, price: 15 },
      { upToKg: 40, price: 35 },
    ];
    await set("shipping", {
      twoMan: [],
      zones: [{ name: "All", countries: [], options: [{ ...option("Parcel", 90), weights }] }],
    });
    const productId = await storeProduct(shop.db, 30, 10_00);
    await sql`UPDATE products SET attributes = '{"weight": 12.5}' WHERE id = ${productId}`;
    for (const [quantity, cost] of [
      [1, 15],
      [2, 35],
      [4, 90],
    ] as const) {
      const items = [{ productId, quantity }];
      expect(await quote({ items, country: "Norway" })).toMatchObject({ shipping: cost });
      expect((await place(orderBody(items, { delivery: "Parcel" }))).json()).toMatchObject({
        shipping: cost,
      });
    }
    await set("shipping", shipping);
  });

  it("is refused without taking stock for an unavailable country or delivery option", async () => {
    const productId = await storeProduct(shop.db, 5, 10_00);
    const items = [{ productId, quantity: 1 }];
    expect(await quote({ items, country: "Japan" })).toMatchObject({ deliverable: false, deliveries: [] });
    for (const wrong of [{ country: "Japan" }, { delivery: "By owl" }]) {
      const reply = await place(orderBody(items, wrong));
      expect([reply.statusCode, reply.json().code]).toEqual([409, "delivery_unavailable"]);
    }
    await sql`UPDATE products SET category = 'bedroom' WHERE id = ${productId}`;
    expect((await place(orderBody(items))).json()).toMatchObject({ code: "delivery_unavailable" });
    expect(await stockOf(shop.db, productId)).toBe(5);
  });

  it("finds the zone by any name of the country, and refuses a text that names none", async () => {
    const everywhere = { name: "Elsewhere", countries: [], options: [option("Ship", 90)] };
    const home = { name: "Home", countries: ["USA"], options: [option("Parcel", 5)] };
    await set("shipping", { twoMan: [], zones: [home, everywhere] });
    const items = [{ productId: await storeProduct(shop.db, 5, 10_00), quantity: 1 }];
    const country = "United States of America";
    expect(await quote({ items, country })).toMatchObject({ deliverable: true, shipping: 5 });
    expect((await place(orderBody(items, { country }))).json()).toMatchObject({
      country: "United States",
      shipping: 5,
    });
    expect(await quote({ items, country: "Canda" })).toMatchObject({ deliverable: false });
    const refused = await place(orderBody(items, { country: "Canda" }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ country: "Choose a country from the list" });
  });

  it("keeps its zones if an older version stored a country that is unknown", async () => {
    const zones = [{ name: "Home", countries: ["Norway", "Canda"], options: [option("Parcel", 5)] }];
    const value = JSON.stringify({ twoMan: [], zones });
    await sql`UPDATE settings SET value = ${value}::jsonb WHERE key = 'shipping'`;
    const items = [{ productId: await storeProduct(shop.db, 5, 10_00), quantity: 1 }];
    await expect.poll(() => quote({ items, country: "Norway" })).toMatchObject({ shipping: 5 });
    expect(await quote({ items, country: "Japan" })).toMatchObject({ deliverable: false });
    const saved = await shop.call(owner, "PUT", "/settings/shipping", {
      payload: { value: JSON.parse(value) },
    });
    expect(saved.statusCode).toBe(400);
    expect(saved.json().detail).toBe(
      "shipping can't include \"Canda\", which isn't a country we know. Check the spelling.",
    );
  });
});

it.each([
  [
    "shipping",
    { twoMan: [], zones: [{ name: "North", countries: [], options: [] }] },
    "value.zones.0.options",
  ],
  [
    "shipping",
    { ...shipping, zones: [{ ...shipping.zones[0], options: [option("A", -1)] }] },
    "value.zones.0.options.0.price",
  ],
  [
    "shipping",
    { ...shipping, zones: [{ ...shipping.zones[0], options: [option("A", 1), option("A", 2)] }] },
    "value.zones.0.options",
  ],
  [
    "tax",
    { included: false, rates: [{ name: "VAT", country: "", category: null, percent: 101 }] },
    "value.rates.0.percent",
  ],
  ["tax", { included: false, rates: [tax.rates[0], tax.rates[0]] }, "value.rates"],
])("invalid %s rules are refused: %j", async (key, value, field) => {
  const reply = await shop.call(owner, "PUT", `/settings/${key}`, { payload: { value } });
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().errors)).toContain(field);
});
