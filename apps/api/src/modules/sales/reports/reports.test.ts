import type {
  CustomersReport,
  OrderSummary,
  ProductsReport,
  SalesReport,
  SettingValues,
  StockReport,
  TaxReport,
} from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody, storeProduct, storeUser, tradingContext } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { changeOrderStatus } from "../orders/change-order-status";
import { placeOrder } from "../orders/place-order";
import { markPayment } from "../payments/mark-payment";

const VAT = { name: "VAT", country: "", category: null, percent: 25 };
const POST = { name: "Post", kind: "parcel" as const, price: 10, freeFrom: null, fromDays: 2, toDays: 5 };
const tax: SettingValues["tax"] = { included: true, rates: [VAT] };
const shipping = { twoMan: [], zones: [{ name: "All", countries: [], options: [POST] }] };
const now = new Date("2026-11-18T12:00:00Z");
// Five hours behind UTC, four in summer.
const timeZone = "America/New_York";
const env = { SHOP_PAYMENT_METHODS: "bank_transfer,pay_on_delivery", SHOP_TIME_ZONE: timeZone };
const shop = await buildTestApp({ env, clock: () => now });
const { call, db } = shop;
const sql = sqlOn(db);
const [shopper, staff] = [await shop.as("User"), await shop.as("Admin")];
const [ada, bob, owner] = [
  await storeUser(db, "ada"),
  await storeUser(db, "bob"),
  await storeUser(db, "owner", "Admin"),
];
const [chair, lamp] = [await storeProduct(db, 500, 10_000), await storeProduct(db, 500, 3_333)];
const coupon = { code: "TEN", kind: "percent", value: 10, minTotal: 0, maxUses: null, maxUsesPerUser: null };
await call(staff, "POST", "/admin/coupons", { payload: { ...coupon, startsAt: null, endsAt: null } });
await sql`UPDATE promotions SET starts_at = NULL`;

const base = tradingContext(db);
const contextAt = (time: string) => ({
  ...base,
  settings: { ...base.settings, current: { ...base.settings.current, tax, shipping, timeZone } },
  clock: () => new Date(time),
});
const by = { caller: owner, requestId: "test", address: "", origin: "http://localhost" };
const place = async (time: string, quantities: [string, number][], changes: object = {}, caller = ada) => {
  const items = quantities.map(([productId, quantity]) => ({ productId, quantity }));
  const body = orderBody(items, { delivery: "Post", ...changes });
  const key = crypto.randomUUID();
  return placeOrder(contextAt(time), { body, key }, { caller, origin: by.origin });
};
const mark = async (time: string, orderId: string, status: "received" | "refunded") => {
  const [payment] = await sql<{ id: string }>`SELECT id FROM payments WHERE order_id = ${orderId}`;
  await markPayment(contextAt(time), { id: payment?.id ?? "", status }, by);
};

// The last evening of September in New York is October in UTC.
const september = await place("2026-10-01T03:30:00Z", [[chair, 1]]);
const first = await place(
  "2026-10-01T04:30:00Z",
  [
    [chair, 2],
    [lamp, 1],
  ],
  { coupon: "TEN" },
);
const abroad = { country: "Sweden", paymentMethod: "pay_on_delivery" };
await place("2026-10-20T12:00:00Z", [[lamp, 3]], abroad, bob);
const cancelled = await place("2026-10-21T12:00:00Z", [[chair, 9]]);
await changeOrderStatus(contextAt("2026-10-22T12:00:00Z"), { id: cancelled.id, status: "CANCELLED" }, by);
await mark("2026-10-02T12:00:00Z", first.id, "received");
await mark("2026-10-03T12:00:00Z", september.id, "received");
await mark("2026-11-02T12:00:00Z", september.id, "refunded");

