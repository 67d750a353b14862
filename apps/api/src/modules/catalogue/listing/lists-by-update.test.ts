import { LIMITS, type Product } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../core/ids";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";
import { createVariants } from "../../../testing/fixtures/stock-items";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
const sql = sqlOn(shop.db);
let admin: TestUser;
let reader: TestUser;
beforeAll(async () => {
  [admin, reader] = await Promise.all([shop.as("Admin"), shop.as("User")]);
});

const list = (query: string) => shop.call(reader, "GET", `/products?${query}`);
const listed = async (query: string) => (await list(query)).json<Product[]>();
const listedIds = async (query: string) => (await listed(query)).map(({ id }) => id);

async function rename(id: string, name: string): Promise<void> {
  const payload = { ...productForm({ name }), id };
  expect((await shop.call(admin, "PUT", "/products", { payload })).statusCode).toBe(200);
}

async function storeDraft(): Promise<string> {
  const payload = { ...productForm(), draft: true };
  return (await shop.call(admin, "POST", "/products", { payload })).json<Product>().id;
}

const publish = (id: string) =>
  shop.call(admin, "PUT", `/products/${id}/publishing`, { payload: { state: "published" } });

/** Stores products that changed on the first days of February, the last one first. */
async function storeThree(): Promise<string[]> {
  const ids = await Promise.all([1, 2, 3].map(() => storeProduct(shop.db, 5)));
  for (const [index, id] of ids.entries())
    await sql`UPDATE products SET updated_at = ${`2026-02-0${3 - index}Z`} WHERE id = ${id}`;
  return ids;
}

/** Reads all pages, one after the other. */
async function readPages(query: string): Promise<Product[]> {
  const found: Product[] = [];
  let next: string | undefined = `/products?${query}`;
  while (next) {
    const page = await shop.call(reader, "GET", next);
    expect(page.statusCode, page.body).toBe(200);
    found.push(...page.json<Product[]>());
    next = /<\/api(.+)>/.exec(String(page.headers.link))?.[1];
  }
  return found;
}

describe("listing published products by time of change", () => {
  it("begins with the product that changed longest ago, page by page, with the time", async () => {
    const ids = await storeThree();
    const query = `sort=updated&ids=${ids.join(",")}`;
    const found = await readPages(`${query}&limit=2`);
    expect(found.map(({ id, updatedAt }) => [id, updatedAt])).toEqual([
      [ids[2], "2026-02-01T00:00:00.000Z"],
      [ids[1], "2026-02-02T00:00:00.000Z"],
      [ids[0], "2026-02-03T00:00:00.000Z"],
    ]);
    expect(await listedIds(`${query}&updatedSince=2026-02-02T00:00:00Z`)).toEqual([ids[1], ids[0]]);
    expect((await list(`${query}&updatedSince=2026-02-02T00:00:00Z`)).headers["x-total-count"]).toBe("2");
  });

  it("misses no product while others are edited, and finds the last state afterwards", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 40; i += 1) ids.push(await storeProduct(shop.db, 5));
    const begin = new Date().toISOString();
    const query = `sort=updated&updatedSince=2026-03-01T00:00:00Z&limit=3`;
    let isReading = true;
    const write = async (writer: number) => {
      for (let i = 0; isReading; i += 1)
        await rename(ids[(i * 7 + writer * 11) % ids.length] ?? "", `Chair ${writer} ${i}`);
    };
    const reading = readPages(query).finally(() => {
      isReading = false;
    });
    const [found] = await Promise.all([reading, ...[0, 1, 2, 3].map(write)]);
    const names = new Map(found.map(({ id, name }) => [id, name]));
    expect(ids.filter((id) => !names.has(id))).toEqual([]);
    for (const { id, name } of await readPages(`sort=updated&updatedSince=${begin}`)) names.set(id, name);
    const stored = await sql<{ id: string; name: string }>`SELECT id, name FROM products`;
    const last = new Map(stored.map(({ id, name }) => [id, name]));
    expect(ids.map((id) => names.get(id))).toEqual(ids.map((id) => last.get(id)));
  });

  it("never shows drafts, and shows a product as changed when it is published", async () => {
    const [since, draft] = [new Date(Date.now() - 60_000).toISOString(), await storeDraft()];
    await sql`UPDATE products SET updated_at = '2026-01-01Z' WHERE id = ${draft}`;
    await sql`INSERT INTO skus (sku, owner_id, product_id) VALUES ('DRAFT-1', ${draft}, ${draft})`;
    const queries = ["updatedSince=2025-12-01T00:00:00Z", "sort=updated", "sku=DRAFT-1", `ids=${draft}`];
    for (const query of queries) expect(await listedIds(query), query).not.toContain(draft);
    expect((await publish(draft)).statusCode).toBe(200);
    for (const query of [...queries, `updatedSince=${since}`])
      expect(await listedIds(query), query).toContain(draft);
  });

  it("finds a product by the SKU of a variant, in upper or lower case", async () => {
    const { id } = await createVariants(shop, admin, ["OPEN-1", "OPEN-2"]);
    expect(await listedIds("sku=open-2")).toEqual([id]);
    expect(await listedIds("sku=OPEN")).toEqual([]);
    expect(await listedIds("sku=OPEN-2&category=kitchen")).toEqual([]);
  });

  it("combines with search words", async () => {
    const [old = "", other = ""] = await storeThree();
    await rename(old, "Zebrano Hammock");
    await rename(other, "Zebrano Bench");
    expect(await listedIds("search=zebrano&sort=updated")).toEqual([old, other]);
    await sql`UPDATE products SET updated_at = '2026-02-01Z' WHERE id = ${other}`;
    expect(await listedIds("search=zebrano&sort=updated")).toEqual([other, old]);
    expect(await listedIds("search=zebrano&updatedSince=2026-02-02T00:00:00Z")).toEqual([old]);
  });

  it("takes as many ids as the list for staff, newest first", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => storeProduct(shop.db, 5)));
    const others = Array.from({ length: LIMITS.pageSize - ids.length }, () => newId(new Date()));
    const query = `ids=${[...ids, ...others].join(",")}`;
    const forStaff = await shop.call(admin, "GET", `/admin/products?${query}`);
    expect(await listedIds(query)).toEqual(forStaff.json<Product[]>().map(({ id }) => id));
    expect((await list(`${query},${newId(new Date())}`)).statusCode).toBe(400);
  });

  it("refuses invalid times and cursors of another order, and ignores unknown parameters", async () => {
    const { headers } = await list("limit=1&sort=name");
    const cursor = /cursor=([\w-]+)/.exec(String(headers.link))?.[1];
    for (const query of ["updatedSince=soon", "sku=%00", `sort=updated&cursor=${cursor}`])
      expect((await list(query)).statusCode, query).toBe(400);
    expect((await list("sort=updated&updatedUntil=soon")).statusCode).toBe(200);
  });

  it("is not cached, so that shoppers keep what they read most", async () => {
    await list("limit=2");
    const before = await cachedBytes();
    for (const query of ["updatedSince=2026-01-01T00:00:00Z", "sku=OPEN-1", "sort=updated"])
      expect((await list(`limit=2&${query}`)).statusCode, query).toBe(200);
    expect(await cachedBytes()).toBe(before);
    await list("limit=3");
    expect(await cachedBytes()).toBeGreaterThan(before);
  });
});

async function cachedBytes(): Promise<number> {
  const { body } = await shop.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  return Number(/cache_bytes\{cache="replies"\} (\d+)/.exec(body)?.[1]);
}
