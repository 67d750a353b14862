import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app";
import { temporaryDataDir } from "../../testing/data-dir";
import { productForm } from "../../testing/product-form";
import { openReplicatedServer } from "../../testing/replicated-server";
import { connectDatabase } from "../connection/client";
import { migrate } from "../migrate";

const server = await openReplicatedServer(
  temporaryDataDir(0o711, afterAll),
  temporaryDataDir(0o711, afterAll),
);
const db = connectDatabase(server.url, { max: 5 });
await migrate(db);
const shop = await buildTestApp({
  env: {
    DATABASE_READ_URL: server.replicaUrl,
    // Long enough for a busy machine.
    DATABASE_READ_LAG_MS: "2000",
    SHOP_CATALOGUE: "public",
    SHOP_PAYMENT_METHODS: "bank_transfer",
  },
  database: {
    url: server.url,
    db,
    close: async () => {
      await db.close();
      await server.close();
    },
  },
  pages: async (request, reader) => {
    const product = await reader.findProduct(new URL(request.url).pathname.slice(1));
    return new Response(String(product?.price), { headers: { "content-type": "text/html" } });
  },
});
const other = await shop.another();
type App = typeof other;
const apps = [shop.app, other];

const readStats = async (app: App) => {
  const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  const read = (name: string) => Number(new RegExp(`^larkwood_replica_${name} (\\S+)$`, "m").exec(body)?.[1]);
  return {
    used: read('used\\{replica="1"\\}'),
    reads: read('reads_total\\{replica="1"\\}'),
    lag: read('lag_seconds\\{replica="1"\\}'),
    missed: read("missed_total"),
  };
};
const usedByApp = async () => Promise.all(apps.map(async (app) => (await readStats(app)).used));
const countReads = async (app: App) => (await readStats(app)).reads;

const admin = await shop.as("Admin");
const headers = { authorization: `Bearer ${admin.accessToken}` };
let price = 100;
let searches = 0;

async function createProduct(): Promise<string> {
  const created = await shop.call(admin, "POST", "/products", { payload: productForm({ price }) });
  expect(created.statusCode, created.body).toBe(201);
  return created.json().id;
}
async function changePrice(app: App, id: string): Promise<number> {
  price += 1;
  const payload = { ...productForm({ price }), id };
  const saved = await app.inject({ method: "PUT", url: "/api/products", headers, payload });
  expect(saved.statusCode, saved.body).toBe(200);
  return price;
}
/** Reads the price by a new search, which is never cached. */
async function searchPrice(app: App, id: string): Promise<number> {
  searches += 1;
  const url = `/api/products?search=birch&limit=100&maxPrice=${500_000 + searches}`;
  const reply = await app.inject({ url, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return (reply.json() as { id: string; price: number }[]).find((one) => one.id === id)?.price ?? 0;
}
const readPagePrice = async (app: App, id: string) => Number((await app.inject({ url: `/${id}` })).body);
const readDetailPrice = async (app: App, id: string) =>
  (await app.inject({ url: `/api/products/${id}`, headers })).json().price as number;

describe("an up-to-date standby", () => {
  beforeEach(() => expect.poll(usedByApp).toEqual([1, 1]));

  it.each([
    "/users",
    "/admin/orders",
    "/admin/orders/export",
    "/products/export",
    "/audit",
    "/admin/subscribers",
    "/admin/subscribers/export",
    "/admin/coupons",
    "/admin/payments",
    "/admin/mails",
    "/admin/dashboard",
    "/products?search=table",
    "/products/suggestions?search=chai",
  ])("serves %s", async (path) => {
    const before = await countReads(shop.app);
    const reply = await shop.call(admin, "GET", path);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await countReads(shop.app)).toBeGreaterThan(before);
  });

  it("does not serve sessions or a customer's own orders", async () => {
    const before = await countReads(shop.app);
    const shopper = await shop.as("User");
    expect((await shop.call(shopper, "GET", "/orders")).statusCode).toBe(200);
    expect(await countReads(shop.app)).toBe(before);
  });

  it("never serves an outdated price to any process, nor caches a page with it", async () => {
    const id = await createProduct();
    const before = await Promise.all(apps.map(countReads));
    for (let n = 0; n < 25; n += 1) {
      const [writer = other, reader = other] = n % 2 ? apps : [...apps].reverse();
      const now = await changePrice(writer, id);
      const seen = await Promise.all([
        searchPrice(reader, id),
        searchPrice(writer, id),
        readDetailPrice(writer, id),
        readPagePrice(writer, id),
      ]);
      expect(seen).toEqual([now, now, now, now]);
      await expect.poll(() => readPagePrice(reader, id), { interval: 5 }).toBe(now);
    }
    const after = await Promise.all(apps.map(countReads));
    expect(after.map((reads, index) => reads > (before[index] ?? 0))).toEqual([true, true]);
  });
});

describe("a lagging standby", () => {
  it("is skipped from the first read on, and used again after it has caught up", async () => {
    await expect.poll(usedByApp).toEqual([1, 1]);
    const id = await createProduct();
    await server.pauseReplay();
    for (let n = 0; n < 3; n += 1) {
      const now = await changePrice(other, id);
      expect(await searchPrice(shop.app, id)).toBe(now);
      expect(await readPagePrice(other, id)).toBe(now);
    }
    await expect.poll(usedByApp).toEqual([0, 0]);
    const { missed, lag, reads } = await readStats(shop.app);
    expect(missed).toBeGreaterThan(0);
    expect(lag).toBeGreaterThan(0);
    const now = await changePrice(shop.app, id);
    for (const app of apps) expect(await searchPrice(app, id)).toBe(now);
    expect(await countReads(shop.app)).toBe(reads);

    await server.resumeReplay();
    await expect.poll(usedByApp).toEqual([1, 1]);
    for (const app of apps) expect(await searchPrice(app, id)).toBe(now);
    for (const app of apps) expect(await readPagePrice(app, id)).toBe(now);
    expect(await countReads(shop.app)).toBeGreaterThan(reads);
  });
});

describe("an unavailable standby", () => {
  it("causes no errors, and is used again when it is back", async () => {
    await expect.poll(usedByApp).toEqual([1, 1]);
    const id = await createProduct();
    // Each read must succeed before, during and after the outage.
    const keepReading = async () => {
      for (let n = 0; n < 30; n += 1) for (const app of apps) await searchPrice(app, id);
    };
    await Promise.all([keepReading(), server.stopReplica()]);
    await expect.poll(usedByApp).toEqual([0, 0]);
    const now = await changePrice(other, id);
    expect(await searchPrice(shop.app, id)).toBe(now);
    await Promise.all([keepReading(), server.startReplica()]);
    await expect.poll(usedByApp).toEqual([1, 1]);
    expect(await searchPrice(shop.app, id)).toBe(now);
  });
});

it("a shop that starts without its standbys reads from the primary", async () => {
  await server.stopReplica();
  const late = await shop.another();
  expect((await late.inject({ url: "/api/users", headers })).statusCode).toBe(200);
  expect((await readStats(late)).used).toBe(0);
  await server.startReplica();
  await expect.poll(async () => (await readStats(late)).used).toBe(1);
});
