import type { Order, OrderAdminDetails, OrderSummary, OrderViews, PickListItem } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { storeProduct } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";

const POST = { name: "Post", kind: "parcel", price: 9.9, freeFrom: null, fromDays: 2, toDays: 5 };
const { call, db, sql, shopper, staff, place, step, mark } = await openOrderShop({
  SHOP_PAYMENT_METHODS: "bank_transfer,pay_on_delivery",
  SHOP_TIME_ZONE: "America/New_York",
  SHOP_SHIPPING: JSON.stringify({
    twoMan: [],
    zones: [{ name: "All", countries: [], options: [POST, { ...POST, name: "Express" }] }],
  }),
});

const chair = await storeProduct(db, 500);
const placeNew = (changes: Partial<Parameters<typeof place>[1]> = {}, productId = chair) =>
  place([{ productId, quantity: 1 }], { delivery: "Post", ...changes });
const list = async (query: Record<string, string>) => {
  const reply = await call(staff, "GET", `/admin/orders?${new URLSearchParams(query)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<OrderSummary[]>().map(({ number }) => number);
};
const views = async () => {
  const reply = await call(staff, "GET", "/admin/orders/views");
  return reply.json<OrderViews>();
};
const countOf = async (view: string) => (await views()).views.find((one) => one.view === view)?.count;
const pack = (ids: string[], packed = true) =>
  call(staff, "POST", "/admin/orders/packing", { payload: { ids, packed } });

describe("the views of the order list", () => {
  it("follow an order from its confirmation to its return", async () => {
    const order = await placeNew();
    expect(await list({ view: "to-confirm" })).toEqual([order.number]);
    expect(await list({ view: "unpaid" })).toEqual([order.number]);
    await step(order.id, "CONFIRMED");
    expect(await list({ view: "to-confirm" })).toEqual([]);
    // Not paid yet.
    expect(await list({ view: "to-pack" })).toEqual([]);
    await mark(order, "received");
    expect(await list({ view: "unpaid" })).toEqual([]);
    expect(await list({ view: "to-pack" })).toEqual([order.number]);
    expect((await pack([order.id])).json()).toEqual({ moved: [order.id], refused: [] });
    expect(await list({ view: "to-pack" })).toEqual([]);
    expect(await list({ view: "to-ship" })).toEqual([order.number]);
    expect(await countOf("to-ship")).toBe(1);
    await step(order.id, "SHIPPED");
    expect(await list({ view: "to-ship" })).toEqual([]);
    expect(await list({ view: "sent" })).toEqual([order.number]);
    await step(order.id, "OUT_FOR_DELIVERY");
    expect(await list({ view: "sent" })).toEqual([order.number]);
    await step(order.id, "DELIVERED");
    expect(await list({ view: "sent" })).toEqual([]);
    const payload = { lines: [{ position: 1, quantity: 1 }], reason: "too large" };
    await call(shopper, "POST", `/orders/${order.id}/returns`, { headers: newKey(), payload });
    expect(await list({ view: "returns" })).toEqual([order.number]);
    expect(await countOf("returns")).toBe(1);
  });

  it("wait for money that a driver collects only after the delivery", async () => {
    const order = await placeNew({ paymentMethod: "pay_on_delivery" });
    expect(await list({ view: "unpaid" })).toEqual([]);
    await step(order.id, "CONFIRMED");
    expect(await list({ view: "to-pack" })).toEqual([order.number]);
    for (const status of ["SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"] as const) await step(order.id, status);
    expect(await list({ view: "unpaid" })).toEqual([order.number]);
    await mark(order, "received");
    expect(await list({ view: "unpaid" })).toEqual([]);
  });

  it("list a paid order that became more expensive as unpaid", async () => {
    const order = await placeNew();
    await mark(order, "received");
    await sql`UPDATE payments SET due_cents = 500 WHERE order_id = ${order.id}`;
    expect(await list({ view: "unpaid" })).toEqual([order.number]);
    await sql`UPDATE payments SET due_cents = 0 WHERE order_id = ${order.id}`;
  });

  it("offer the countries and shipping methods of past orders", async () => {
    await placeNew({ country: "Sweden", delivery: "Express" });
    const { countries, deliveries } = await views();
    expect(countries).toEqual(["Norway", "Sweden"]);
    expect(deliveries).toEqual(["Express", "Post"]);
  });

  it("are only for admins who may read orders", async () => {
    expect((await call(shopper, "GET", "/admin/orders/views")).statusCode).toBe(403);
  });
});

describe("the filters of the order list", () => {
  it("select by payment, country, shipping method, product and day", async () => {
    const table = await storeProduct(db, 5);
    const order = await placeNew({ country: "Iceland", delivery: "Express" }, table);
    // The last moment of 5 November in New York.
    await sql`UPDATE orders SET created_at = '2026-11-06T04:59:59.5Z' WHERE id = ${order.id}`;
    expect(await list({ country: "Iceland" })).toEqual([order.number]);
    expect(await list({ delivery: "Express", country: "Iceland" })).toEqual([order.number]);
    expect(await list({ delivery: "Post", country: "Iceland" })).toEqual([]);
    expect(await list({ product: table })).toEqual([order.number]);
    expect(await list({ from: "2026-11-05", to: "2026-11-05" })).toEqual([order.number]);
    expect(await list({ to: "2026-11-04" })).toEqual([]);
    expect(await list({ from: "2026-11-06", country: "Iceland" })).toEqual([]);
    expect(await list({ payment: "expected", country: "Iceland" })).toEqual([order.number]);
    await mark(order, "received");
    expect(await list({ payment: "expected", country: "Iceland" })).toEqual([]);
    expect(await list({ payment: "received", country: "Iceland" })).toEqual([order.number]);
    await mark(order, "refunded");
    expect(await list({ payment: "refunded" })).toEqual([order.number]);
  });

  it("refuse a day that does not exist and an unknown payment", async () => {
    expect((await call(staff, "GET", "/admin/orders?from=2026-02-31")).statusCode).toBe(400);
    expect((await call(staff, "GET", "/admin/orders?payment=lost")).statusCode).toBe(400);
  });

  it("page through a list by payment without gaps", async () => {
    const placed: number[] = [];
    for (let i = 0; i < 5; i += 1) placed.push((await placeNew({ country: "Malta" })).number);
    const found: number[] = [];
    let path = "/admin/orders?payment=expected&country=Malta&limit=2";
    for (let page = 0; path && page < 5; page += 1) {
      const reply = await call(staff, "GET", path);
      found.push(...reply.json<OrderSummary[]>().map(({ number }) => number));
      path = /<\/api([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ""))?.[1] ?? "";
    }
    expect(found).toEqual(placed.reverse());
  });
});

describe("the search of the order list", () => {
  it("finds everything that is printed on a parcel", async () => {
    const lamp = await storeProduct(db, 5);
    await sql`INSERT INTO skus (owner_id, product_id, sku) VALUES (${lamp}, ${lamp}, 'LMP-0042')`;
    const address = {
      address: "Kastanienallee 7",
      addressLine2: "Hinterhaus",
      postCode: "10435",
      city: "Berlin",
      country: "Germany",
    };
    const order = await placeNew({ firstName: "Grete", lastName: "Österreicher", ...address }, lamp);
    const parcels = [{ carrier: "royal_mail", name: "", number: "RM 123 456 785 GB", link: "" }];
    await step(order.id, "CONFIRMED");
    const { version } = (await call(staff, "GET", `/orders/${order.id}`)).json<Order>();
    await call(staff, "PUT", `/admin/orders/${order.id}/parcels`, { payload: { version, parcels } });
    const texts = [
      String(order.number),
      `#${order.number}`,
      "grete osterreicher",
      "Kastanienallee",
      "hinterhaus",
      "10435",
      "Berlin",
      "RM 123 456 785 GB",
      "rm123456785gb",
      "lmp-0042",
    ];
    for (const search of texts) expect([search, await list({ search })]).toEqual([search, [order.number]]);
    // Digits are not the beginning of a postcode.
    expect(await list({ search: "1043" })).toEqual([]);
  });

  it("finds a tracking number of digits by its beginning, with or without spaces", async () => {
    const order = await placeNew();
    const parcels = [{ carrier: "dhl", name: "", number: "003404341604", link: "" }];
    await step(order.id, "CONFIRMED");
    const { version } = (await call(staff, "GET", `/orders/${order.id}`)).json<Order>();
    await call(staff, "PUT", `/admin/orders/${order.id}/parcels`, { payload: { version, parcels } });
    for (const search of ["003404341604", "00340434", "0034 0434 1604"])
      expect([search, await list({ search })]).toEqual([search, [order.number]]);
  });
});

