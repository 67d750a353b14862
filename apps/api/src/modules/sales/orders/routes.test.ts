import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { order, orderBody, stockOf, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";

let shop: TestApp;
let shopper: TestUser;
let stranger: TestUser;
let admin: TestUser;
beforeAll(async () => {
  shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
  [shopper, stranger, admin] = await Promise.all([shop.as("User"), shop.as("User"), shop.as("Admin")]);
});

function post(user: TestUser | null, payload: object, key: string = crypto.randomUUID()) {
  return shop.call(user, "POST", "/orders", { payload, headers: { "idempotency-key": key } });
}

async function placeOne(quantity = 1) {
  const productId = await storeProduct(shop.db, 10, 25_50);
  const reply = await post(shopper, orderBody([{ productId, quantity }]));
  return { productId, reply, order: reply.json() };
}

describe("POST /orders", () => {
  it("returns 201 with the order: id, status, total, lines and payment instructions", async () => {
    const { reply, order } = await placeOne(2);
    expect(reply.statusCode).toBe(201);
    expect(order).toMatchObject({
      status: "PLACED",
      total: 51,
      shipping: 0,
      nextStatuses: ["CONFIRMED", "CANCELLED"],
    });
    expect(order.lines).toMatchObject([{ price: 25.5, quantity: 2, total: 51 }]);
    expect(order.paymentInstructions).toContain("$51");
  });

  it("refuses amounts sent by the client", async () => {
    const productId = await storeProduct(shop.db, 5, 99_00);
    const body = { ...orderBody([{ productId, quantity: 1 }]), total: 1, subtotal: 1, discount: 98 };
    const refused = await post(shopper, body);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors).sort()).toEqual(["discount", "subtotal", "total"]);
  });

  it("returns 409 with the line and its remaining stock when stock is short", async () => {
    const productId = await storeProduct(shop.db, 1);
    const reply = await post(shopper, orderBody([{ productId, quantity: 3 }]));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: "out_of_stock",
      context: { shortages: [{ productId, wanted: 3, left: 1 }] },
    });
    expect(await stockOf(shop.db, productId)).toBe(1);
  });

  it("returns 422 when a key is reused with another body", async () => {
    const productId = await storeProduct(shop.db, 5);
    await post(shopper, orderBody([{ productId, quantity: 1 }]), "my-key-0001");
    const again = await post(shopper, orderBody([{ productId, quantity: 2 }]), "my-key-0001");
    expect([again.statusCode, again.json().code]).toEqual([422, "idempotency_mismatch"]);
  });

  it("refuses a payment method that is not enabled", async () => {
    const productId = await storeProduct(shop.db, 5);
    const reply = await post(
      shopper,
      orderBody([{ productId, quantity: 1 }], { paymentMethod: "pay_on_delivery" }),
    );
    expect([reply.statusCode, reply.json().code]).toEqual([409, "payment_unavailable"]);
  });

  it("refuses invalid input with the contract's messages, and anonymous requests", async () => {
    const productId = await storeProduct(shop.db, 5);
    const bad = await post(shopper, { ...orderBody([{ productId, quantity: 0 }]), phoneNumber: "12" });
    expect(bad.statusCode).toBe(400);
    expect(bad.json().errors.phoneNumber).toBe(
      "Phone number must start with + and should only contain digits",
    );
    expect((await post(null, orderBody([{ productId, quantity: 1 }]))).statusCode).toBe(401);
    const keyless = await shop.call(shopper, "POST", "/orders", {
      payload: orderBody([{ productId, quantity: 1 }]),
    });
    expect(keyless.statusCode).toBe(400);
  });

  it("updates the product's stock immediately", async () => {
    const { productId } = await placeOne(4);
    expect((await shop.call(null, "GET", `/products/${productId}`)).json().quantity).toBe(6);
  });
});

