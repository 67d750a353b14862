import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";
import { createCatalogueChanges } from "./catalogue-changes";

const shop = await buildTestApp();
const { app: first, db, call } = shop;
const second = await shop.another();
let admin: TestUser;

beforeAll(async () => {
  admin = await shop.as("Admin");
});

const create = async () =>
  (await call(admin, "POST", "/products", { payload: productForm() })).json().id as string;
const nameIn = async (app: typeof first, id: string) => (await app.inject(`/api/products/${id}`)).json().name;

describe("cached responses", () => {
  it("are updated after a write by another process", async () => {
    const id = await create();
    expect(await nameIn(second, id)).toBe("Birch Reading Chair");
    await call(admin, "PUT", "/products", {
      payload: { ...productForm({ name: "Birch Rocking Chair" }), id },
    });
    expect(await nameIn(first, id)).toBe("Birch Rocking Chair");
    await expect.poll(() => nameIn(second, id)).toBe("Birch Rocking Chair");
    await call(admin, "DELETE", `/products/${id}`);
    await expect.poll(async () => (await second.inject(`/api/products/${id}`)).statusCode).toBe(404);
  });

  it("are updated after a change made directly in the database", async () => {
    const id = await create();
    await nameIn(first, id);
    await db.execute(sql`update products set name = 'Changed by hand', updated_at = now() where id = ${id}`);
    for (const app of [first, second]) {
      await expect.poll(() => nameIn(app, id)).toBe("Changed by hand");
    }
  });

  it("never show a state older than the last write, even under concurrent reads", async () => {
    const id = await create();
    for (let price = 1; price <= 15; price += 1) {
      const readers = Array.from({ length: 10 }, () => first.inject(`/api/products/${id}`));
      await call(admin, "PUT", "/products", { payload: { ...productForm({ price }), id } });
      expect((await first.inject(`/api/products/${id}`)).json().price).toBe(price);
      await Promise.all(readers);
      expect((await first.inject(`/api/products/${id}`)).json().price).toBe(price);
    }
  });

  it("are cached per host, so that image URLs use the requested host", async () => {
    const payload = productForm({ imageUrl: "http://localhost:80/images/products/a_1280.webp" });
    const { id } = (await call(admin, "POST", "/products", { payload })).json();
    for (const host of ["one.example", "two.example:8080"]) {
      const response = await first.inject({ url: `/api/products/${id}`, headers: { host } });
      expect(response.json().imageUrl).toBe(`http://${host}/images/products/a_1280.webp`);
    }
    const invalid = await first.inject({ url: `/api/products/${id}`, headers: { host: "a b<script>" } });
    expect(invalid.json().imageUrl).toBe("http://localhost/images/products/a_1280.webp");
  });

  it("apply stock changes locally at once and notify other processes in one batch", async () => {
    const notify = vi.fn(async () => undefined);
    const changes = createCatalogueChanges({ execute: notify } as never, { on: async () => {} });
    for (let order = 0; order < 100; order += 1) changes.stockChanged(["a"]);
    expect(changes.stockChangedSince(new Set(["a"]), 0)).toBe(true);
    expect(changes.stockChangedSince(new Set(["b"]), 0)).toBe(false);
    await expect.poll(() => notify.mock.calls.length).toBe(1);
    const before = changes.stockVersion;
    changes.stockChanged(["b"]);
    expect(changes.stockChangedSince(new Set(["b"]), before)).toBe(true);
    expect(changes.stockChangedSince(new Set(["a"]), before)).toBe(false);
    expect(changes.catalogueVersion).toBe(0);
    changes.close();
  });

  it("are cached once for URLs that differ only in unknown parameters", async () => {
    const id = await create();
    await nameIn(first, id);
    const bytes = async () => {
      const { body } = await first.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
      return Number(/cache_bytes\{cache="replies"\} (\d+)/.exec(body)?.[1]);
    };
    const before = await bytes();
    expect(before).toBeGreaterThan(0);
    for (let i = 0; i < 300; i += 1) {
      expect((await first.inject(`/api/products/${id}?p=${i}${"x".repeat(3_000)}`)).statusCode).toBe(200);
      expect((await call(admin, "GET", `/products?limit=1&p=${i}`)).statusCode).toBe(200);
      await first.inject(`/api/products/${id}?p=${i}`);
    }
    expect((await bytes()) - before).toBeLessThan(10_000);
  });

  it("of the product list still require a token", async () => {
    expect((await call(admin, "GET", "/products?limit=5")).statusCode).toBe(200);
    expect((await call(null, "GET", "/products?limit=5")).statusCode).toBe(401);
  });
});
