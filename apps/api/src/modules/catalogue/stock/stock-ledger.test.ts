import { validationTexts } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const { as, call, db } = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const admin = await as("Admin");
const shopper = await as("User");

const create = async (quantity: number) =>
  (await call(admin, "POST", "/products", { payload: productForm({ quantity }) })).json();
const read = async (id: string) => (await call(null, "GET", `/products/${id}`)).json();
const buy = async (productId: string, quantity: number): Promise<string> => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const payload = orderBody([{ productId, quantity }]);
  return (await call(shopper, "POST", "/orders", { payload, headers })).json().id;
};
const edit = (id: string, changes: object, headers: Record<string, string> = {}) =>
  call(admin, "PUT", "/products", { payload: { ...productForm(), id, ...changes }, headers });
const movesOf = (id: string) => sqlOn(db)<{ kind: string; change: number; after: number }>`
  SELECT kind, change, quantity_after AS after FROM stock_moves WHERE product_id = ${id} ORDER BY id`;

describe("editing a product that sells meanwhile", () => {
  it("changes the name and does not restore sold stock", async () => {
    const { id, version } = await create(20);
    await buy(id, 7);
    const reply = await edit(
      id,
      { name: "Renamed Chair", quantity: 20, quantitySeen: 20 },
      { "if-match": `"${version}"` },
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ name: "Renamed Chair", quantity: 13, version: 2 });
  });

  it("changes stock by the difference to the quantity that the form or the ETag names", async () => {
    const { id } = await create(20);
    const etag = String((await call(null, "GET", `/products/${id}`)).headers.etag);
    await buy(id, 7);
    expect((await edit(id, { quantity: 25 }, { "if-match": etag })).json().quantity).toBe(18);
    expect((await edit(id, { quantity: 4, quantitySeen: 20 })).json().quantity).toBe(2);
  });

  it("returns 400 if the difference would make stock negative", async () => {
    const { id } = await create(5);
    await buy(id, 4);
    const reply = await edit(id, { quantity: 1, quantitySeen: 5 });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toEqual({ quantity: validationTexts.stockBelowZero });
    expect((await read(id)).quantity).toBe(1);
  });

  it("changes the ETag but not the version with a sale", async () => {
    const { id, version } = await create(3);
    const before = await call(null, "GET", `/products/${id}`);
    await buy(id, 1);
    const after = await call(null, "GET", `/products/${id}`, {
      headers: { "if-none-match": String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect(after.json()).toMatchObject({ quantity: 2, version });
  });

  it("accepts a quantity of 0 in trading mode, for an edit and for a new product", async () => {
    const { id } = await create(5);
    expect((await edit(id, { quantity: 0, quantitySeen: 5 })).json()).toMatchObject({ quantity: 0 });
    const added = await call(admin, "POST", "/products", { payload: productForm({ quantity: 0 }) });
    expect(added.statusCode).toBe(201);
    expect(added.json().quantity).toBe(0);
    const negative = await edit(id, { quantity: -1 });
    expect(negative.json().errors).toEqual({ quantity: validationTexts.stockBelowZero });
  });
});

describe("the stock ledger", () => {
  it("records every move of a product with the resulting quantity", async () => {
    const { id } = await create(20);
    const cancelled = await buy(id, 3);
    await call(shopper, "POST", `/orders/${cancelled}/status`, { payload: { status: "CANCELLED" } });
    const returned = await buy(id, 2);
    for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED", "RETURNED"])
      await call(admin, "POST", `/orders/${returned}/status`, { payload: { status } });
    await call(admin, "POST", `/products/${id}/stock`, {
      payload: { mode: "set", amount: 18, reason: "count" },
    });
    await edit(id, { quantity: 19, quantitySeen: 18 });
    await call(admin, "POST", "/products/import?setStock=true", {
      payload: `id,quantity\n${id},30\n`,
      headers: { "content-type": "text/csv" },
    });
    const moves = await movesOf(id);
    expect(moves).toEqual([
      { kind: "opening", change: 20, after: 20 },
      { kind: "sale", change: -3, after: 17 },
      { kind: "cancel", change: 3, after: 20 },
      { kind: "sale", change: -2, after: 18 },
      { kind: "return", change: 2, after: 20 },
      { kind: "count", change: -2, after: 18 },
      { kind: "edit", change: 1, after: 19 },
      { kind: "import", change: 11, after: 30 },
    ]);
    expect((await read(id)).quantity).toBe(30);
  });

  it("adds up after concurrent orders", async () => {
    const { id } = await create(12);
    await Promise.all(Array.from({ length: 16 }, () => buy(id, 1)));
    const moves = await movesOf(id);
    expect(moves.map(({ after }) => after)).toHaveLength(1 + 12);
    expect(moves.reduce((sum, { change }) => sum + change, 0)).toBe(0);
    expect((await read(id)).quantity).toBe(0);
  });

  it("records nothing for an edit that does not change stock", async () => {
    const { id } = await create(9);
    await edit(id, { price: 12, quantity: 9, quantitySeen: 9 });
    expect(await movesOf(id)).toEqual([{ kind: "opening", change: 9, after: 9 }]);
  });

  it("starts with the imported quantity", async () => {
    const line =
      "Ledger Stool,A stool from a file for the ledger.,dining,19.99,7,https://pictures.example/a_1280.webp";
    const imported = await call(admin, "POST", "/products/import", {
      payload: `name,description,category,price,quantity,imageUrl\n${line}\n`,
      headers: { "content-type": "text/csv" },
    });
    expect(imported.json().counts.create).toBe(1);
    const [product] = await sqlOn(db)<{ id: string }>`SELECT id FROM products WHERE name = 'Ledger Stool'`;
    expect(await movesOf(product?.id ?? "")).toEqual([{ kind: "opening", change: 7, after: 7 }]);
  });

  it("lists the newest move first, with the order of a sale and staff names, but no customer names", async () => {
    const { id } = await create(20);
    const orderId = await buy(id, 3);
    await call(admin, "POST", `/products/${id}/stock`, {
      payload: { mode: "change", amount: -2, reason: "damage" },
    });
    const reply = await call(admin, "GET", `/products/${id}/stock?limit=2`);
    expect(reply.headers["x-total-count"]).toBe("3");
    const staff = { id: admin.id, userName: expect.any(String) };
    expect(reply.json()).toMatchObject([
      { kind: "count", change: -2, quantityAfter: 15, order: null, actor: staff, note: "damage" },
      { kind: "sale", change: -3, quantityAfter: 17, order: { id: orderId }, actor: null },
    ]);
    const next = /<\/api([^>]+)>/.exec(String(reply.headers.link))?.[1] ?? "";
    expect((await call(admin, "GET", next)).json()).toMatchObject([{ kind: "opening", quantityAfter: 20 }]);
    expect((await call(admin, "GET", "/products/0123456789abcdef01234567/stock")).statusCode).toBe(404);
  });
});
