import { Writable } from "node:stream";
import { LIMITS } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { createLogger } from "../plugins/observability/request-log";
import { buildTestApp, type TestUser } from "../testing/build-test-app";
import { orderBody } from "../testing/fixtures/orders";
import { sqlOn } from "../testing/plain-sql";
import { productForm } from "../testing/product-form";

let log = "";
const sink = new Writable({
  write(chunk, _encoding, done) {
    log += chunk;
    done();
  },
});
const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "bank_transfer" },
  logger: createLogger({ logLevel: "info" }, sink),
  pages: async (request, reader) => {
    const id = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
    const product = await reader.findProduct(id);
    return new Response(product?.name ?? "none", { status: product ? 200 : 404 });
  },
});
const { call, app, db } = shop;
let admin: TestUser;
let user: TestUser;
let productId: string;

beforeAll(async () => {
  admin = await shop.as("Admin");
  user = await shop.as("User");
  productId = (await call(admin, "POST", "/products", { payload: productForm({ quantity: 9 }) })).json().id;
});

const cursorOf = (key: string) => Buffer.from(JSON.stringify([0, "f".repeat(24), key])).toString("base64url");

describe("a cursor with an impossible time", () => {
  const lists = [
    "/products",
    "/users",
    "/orders",
    "/admin/orders",
    "/admin/products",
    "/admin/payments",
    "/admin/coupons",
  ];
  const impossibleTimes = [
    "2026-02-31 10:00:00+00",
    "2026-13-01 10:00:00+00",
    "2026-00-00 00:00:00+00",
    "0000-01-01 00:00:00+00",
    "2026-01-01 25:00:00+00",
    "2026-01-01 10:61:00+00",
    "2026-01-01 10:00:99+00",
    "999999-01-01 10:00:00+00",
    "2025-02-29 10:00:00.123456+00",
  ];
  it.each(lists)("is invalid input for %s", async (list) => {
    for (const time of impossibleTimes) {
      const response = await call(admin, "GET", `${list}?cursor=${cursorOf(time)}`);
      expect([time, response.statusCode]).toEqual([time, 400]);
    }
    for (const time of ["2024-02-29 23:59:59.999+00", "2026-11-15 00:00:00+00"]) {
      expect((await call(admin, "GET", `${list}?cursor=${cursorOf(time)}`)).statusCode).toBe(200);
    }
  });
  it("is invalid input for the mails and the audit log", async () => {
    for (const list of ["/admin/mails", "/audit"]) {
      const { statusCode } = await call(admin, "GET", `${list}?cursor=${cursorOf("2026-02-31 10:00:00+00")}`);
      expect(statusCode).toBe(400);
    }
  });
});

describe("a product page with an invalid id", () => {
  it.each(["%00", "%00%00", "'", "x".repeat(150), "%F0%9F%92%A9", "F".repeat(24)])(
    "(%s) is not found",
    async (id) => {
      expect((await app.inject(`/products/details/${id}`)).statusCode).toBe(404);
    },
  );

  it("leaves no input in the log when its query fails", async () => {
    log = "";
    await sqlOn(db)`alter table products rename to products_away`;
    try {
      await app.inject(`/products/details/${"5ec2e7".repeat(4)}`);
      await call(user, "GET", "/products?search=5ec2e75ec2e7");
    } finally {
      await sqlOn(db)`alter table products_away rename to products`;
    }
    expect(log).toContain("unexpected failure");
    expect(
      log.split("\n").filter((line) => line.includes("unexpected failure") && line.includes("5ec2e7")),
    ).toEqual([]);
  });
});

describe("a search without letters", () => {
  it.each(["\u0301", "ʼ", "’", "ʼ ʼ", "\u0301\u0301 ʼ", "ʼa", "a\u0301ʼ", "ﷺ", "½", "ª", "ー", "\u20dd"])(
    "(%s) never fails",
    async (text) => {
      const search = encodeURIComponent(text);
      for (const list of ["/users", "/admin/orders", "/products", "/admin/orders/export"]) {
        expect([list, (await call(admin, "GET", `${list}?search=${search}`)).statusCode]).toEqual([
          list,
          200,
        ]);
      }
    },
  );

  it("still finds users by part of a name", async () => {
    const named = await shop.as("User");
    await sqlOn(db)`update users set first_name = 'Zoé', last_name = 'O''Brien' where id = ${named.id}`;
    for (const text of ["zoe", "ZOÉ", "zo brien", "O’Brien", "oʼbrien", "brien"]) {
      const found = (await call(admin, "GET", `/users?search=${encodeURIComponent(text)}`)).json();
      expect([text, found.map(({ id }: { id: string }) => id)]).toEqual([text, [named.id]]);
    }
  });
});

