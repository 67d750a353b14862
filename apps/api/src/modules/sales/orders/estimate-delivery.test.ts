import type { DeliveryEstimate, Order, Quote } from "@larkwood/contract";
import { formatDate } from "@larkwood/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { tries } from "../../../../../../scripts/lib/tries";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody, storeProduct, storeSampledVariant } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";

const method = (name: string, kind: string, price: number, fromDays: number, toDays: number) => ({
  name,
  kind,
  price,
  freeFrom: null,
  fromDays,
  toDays,
});
const zones = [
  {
    name: "North",
    countries: ["Norway", "Sweden"],
    options: [
      { ...method("Post", "parcel", 29, 2, 6), freeFrom: 300, weights: [{ upToKg: 20, price: 9 }] },
      method("Express", "parcel", 25, 1, 1),
      method("Van", "two_man", 49, 5, 12),
    ],
  },
  { name: "Neighbours", countries: ["Germany"], options: [method("Parcel", "parcel", 12, 3, 3)] },
];
const env = {
  SHOP_PAYMENT_METHODS: "bank_transfer",
  SHOP_CATALOGUE: "public",
  // Its day differs from that of UTC for half of each day.
  SHOP_TIME_ZONE: "Pacific/Auckland",
  SHOP_SHIPPING: JSON.stringify({ twoMan: ["bedroom"], zones }),
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
};
const { call, db, sql, shopper, mailsAbout } = await openOrderShop(env);

interface Cart {
  items: { productId: string; variantId?: string; quantity: number }[];
  country: string;
}
const estimate = (body: object, user = shopper as typeof shopper | null) =>
  call(user, "POST", "/orders/delivery-estimate", { payload: body });
const quote = async (body: Cart) =>
  (await call(shopper, "POST", "/orders/quote", { payload: body })).json<Quote>();

async function storeLamp(): Promise<string> {
  const id = await storeProduct(db, 50, 40_00);
  await sql`UPDATE products SET attributes = '{"weight": 12.5}' WHERE id = ${id}`;
  return id;
}
async function storeBed(): Promise<string> {
  const id = await storeProduct(db, 50, 250_00);
  await sql`UPDATE products SET category = 'bedroom' WHERE id = ${id}`;
  return id;
}
const goods = [
  { productId: await storeProduct(db, 50, 120_00) },
  { productId: await storeLamp() },
  { productId: await storeBed() },
  await storeSampledVariant(db),
];