describe("bulk actions", () => {
  it("pack confirmed orders, refuse others, and record who did it", async () => {
    const [confirmed, placed] = [await placeNew(), await placeNew()];
    await step(confirmed.id, "CONFIRMED");
    const reply = (await pack([confirmed.id, placed.id])).json();
    expect(reply.moved).toEqual([confirmed.id]);
    expect(reply.refused).toEqual([{ id: placed.id, reason: expect.any(String) }]);
    await pack([confirmed.id]);
    await pack([confirmed.id], false);
    const details = (await call(staff, "GET", `/admin/orders/${confirmed.id}/office`)).json();
    expect(details.notes).toMatchObject([
      { body: "Packed", by: expect.stringContaining("test-") },
      { body: "Not packed" },
    ]);
    expect((await pack(["0".repeat(24)])).json().refused).toHaveLength(1);
  });

  it("unpack an order whose items change", async () => {
    const order = await placeNew({ paymentMethod: "pay_on_delivery" });
    await step(order.id, "CONFIRMED");
    await pack([order.id]);
    const packed = (await call(staff, "GET", `/orders/${order.id}`)).json<Order>();
    const payload = { version: packed.version, lines: [{ position: 1, quantity: 2 }] };
    const changed = (await call(staff, "PUT", `/admin/orders/${order.id}`, { payload })).json<Order>();
    expect([packed.packed, changed.packed]).toEqual([true, undefined]);
  });

  it("mark payments as received only for the amount that the admin saw, and undo it", async () => {
    const [first, second] = [await placeNew(), await placeNew()];
    const payments = [
      { orderId: first.id, amount: first.total },
      { orderId: second.id, amount: second.total + 1 },
    ];
    const reply = (await call(staff, "POST", "/admin/orders/payments", { payload: { payments } })).json();
    expect(reply.moved).toEqual([first.id]);
    expect(reply.refused).toEqual([{ id: second.id, reason: expect.stringContaining("total is now") }]);
    const statusOf = async ({ id }: Order) =>
      (await call(staff, "GET", `/orders/${id}`)).json<Order>().paymentStatus;
    expect([await statusOf(first), await statusOf(second)]).toEqual(["received", "expected"]);
    const payload = { ids: [first.id, second.id] };
    const undone = (await call(staff, "POST", "/admin/orders/payments/undo", { payload })).json();
    expect(undone).toMatchObject({ undone: [first.id], refused: [{ id: second.id }] });
    expect(await statusOf(first)).toBe("expected");
  });

  it("cancel orders with a reason that the customers can read", async () => {
    const order = await placeNew();
    const payload = { ids: [order.id], status: "CANCELLED", reason: "The fabric is out of production" };
    expect((await call(staff, "POST", "/admin/orders/status", { payload })).json().moved).toEqual([order.id]);
    const { events } = (await call(shopper, "GET", `/orders/${order.id}`)).json<Order>();
    expect(events.at(-1)).toMatchObject({ status: "CANCELLED", note: "The fabric is out of production" });
  });

  it("list the stock items of several orders once, with the pieces for each order", async () => {
    const vase = await storeProduct(db, 9);
    await sql`INSERT INTO skus (owner_id, product_id, sku) VALUES (${vase}, ${vase}, 'VASE-1')`;
    const first = await place(
      [
        { productId: vase, quantity: 2 },
        { productId: chair, quantity: 1 },
      ],
      { delivery: "Post" },
    );
    const second = await place([{ productId: vase, quantity: 1 }], { delivery: "Post" });
    const payload = { ids: [first.id, second.id] };
    const items = (await call(staff, "POST", "/admin/orders/pick-list", { payload })).json<PickListItem[]>();
    expect(items).toHaveLength(2);
    expect(items.find(({ sku }) => sku === "VASE-1")).toMatchObject({
      productId: vase,
      quantity: 3,
      orders: [
        { number: first.number, quantity: 2 },
        { number: second.number, quantity: 1 },
      ],
    });
  });
});

it("shows who marked a payment, to admins who may see payments", async () => {
  const order = await placeNew();
  await mark(order, "received");
  const { payments } = (
    await call(staff, "GET", `/admin/orders/${order.id}/office`)
  ).json<OrderAdminDetails>();
  expect(payments).toEqual([
    { kind: "received", by: expect.stringContaining("test-"), at: expect.any(String) },
  ]);
});