describe("reading orders", () => {
  it("returns an order to its customer and an admin, and 404 to others", async () => {
    const { order } = await placeOne();
    const status = async (user: TestUser | null) =>
      (await shop.call(user, "GET", `/orders/${order.id}`)).statusCode;
    expect(await Promise.all([status(shopper), status(admin), status(stranger), status(null)])).toEqual([
      200, 200, 404, 401,
    ]);
  });

  it("lists only the caller's orders, newest first, page by page", async () => {
    const buyer = await shop.as("User");
    const productId = await storeProduct(shop.db, 50);
    for (let i = 0; i < 3; i += 1) await post(buyer, orderBody([{ productId, quantity: 1 }]));
    const first = await shop.call(buyer, "GET", "/orders?limit=2");
    expect(first.headers["x-total-count"]).toBe("3");
    const next = /<\/api([^>]+)>/.exec(String(first.headers.link))?.[1] ?? "";
    const second = await shop.call(buyer, "GET", next);
    const numbers = [...first.json(), ...second.json()].map((order: { number: number }) => order.number);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    expect(numbers).toHaveLength(3);
    expect((await shop.call(stranger, "GET", "/orders")).json()).toEqual([]);
  });

  it("lets only admins search orders by number, name and status", async () => {
    const { order } = await placeOne();
    const find = async (query: string) =>
      (await shop.call(admin, "GET", `/admin/orders?${query}`))
        .json()
        .map((found: { id: string }) => found.id);
    expect(await find(`search=${order.number}`)).toEqual([order.id]);
    expect(await find("search=lund&status=PLACED")).toContain(order.id);
    expect(await find("status=DELIVERED")).toEqual([]);
    expect((await shop.call(shopper, "GET", "/admin/orders")).statusCode).toBe(403);
  });
});

describe("the status of an order", () => {
  it("is changed by an admin step by step, and every step is logged", async () => {
    const { order } = await placeOne();
    const step = (user: TestUser, status: string) =>
      shop.call(user, "POST", `/orders/${order.id}/status`, { payload: { status } });
    expect((await step(admin, "DELIVERED")).json()).toMatchObject({
      code: "illegal_step",
      context: { status: "PLACED" },
    });
    expect((await step(shopper, "CONFIRMED")).statusCode).toBe(403);
    expect((await step(admin, "CONFIRMED")).json().nextStatuses).toEqual(["SHIPPED", "CANCELLED"]);
    const log = (await shop.call(admin, "GET", `/audit?subjectId=${order.id}`)).json();
    expect(log).toMatchObject([
      { action: "order.move", before: { status: "PLACED" }, after: { status: "CONFIRMED" } },
    ]);
  });

  it("changes for several orders at once, and lists the refused ones", async () => {
    const [one, two] = [await placeOne(), await placeOne()];
    await shop.call(shopper, "POST", `/orders/${two.order.id}/status`, { payload: { status: "CANCELLED" } });
    const ids = [one.order.id, two.order.id];
    const reply = await shop.call(admin, "POST", "/admin/orders/status", {
      payload: { ids, status: "CONFIRMED" },
    });
    expect(reply.json()).toMatchObject({ moved: [one.order.id], refused: [{ id: two.order.id }] });
  });

  it("is independent of the payment: expected, received, refunded", async () => {
    const { order } = await placeOne();
    const payments = (await shop.call(admin, "GET", "/admin/payments?status=expected")).json();
    const { id } = payments.find((payment: { orderId: string }) => payment.orderId === order.id);
    const mark = (status: string) =>
      shop.call(admin, "POST", `/admin/payments/${id}`, { payload: { status } });
    expect((await mark("refunded")).statusCode).toBe(409);
    expect((await mark("received")).json().status).toBe("received");
    expect((await mark("refunded")).json().status).toBe("refunded");
  });
});

