import type { AuditEntry, Product } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
const trading = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
let admin: TestUser;
let trader: TestUser;
beforeAll(async () => {
  [admin, trader] = [await shop.as("Admin"), await trading.as("Admin")];
});

const create = async (quantity = 9) =>
  (await shop.call(admin, "POST", "/products", { payload: productForm({ quantity }) })).json<Product>();

const patch = (id: string, payload: object, headers: Record<string, string> = {}) =>
  shop.call(admin, "PATCH", `/products/${id}`, {
    headers: { "content-type": "application/merge-patch+json", ...headers },
    payload: JSON.stringify(payload),
  });

describe("patching a product", () => {
  it("changes the named fields and no others", async () => {
    const before = await create();
    const reply = await patch(before.id, { price: 24.5 });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toEqual({ ...before, price: 24.5, version: 2 });
    expect((await patch(before.id, { name: "Another chair" })).json()).toEqual({
      ...before,
      price: 24.5,
      name: "Another chair",
      version: 3,
    });
    const [entry] = (await shop.call(admin, "GET", "/audit?limit=1")).json<AuditEntry[]>();
    expect(entry).toMatchObject({ action: "product.update", subjectId: before.id });
  });

  it("accepts plain JSON, and an empty patch", async () => {
    const { id } = await create();
    const reply = await shop.call(admin, "PATCH", `/products/${id}`, { payload: { price: 5 } });
    expect(reply.json().price).toBe(5);
    expect((await patch(id, {})).json()).toMatchObject({ price: 5, quantity: 9 });
  });

  it("is refused if someone else changed the product since", async () => {
    const { id } = await create();
    const seen = String((await shop.call(admin, "GET", `/admin/products/${id}`)).headers.etag);
    const first = await patch(id, { price: 30 }, { "if-match": seen });
    expect(first.statusCode).toBe(200);
    const late = await patch(id, { price: 40 }, { "if-match": seen });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ code: "edit_conflict", context: { price: 30 } });
    expect((await patch(id, { price: 40 }, { "if-match": String(first.headers.etag) })).statusCode).toBe(200);
  });

  it("applies the difference to the stock that the ETag names, and leaves sold items sold", async () => {
    const { id } = await create(9);
    const seen = String((await shop.call(admin, "GET", `/admin/products/${id}`)).headers.etag);
    await sqlOn(shop.db)`UPDATE products SET quantity = 7 WHERE id = ${id}`;
    expect((await patch(id, { quantity: 12 }, { "if-match": seen })).json().quantity).toBe(10);
    const old = String((await shop.call(admin, "GET", `/admin/products/${id}`)).headers.etag);
    await sqlOn(shop.db)`UPDATE products SET quantity = 4 WHERE id = ${id}`;
    expect((await patch(id, { description: "Solid oak, oiled." }, { "if-match": old })).json().quantity).toBe(
      4,
    );
  });

  it.each([
    [{ price: 0 }, "price"],
    [{ name: null }, "name"],
    [{ quantity: 0 }, "quantity"],
    [{ category: "boats" }, "category"],
  ])("refuses %j", async (payload, field) => {
    const reply = await patch((await create()).id, payload);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().errors)).toEqual([field]);
  });

  it("refuses unknown and fixed fields", async () => {
    const { id } = await create();
    for (const payload of [{ colour: "red" }, { version: 7 }, { id }, { acceptedTos: true }])
      expect((await patch(id, payload)).statusCode).toBe(400);
  });

  it("sells a product out only in trading mode", async () => {
    const created = await trading.call(trader, "POST", "/products", { payload: productForm() });
    const reply = await trading.call(trader, "PATCH", `/products/${created.json().id}`, {
      payload: { quantity: 0 },
    });
    expect(reply.json().quantity).toBe(0);
  });

  it("is for editors only, and 404 for an unknown product", async () => {
    const { id } = await create();
    const user = await shop.as("User");
    expect((await shop.call(user, "PATCH", `/products/${id}`, { payload: { price: 1 } })).statusCode).toBe(
      403,
    );
    expect((await patch("f".repeat(24), { price: 5 })).statusCode).toBe(404);
  });
});