const carts: fc.Arbitrary<Cart> = fc.record({
  items: fc
    .uniqueArray(fc.record({ index: fc.nat(goods.length - 1), quantity: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 1,
      selector: ({ index }) => index,
    })
    .map((chosen) => chosen.map(({ index, quantity }) => ({ productId: "", ...goods[index], quantity }))),
  country: fc.constantFrom("NO", "Norge", "Sweden", "Germany", "Japan"),
});

it("has the delivery, the charge and the days of the quote, for any cart and country", async () => {
  const check = async (cart: Cart) => {
    const quoted = await quote(cart);
    const { delivery, faster } = (await estimate(cart)).json<DeliveryEstimate>();
    expect(delivery !== null).toBe(quoted.deliverable);
    expect(delivery?.name ?? null).toBe(quoted.delivery);
    expect(delivery?.price ?? 0).toBe(quoted.shipping);
    for (const estimated of [delivery, faster].filter((one) => one !== null))
      expect(quoted.deliveries).toContainEqual(expect.objectContaining(estimated));
    const earliest = quoted.deliveries.map(({ to }) => to).sort()[0];
    expect((faster ?? delivery)?.to).toBe(earliest);
  };
  await fc.assert(fc.asyncProperty(carts, check), { numRuns: tries(60) });
});

it("has the charge and the days that the order gets, and its mail says", async () => {
  const items = [{ productId: goods[0]?.productId ?? "", quantity: 1 }];
  const { delivery, faster } = (await estimate({ items, country: "NO" }, null)).json<DeliveryEstimate>();
  expect(delivery).toMatchObject({ name: "Post", kind: "parcel", price: 9 });
  expect(faster).toMatchObject({ name: "Express", price: 25 });
  const payload = { ...orderBody(items), email: "guest@visitor.example" };
  const order = (await call(null, "POST", "/orders", { payload, headers: newKey() })).json<Order>();
  expect(order).toMatchObject({ shipping: 9, delivery: "Post", deliveryKind: "parcel" });
  const days = [order.deliveryFrom, order.deliveryTo];
  expect(days.map((day) => day.slice(0, 10))).toEqual([delivery?.from, delivery?.to]);
  const [mail] = await mailsAbout(order.number);
  const [from, to] = days.map((day) => formatDate(new Date(day)));
  expect(mail?.body).toContain(`Delivery: ${from} – ${to}, to your door (Post)`);
});

it("says that a country is not delivered to, and refuses one that does not exist", async () => {
  const items = [{ productId: goods[0]?.productId ?? "", quantity: 1 }];
  expect((await estimate({ items, country: "Japan" })).json()).toEqual({
    country: "Japan",
    delivery: null,
    faster: null,
  });
  const unknown = await estimate({ items, country: "Narnia" });
  expect([unknown.statusCode, unknown.json().errors]).toEqual([
    400,
    { country: "Choose a country from the list" },
  ]);
});

it("tells a letter for samples, which goes to every country", async () => {
  const items = [{ ...goods[3], quantity: 1 }];
  const { delivery } = (await estimate({ items, country: "Japan", samples: true })).json<DeliveryEstimate>();
  expect(delivery).toMatchObject({ kind: "letter", price: 0 });
  const chair = [{ productId: goods[0]?.productId, quantity: 1 }];
  expect((await estimate({ items: chair, country: "Japan", samples: true })).statusCode).toBe(400);
});

it("refuses too many items and products that are gone, as the quote does", async () => {
  const one = { productId: goods[0]?.productId, quantity: 1 };
  const tooMany = await estimate({ items: Array.from({ length: 101 }, () => one), country: "NO" });
  expect(tooMany.statusCode).toBe(400);
  const gone = await estimate({ items: [{ productId: "f".repeat(24), quantity: 1 }], country: "NO" });
  expect(gone.statusCode).toBe(404);
});

it("limits visitors by their network", async () => {
  const items = [{ productId: goods[0]?.productId, quantity: 1 }];
  const send = () =>
    call(null, "POST", "/orders/delivery-estimate", {
      payload: { items, country: "NO" },
      remoteAddress: "203.0.113.9",
    });
  const statuses = [];
  for (let count = 0; count < 121; count += 1) statuses.push((await send()).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});

it("is free within six days in a shop without shipping zones", async () => {
  const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
  const user = await shop.as("User");
  const payload = { items: [{ productId: await storeProduct(shop.db, 5), quantity: 1 }], country: "NO" };
  const free = await shop.call(user, "POST", "/orders/delivery-estimate", { payload });
  const order = await shop.call(user, "POST", "/orders", {
    payload: orderBody(payload.items),
    headers: newKey(),
  });
  const { deliveryFrom, deliveryTo } = order.json<Order>();
  expect(free.json()).toEqual({
    country: "Norway",
    delivery: {
      name: null,
      kind: null,
      price: 0,
      from: deliveryFrom.slice(0, 10),
      to: deliveryTo.slice(0, 10),
    },
    faster: null,
  });
  // Its catalogue is for members only.
  expect((await shop.call(null, "POST", "/orders/delivery-estimate", { payload })).statusCode).toBe(401);
});

it("does not exist in the showroom", async () => {
  const showroom = await buildTestApp();
  const user = await showroom.as("User");
  const payload = { items: [{ productId: await storeProduct(showroom.db, 5), quantity: 1 }], country: "NO" };
  const reply = await showroom.call(user, "POST", "/orders/delivery-estimate", { payload });
  expect(reply.statusCode).toBe(404);
});
