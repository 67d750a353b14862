import type { Facets, Product } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { addSyntheticProducts } from "../../../demo/synthetic-products";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

// Enough products to enable the index.
const PRODUCTS = 2_500;
const shop = await buildTestApp();
const { app: first, call } = shop;
const second = await shop.another();
let admin: TestUser;
beforeAll(async () => {
  admin = await shop.as("Admin");
  await addSyntheticProducts(shop.db, PRODUCTS);
});

const facetsIn = async (app: FastifyInstance, query: string) => {
  const headers = { authorization: `Bearer ${admin.accessToken}` };
  const reply = await app.inject({ url: `/api/products/facets${query}`, headers });
  expect(reply.statusCode).toBe(200);
  return reply.json<Facets>();
};
const totalIn = async (app: FastifyInstance, query: string) => (await facetsIn(app, query)).total;
const list = async (query: string) => {
  const reply = await call(admin, "GET", `/products${query}`);
  return { total: Number(reply.headers["x-total-count"]), items: reply.json<Product[]>() };
};
const indexHits = async (app: FastifyInstance) => {
  const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  return Number(/cache_hits_total\{cache="index"\} (\d+)/.exec(body)?.[1]);
};
const create = async (given: Parameters<typeof productForm>[0]) =>
  (await call(admin, "POST", "/products", { payload: productForm(given) })).json<Product>();

/** Filter for one price; the tests use prices that no synthetic product has. */
const atPrice = (price: number) => `?minPrice=${price}&maxPrice=${price}`;

describe("facet counts of a large catalogue", () => {
  it("come from the index and appear in the metrics", async () => {
    const before = await indexHits(first);
    expect(await totalIn(first, "")).toBe(PRODUCTS);
    expect(await indexHits(first)).toBeGreaterThan(before);
  });

  it("follow price, stock and deletion, at once locally and soon in other processes", async () => {
    for (const app of [first, second]) await totalIn(app, "");
    const { id } = await create({ price: 9_101 });
    const expectTotal = async (query: string, total: number) => {
      expect(await totalIn(first, query)).toBe(total);
      await expect.poll(() => totalIn(second, query)).toBe(total);
    };
    await expectTotal(atPrice(9_101), 1);
    await call(admin, "PUT", "/products", { payload: { ...productForm({ price: 9_102 }), id } });
    await expectTotal(atPrice(9_101), 0);
    await expectTotal(atPrice(9_102), 1);
    await expectTotal(`${atPrice(9_102)}&inStock=true`, 1);
    const soldOut = { mode: "set", amount: 0, reason: "count" };
    expect((await call(admin, "POST", `/products/${id}/stock`, { payload: soldOut })).statusCode).toBe(200);
    await expectTotal(`${atPrice(9_102)}&inStock=true`, 0);
    await expectTotal(atPrice(9_102), 1);
    await call(admin, "DELETE", `/products/${id}`);
    await expectTotal(atPrice(9_102), 0);
  });

  it("follow attribute changes and changes made directly in the database", async () => {
    for (const app of [first, second]) await totalIn(app, "");
    const { id } = await create({ price: 9_103 });
    const payload = { attributes: { material: ["paper"], width: 123.4 } };
    expect((await call(admin, "PUT", `/products/${id}/attributes`, { payload })).statusCode).toBe(200);
    const query = "?attributes=material:paper;width:123.4..123.4";
    expect(await totalIn(first, query)).toBe(1);
    await expect.poll(() => totalIn(second, query)).toBe(1);
    await shop.db.execute(
      sql`update products set attributes = attributes - 'material', updated_at = now() where id = ${id}`,
    );
    for (const app of [first, second]) await expect.poll(() => totalIn(app, query)).toBe(0);
    await call(admin, "DELETE", `/products/${id}`);
  });

  it("show a renamed attribute at once with the same counts", async () => {
    const colour = async (app: FastifyInstance) =>
      (await facetsIn(app, "")).attributes.find(({ key }) => key === "colour");
    const before = await colour(first);
    const attributes = (await call(admin, "GET", "/attributes")).json<{ key: string }[]>();
    const { key: _, ...form } = attributes.find(({ key }) => key === "colour") ?? { key: "" };
    const payload = { ...form, name: "Shade" };
    expect((await call(admin, "PUT", "/attributes/colour", { payload })).statusCode).toBe(200);
    expect(await colour(first)).toEqual({ ...before, name: "Shade" });
    await expect.poll(async () => (await colour(second))?.name).toBe("Shade");
    expect((await colour(second))?.values).toEqual(before?.values);
  });

  it("never show a state older than the last write, even under concurrent reads", async () => {
    const { id } = await create({ price: 9_104 });
    for (let step = 1; step <= 12; step += 1) {
      const reads = Array.from({ length: 6 }, () => totalIn(first, atPrice(9_104 + step)));
      await call(admin, "PUT", "/products", { payload: { ...productForm({ price: 9_104 + step }), id } });
      expect(await totalIn(first, atPrice(9_104 + step))).toBe(1);
      expect((await list(atPrice(9_104 + step))).items.map((product) => product.id)).toEqual([id]);
      expect(await totalIn(first, atPrice(9_103 + step))).toBe(0);
      await Promise.all(reads);
    }
    await call(admin, "DELETE", `/products/${id}`);
  });

  it("match the exact total of the list", async () => {
    const query = "?attributes=colour:green&minPrice=200";
    const { total, items } = await list(`${query}&limit=24`);
    expect(items).toHaveLength(24);
    expect(total).toBe(await totalIn(first, query));
  });
});