describe("a coupon with extreme values", () => {
  const coupon = (changes: object) => ({
    code: `EDGE-${Math.random().toString(36).slice(2, 10).toUpperCase()}`,
    kind: "fixed",
    value: 5,
    minTotal: 0,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerUser: null,
    acceptedTos: true,
    ...changes,
  });
  const make = (changes: object) => call(admin, "POST", "/admin/coupons", { payload: coupon(changes) });

  it.each([
    ["value", { value: 0.001 }],
    ["value", { value: 5e-324 }],
    ["value", { value: 0.004, kind: "percent" }],
    ["value", { value: 1.005 }],
    ["minTotal", { minTotal: 0.001 }],
    ["startsAt", { startsAt: "9999-12-31T23:59:59-23:59" }],
    ["startsAt", { startsAt: "0000-01-01T00:00:00Z" }],
    ["startsAt", { startsAt: "0001-01-01T00:00:00+14:00" }],
    ["endsAt", { endsAt: "9999-12-31T23:59:59.999Z" }],
    ["endsAt", { endsAt: "1969-12-31T23:59:59Z" }],
  ])("(%s) is rejected and never stored", async (field, changes) => {
    const response = await make(changes);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors)).toEqual([field]);
    expect((await call(admin, "GET", "/admin/coupons")).statusCode).toBe(200);
  });

  it.each([
    ["an offset that PostgreSQL refuses", "2026-01-01T00:00:00+23:59", "2025-12-31T00:01:00.000Z"],
    ["many fraction digits", `2026-01-01T00:00:00.${"1".repeat(150)}Z`, "2026-01-01T00:00:00.111Z"],
  ])("is stored in UTC for a time with %s", async (_, startsAt, stored) => {
    const reply = await make({ startsAt });
    expect([reply.statusCode, reply.json().startsAt]).toEqual([201, stored]);
  });

  it("is accepted if the values are valid", async () => {
    for (const changes of [{ value: 0.01 }, { value: 12.34 }, { startsAt: "2026-01-01T00:00:00+14:00" }]) {
      expect((await make(changes)).statusCode).toBe(201);
    }
  });
});

describe("stock beyond the limit", () => {
  it("is rejected in a manual adjustment", async () => {
    const add = (amount: number) =>
      call(admin, "POST", `/products/${productId}/stock`, {
        payload: { mode: "change", amount, reason: "delivery" },
      });
    expect((await add(LIMITS.quantity)).json().errors).toEqual({ amount: expect.any(String) });
    await sqlOn(db)`update products set quantity = 2147483000 where id = ${productId}`;
    expect((await add(LIMITS.quantity)).statusCode).toBe(400);
    expect((await add(-LIMITS.quantity)).statusCode).toBe(200);
  });

  it("does not prevent the cancellation of an order", async () => {
    await sqlOn(db)`update products set quantity = 50 where id = ${productId}`;
    const placed = await call(user, "POST", "/orders", {
      payload: orderBody([{ productId, quantity: 5 }]),
      headers: { "idempotency-key": "an.order:with~every{visible}letter!" },
    });
    expect(placed.statusCode).toBe(201);
    await sqlOn(db)`update products set quantity = 2147483646 where id = ${productId}`;
    const payload = { status: "CANCELLED" };
    expect((await call(user, "POST", `/orders/${placed.json().id}/status`, { payload })).statusCode).toBe(
      200,
    );
    expect((await call(user, "GET", `/products?ids=${productId}`)).json()[0].quantity).toBe(2147483647);
    await sqlOn(db)`update products set quantity = 50 where id = ${productId}`;
  });
});

describe("an Idempotency-Key", () => {
  const place = (key: string) =>
    call(user, "POST", "/orders", {
      payload: orderBody([{ productId, quantity: 1 }]),
      headers: { "idempotency-key": key },
    });
  it.each([["a.key:with/dots=and+more"], ["k".repeat(255)], ["!~".repeat(10)]])(
    "(%.30s) is accepted",
    async (key) => {
      const first = await place(key);
      expect(first.statusCode).toBe(201);
      expect((await place(key)).json().id).toBe(first.json().id);
    },
  );
  it.each([["k".repeat(256)], ["with a space"], ["é".repeat(20)]])("(%.30s) is rejected", async (key) => {
    expect((await place(key)).statusCode).toBe(400);
  });
});

describe("a cursor with an id of another list", () => {
  const cursor = (id: string) => Buffer.from(JSON.stringify([0, id, "1"])).toString("base64url");
  it.each(["/audit", "/admin/mails", "/admin/jobs"])("is invalid input for %s", async (list) => {
    expect((await call(admin, "GET", `${list}?cursor=${cursor("f".repeat(24))}`)).statusCode).toBe(400);
    expect((await call(admin, "GET", `${list}?cursor=${cursor("1")}`)).statusCode).toBe(200);
  });
});

describe("a lone surrogate", () => {
  it("is stored as U+FFFD, also in the audit log", async () => {
    const body = `{"mode":"change","amount":1,"reason":"delivery","note":"by \\ud83d lorry"}`;
    const headers = { "content-type": "application/json" };
    const moved = await call(admin, "POST", `/products/${productId}/stock`, { payload: body, headers });
    expect(moved.statusCode).toBe(200);
    const [entry] = await sqlOn(db)<{ note: string }>`
      SELECT after->>'note' AS note FROM audit_log WHERE action = 'product.stock' ORDER BY id DESC LIMIT 1`;
    expect(entry?.note).toBe("by \ufffd lorry");
  });
});

describe("an import line whose id contains NUL", () => {
  it("is reported as an error of that line", async () => {
    const payload = "id,name\na\u0000b,Birch Chair\n";
    const headers = { "content-type": "text/csv" };
    const reply = await call(admin, "POST", "/products/import?dryRun=true", { payload, headers });
    expect([reply.statusCode, reply.json().counts]).toEqual([
      200,
      { create: 0, update: 0, unchanged: 0, error: 1 },
    ]);
  });
});