const october = { period: "last-month", compare: "previous" };
const get = async <Report>(path: string, query: Record<string, string> = {}): Promise<Report> => {
  const reply = await call(staff, "GET", `/reports/${path}?${new URLSearchParams(query)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Report>();
};
const listOrders = async (query: Record<string, string>) => {
  const reply = await call(staff, "GET", `/admin/orders?${new URLSearchParams(query)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<OrderSummary[]>();
};
const statusOf = async (path: string, user = staff as typeof staff | null) =>
  (await call(user, "GET", `/reports/${path}`)).statusCode;

describe("the sales report", () => {
  it("has the orders of a month in the shop's time zone, beside the month before", async () => {
    const report = await get<SalesReport>("sales", { ...october, by: "month" });
    expect(report).toMatchObject({
      from: "2026-10-01",
      to: "2026-10-31",
      timeZone,
      currency: "USD",
      compared: { from: "2026-09-01", to: "2026-09-30" },
      rows: [{ key: "2026-10-01", to: "2026-10-31", gross: 329.99, before: { gross: 110 } }],
    });
    expect(report.total).toEqual({
      orders: 2,
      items: 333.32,
      discount: 23.33,
      delivery: 20,
      net: 263.99,
      tax: 66,
      gross: 329.99,
      outstanding: 0,
      received: 330,
      refunds: 0,
      before: expect.objectContaining({ orders: 1, gross: 110, received: 0, refunds: 0 }),
    });
  });

  it("has refunds on their own day", async () => {
    const { rows } = await get<SalesReport>("sales", { from: "2026-11-01", to: "2026-11-03", by: "day" });
    expect(rows.map(({ key, refunds, before }) => [key, refunds, before])).toEqual([
      ["2026-11-01", 0, null],
      ["2026-11-02", 110, null],
      ["2026-11-03", 0, null],
    ]);
  });

  it("compares with the year before", async () => {
    const { compared } = await get<SalesReport>("sales", { period: "last-month", compare: "year" });
    expect(compared).toEqual({ from: "2025-10-01", to: "2025-10-31" });
  });

  it.each([
    [
      "country",
      [
        ["Norway", 220],
        ["Sweden", 109.99],
      ],
    ],
    [
      "method",
      [
        ["bank_transfer", 220],
        ["pay_on_delivery", 109.99],
      ],
    ],
    [
      "promotion",
      [
        ["TEN", 220],
        ["", 109.99],
      ],
    ],
  ])("has a row for each %s, with the largest first", async (group, expected) => {
    const { rows } = await get<SalesReport>("sales", { period: "last-month", by: group });
    expect(rows.map(({ key, gross }) => [key, gross])).toEqual(expected);
  });

  it("is the sum of the orders that its filters find", async () => {
    const days = { from: "2026-10-01", to: "2026-10-31", sold: "true" };
    const filters = { country: "country", method: "method", promotion: "promotion" } as const;
    for (const [group, name] of Object.entries(filters)) {
      const { rows } = await get<SalesReport>("sales", { period: "last-month", by: group });
      for (const { key, gross, orders } of rows.filter((row) => row.key)) {
        const found = await listOrders({ ...days, [name]: key ?? "" });
        expect(found).toHaveLength(orders);
        expect(found.reduce((sum, { totalMinor }) => sum + totalMinor, 0) / 100).toBe(gross);
      }
    }
    expect(await listOrders({ ...days, on: "received" })).toHaveLength(2);
    expect(await listOrders({ from: "2026-11-02", to: "2026-11-02", on: "refunded" })).toHaveLength(1);
    expect(await listOrders({ from: "2026-11-03", to: "2026-11-30", on: "refunded" })).toHaveLength(0);
    expect(await listOrders({ from: "2026-10-02", to: "2026-10-02", on: "invoiced" })).toHaveLength(1);
  });
});

describe("the products report", () => {
  it("has the discounted price of each product, and the orders that its filters find", async () => {
    const report = await get<ProductsReport>("products", { period: "last-month" });
    expect(report.rows.map(({ key, units, items, gross }) => [key, units, items, gross])).toEqual([
      [chair, 2, 200, 180.01],
      [lamp, 4, 133.32, 129.98],
    ]);
    expect(report.total).toMatchObject({ orders: 2, units: 6, gross: 309.99 });
    expect(report.delivery).toBe(20);
    const days = { from: "2026-10-01", to: "2026-10-31", sold: "true" };
    expect(await listOrders({ ...days, product: lamp })).toHaveLength(2);
    expect(await listOrders({ ...days, variant: chair })).toHaveLength(1);
    expect(await listOrders({ ...days, category: "dining" })).toHaveLength(2);
    expect(await listOrders({ ...days, category: "outdoor" })).toHaveLength(0);
  });

  it("has a row for each category", async () => {
    const { rows } = await get<ProductsReport>("products", { period: "last-month", by: "category" });
    expect(rows).toMatchObject([{ key: "dining", label: "Dining Room", orders: 2, gross: 309.99 }]);
  });
});

describe("the tax report", () => {
  it("has invoices and credit notes by rate and country", async () => {
    const report = await get<TaxReport>("tax", { from: "2026-10-01", to: "2026-11-30" });
    expect(report.rows).toMatchObject([
      {
        label: "VAT",
        country: "Norway",
        percent: 25,
        net: 264,
        tax: 66,
        gross: 330,
        refunds: 110,
        refundTax: 22,
        taxDue: 44,
      },
    ]);
    expect((await get<TaxReport>("tax", october)).total).toMatchObject({
      gross: 330,
      refunds: 0,
      before: { gross: 0 },
    });
  });
});

describe("the file for an accountant", () => {
  const file = async (query: string) => {
    const reply = await call(staff, "GET", `/reports/accounting?${query}`);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.body;
  };

  it("has a row for each rate of an invoice or credit note, and adds up to the tax report", async () => {
    const csv = await file("month=2026-10&rates=25:8410:9");
    expect(csv.split("\r\n").slice(1)).toEqual([
      "2026-10-02,invoice,Invoice 1,10002,Norway,VAT,25,9,8410,10000,176.00,44.00,220.00,USD",
      "2026-10-03,invoice,Invoice 2,10001,Norway,VAT,25,9,8410,10000,88.00,22.00,110.00,USD",
      "",
    ]);
    expect(await file("month=2026-11")).toMatch(
      /\r\n2026-11-02,credit note,Credit note 1,10001,Norway,VAT,25,,8400,10000,-88,-22,-110,USD\r\n$/,
    );
    const { total } = await get<TaxReport>("tax", october);
    expect([total.net, total.tax, total.gross]).toEqual([176 + 88, 44 + 22, 220 + 110]);
  });

  it("books a credit note on the other side", async () => {
    const lines = async (month: string) =>
      (await file(`month=${month}&format=datev&customerAccount=10500`)).split("\r\n");
    expect((await lines("2026-10"))[2]).toBe(
      '220,00;"S";"USD";;;"";10500;8400;"";0210;"Invoice 1";"";;"Order 10002, Norway"',
    );
    expect((await lines("2026-11"))[2]).toBe(
      '110,00;"H";"USD";;;"";10500;8400;"";0211;"Credit note 1";"";;"Order 10001, Norway"',
    );
  });

  it("is the same every time, and has no names", async () => {
    for (const format of ["csv", "datev"]) {
      const query = `month=2026-10&format=${format}`;
      expect(await file(query)).toBe(await file(query));
      expect(await file(query)).not.toMatch(/Ada|Lund|Elm Street/);
    }
    expect((await file("month=2026-01")).trim().split("\r\n")).toHaveLength(1);
  });

  it("returns 400 for a wrong month, account or rate", async () => {
    for (const query of [
      "",
      "month=2026-13",
      "month=2026-1",
      "month=2026-10&account=x",
      "month=2026-10&rates=19",
    ])
      expect([query, await statusOf(`accounting?${query}`)]).toEqual([query, 400]);
  });
});

describe("the customers report", () => {
  const grossOf = async (buyer: string) => {
    const orders = await listOrders({ from: "2026-10-01", to: "2026-10-31", buyer });
    return orders.reduce((sum, { total }) => sum + total, 0);
  };

  it("tells new from returning customers", async () => {
    const { total } = await get<CustomersReport>("customers", { ...october, by: "month" });
    expect(total).toMatchObject({
      newCustomers: 1,
      newGross: 109.99,
      returningCustomers: 1,
      returningOrders: 1,
      returningGross: 220,
      before: { newCustomers: 1, newGross: 110, returningCustomers: 0 },
    });
  });

  it("counts orders without an account apart", async () => {
    await sql`UPDATE orders SET user_id = NULL WHERE id = ${first.id}`;
    const { total } = await get<CustomersReport>("customers", october);
    expect(total).toMatchObject({ returningCustomers: 0, otherOrders: 1, otherGross: 220 });
    expect(await grossOf("guest")).toBe(220);
    await sql`UPDATE orders SET user_id = ${ada.userId} WHERE id = ${first.id}`;
  });

  it("counts the orders that the list of orders finds", async () => {
    const { total } = await get<CustomersReport>("customers", { ...october, by: "month" });
    expect([await grossOf("new"), await grossOf("returning")]).toEqual([
      total.newGross,
      total.returningGross,
    ]);
  });
});

describe("the stock report", () => {
  it("has units and their value", async () => {
    const { rows, total } = await get<StockReport>("stock", { by: "product" });
    const [stored] = await sql<{ quantity: number }>`SELECT quantity FROM products WHERE id = ${chair}`;
    const units = stored?.quantity ?? 0;
    expect(rows.find(({ key }) => key === chair)).toMatchObject({ units, value: units * 100, before: null });
    const { rows: categories } = await get<StockReport>("stock");
    expect(categories.reduce((sum, { units: of }) => sum + of, 0)).toBe(total.units);
  });
});

describe("every report", () => {
  const paths = ["sales", "products", "tax", "customers", "stock"];

  it("is a CSV file with the same figures, and without names of customers", async () => {
    const csv = await call(
      staff,
      "GET",
      "/reports/sales/export?period=last-month&by=country&compare=previous",
    );
    expect(csv.headers["content-type"]).toMatch(/^text\/csv/);
    const [header, ...lines] = csv.body.trim().split("\r\n");
    expect(header).toMatch(/^key,country,orders,items,discount,delivery,net,tax,gross,.*,gross before,/);
    expect(lines[0]).toMatch(/^Norway,Norway,1,233\.33,23\.33,10\.00,176\.00,44\.00,220\.00,/);
    expect(lines.at(-1)).toMatch(/^,Total,2,333\.32,/);
    for (const path of paths) {
      const reply = await call(staff, "GET", `/reports/${path}/export`);
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.body).not.toMatch(/Ada|Lund|Elm Street|ada-/);
    }
  });

  it("returns 400 for a wrong period or group, 404 for an unknown report", async () => {
    for (const query of [
      "from=2026-10-01",
      "to=2026-10-01",
      "from=2026-10-02&to=2026-10-01",
      "from=2020-01-01&to=2026-01-01",
      "from=2022-01-01&to=2026-01-01&by=day",
      "from=yesterday&to=today",
      "by=rate",
      "period=week",
      "compare=month",
      "year=2026",
    ])
      expect([query, await statusOf(`sales?${query}`)]).toEqual([query, 400]);
    expect(await statusOf("sales/export?by=product")).toBe(400);
    expect(await statusOf("profit")).toBe(404);
  });

  it("returns 401 to visitors, 403 to shoppers and to staff without the permission", async () => {
    for (const path of [...paths, "sales/export", "accounting?month=2026-10"]) {
      expect(await statusOf(path, null)).toBe(401);
      expect(await statusOf(path, shopper)).toBe(403);
    }
  });
});