describe("coupons", () => {
  it("are created and ended by an admin and applied in a quote", async () => {
    const form = {
      code: "autumn",
      kind: "percent",
      value: 20,
      minTotal: 0,
      startsAt: null,
      endsAt: null,
      maxUses: null,
      maxUsesPerUser: null,
    };
    const created = await shop.call(admin, "POST", "/admin/coupons", { payload: form });
    expect(created.json()).toMatchObject({ code: "AUTUMN", value: 20, uses: 0 });
    expect((await shop.call(admin, "POST", "/admin/coupons", { payload: form })).json().code).toBe(
      "coupon_taken",
    );
    const productId = await storeProduct(shop.db, 5, 100_00);
    const quote = (coupon: string) =>
      shop.call(shopper, "POST", "/orders/quote", {
        payload: { items: [{ productId, quantity: 1 }], coupon },
      });
    expect((await quote("Autumn")).json()).toMatchObject({
      subtotal: 100,
      discount: 20,
      total: 80,
      couponProblem: null,
    });
    await shop.call(admin, "POST", `/admin/coupons/${created.json().id}/end`);
    expect((await quote("AUTUMN")).json()).toMatchObject({
      discount: 0,
      couponProblem: "This coupon has expired",
    });
    expect((await shop.call(admin, "GET", "/admin/coupons")).json()).toHaveLength(1);
  });

  it("are valid until the end of their last day in the shop's time zone", async () => {
    let now = new Date("2026-11-30T22:59:00Z");
    const oslo = await buildTestApp({
      env: { SHOP_PAYMENT_METHODS: "bank_transfer", SHOP_TIME_ZONE: "Europe/Oslo" },
      clock: () => now,
    });
    const [owner, buyer] = [await oslo.as("Admin"), await oslo.as("User")];
    const productId = await storeProduct(oslo.db, 5, 100_00);
    const payload = {
      code: "LASTDAY",
      kind: "percent",
      value: 10,
      minTotal: 0,
      startsAt: "2026-11-30",
      endsAt: "2026-11-30",
      maxUses: null,
      maxUsesPerUser: null,
      acceptedTos: true,
    };
    const created = await oslo.call(owner, "POST", "/admin/coupons", { payload });
    expect(created.json()).toMatchObject({
      startsAt: "2026-11-29T23:00:00.000Z",
      endsAt: "2026-11-30T22:59:59.999Z",
      firstDay: "2026-11-30",
      lastDay: "2026-11-30",
    });
    const problem = async () => {
      const input = { items: [{ productId, quantity: 1 }], coupon: "LASTDAY" };
      return (await oslo.call(buyer, "POST", "/orders/quote", { payload: input })).json().couponProblem;
    };
    expect(await problem()).toBeNull();
    now = new Date("2026-11-30T23:00:00Z");
    expect(await problem()).toBe("This coupon has expired");
  });
});

describe("orders", () => {
  it("are found by exact email address or number", async () => {
    const search = async (text: string) =>
      (await shop.call(admin, "GET", `/admin/orders?search=${encodeURIComponent(text)}`)).json();
    const ids: string[] = [];
    for (const name of ["mail3", "mail31"]) {
      const caller = await storeUser(shop.db, name);
      await sqlOn(shop.db)`UPDATE users SET email = ${`${name}@whole.example`} WHERE id = ${caller.userId}`;
      const productId = await storeProduct(shop.db, 5);
      ids.push((await order(shop.db, caller, orderBody([{ productId, quantity: 1 }]))).id);
    }
    const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);
    expect(idsOf(await search("Mail3@whole.example"))).toEqual([ids[0]]);
    expect(idsOf(await search("mail3@whole"))).toHaveLength(2);
    const [first] = await search("mail31@whole.example");
    expect(idsOf(await search(`#${first.number}`))).toEqual([ids[1]]);
  });

  it("are counted on the dashboard", async () => {
    await placeOne();
    const dashboard = (await shop.call(admin, "GET", "/admin/dashboard")).json();
    expect(dashboard.totalOrders).toBeGreaterThan(0);
    expect(dashboard.months).toHaveLength(12);
    expect(dashboard.recentOrders.length).toBeGreaterThan(0);
  });

  it("are exported as CSV without spreadsheet formulas", async () => {
    const productId = await storeProduct(shop.db, 5);
    await post(shopper, orderBody([{ productId, quantity: 1 }], { address: "=HYPERLINK(1)" }));
    const reply = await shop.call(admin, "GET", "/admin/orders/export");
    expect(reply.headers["content-type"]).toContain("text/csv");
    expect(reply.body).toContain("'=HYPERLINK(1)");
  });

  it("queue mails that an admin can list", async () => {
    await placeOne();
    const [mail] = (await shop.call(admin, "GET", "/admin/mails?limit=1")).json();
    expect(mail).toMatchObject({ kind: "order_placed", status: "waiting" });
  });
});

describe("a showroom", () => {
  it("refuses every order", async () => {
    const showroom = await buildTestApp();
    const user = await showroom.as("User");
    const productId = await storeProduct(showroom.db, 5);
    const headers = { "idempotency-key": "no-sale-here" };
    const reply = await showroom.call(user, "POST", "/orders", {
      payload: orderBody([{ productId, quantity: 1 }]),
      headers,
    });
    expect(reply.json().code).toBe("payment_unavailable");
    expect(await stockOf(showroom.db, productId)).toBe(5);
    expect((await showroom.call(user, "GET", "/orders")).json()).toEqual([]);
  });
});
