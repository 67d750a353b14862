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
    // Long enough for a busy machine: who waits for a standby here is meant to get there.
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

const figuresOf = async (app: App) => {
  const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  const read = (name: string) => Number(new RegExp(`^larkwood_replica_${name} (\\S+)$`, "m").exec(body)?.[1]);
  return {
    used: read('used\\{replica="1"\\}'),
    reads: read('reads_total\\{replica="1"\\}'),
    lag: read('lag_seconds\\{replica="1"\\}'),
    missed: read("missed_total"),
  };
};
const used = async () => Promise.all(apps.map(async (app) => (await figuresOf(app)).used));
const readsOf = async (app: App) => (await figuresOf(app)).reads;

const admin = await shop.as("Admin");
const headers = { authorization: `Bearer ${admin.accessToken}` };
let price = 100;
let asked = 0;

async function newProduct(): Promise<string> {
  const made = await shop.call(admin, "POST", "/products", { payload: productForm({ price }) });
  expect(made.statusCode, made.body).toBe(201);
  return made.json().id;
}
async function reprice(app: App, id: string): Promise<number> {
  price += 1;
  const payload = { ...productForm({ price }), id };
  const saved = await app.inject({ method: "PUT", url: "/api/products", headers, payload });
  expect(saved.statusCode, saved.body).toBe(200);
  return price;
}
/** A search that nobody has made yet, so that nothing kept can answer it. */
async function coldPrice(app: App, id: string): Promise<number> {
  asked += 1;
  const url = `/api/products?search=birch&limit=100&maxPrice=${500_000 + asked}`;
  const reply = await app.inject({ url, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return (reply.json() as { id: string; price: number }[]).find((one) => one.id === id)?.price ?? 0;
}
const pageOf = async (app: App, id: string) => Number((await app.inject({ url: `/${id}` })).body);
const detailOf = async (app: App, id: string) =>
  (await app.inject({ url: `/api/products/${id}`, headers })).json().price as number;

describe("a standby that keeps up", () => {
  beforeEach(() => expect.poll(used).toEqual([1, 1]));

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
  ])("answers %s", async (path) => {
    const before = await readsOf(shop.app);
    const reply = await shop.call(admin, "GET", path);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await readsOf(shop.app)).toBeGreaterThan(before);
  });

  it("is not asked who somebody is, nor for an order of their own", async () => {
    const before = await readsOf(shop.app);
    const shopper = await shop.as("User");
    expect((await shop.call(shopper, "GET", "/orders")).statusCode).toBe(200);
    expect(await readsOf(shop.app)).toBe(before);
  });

  it("never shows a price that was replaced, on any process, nor fills a page with it", async () => {
    const id = await newProduct();
    const before = await Promise.all(apps.map(readsOf));
    for (let n = 0; n < 25; n += 1) {
      const [writer = other, reader = other] = n % 2 ? apps : [...apps].reverse();
      const now = await reprice(writer, id);
      const seen = await Promise.all([
        coldPrice(reader, id),
        coldPrice(writer, id),
        detailOf(writer, id),
        pageOf(writer, id),
      ]);
      expect(seen).toEqual([now, now, now, now]);
      await expect.poll(() => pageOf(reader, id), { interval: 5 }).toBe(now);
    }
    const after = await Promise.all(apps.map(readsOf));
    expect(after.map((reads, index) => reads > (before[index] ?? 0))).toEqual([true, true]);
  });
});

describe("a standby that lags", () => {
  it("is left alone from the first read on, and used again when it has caught up", async () => {
    await expect.poll(used).toEqual([1, 1]);
    const id = await newProduct();
    await server.pauseReplay();
    for (let n = 0; n < 3; n += 1) {
      const now = await reprice(other, id);
      expect(await coldPrice(shop.app, id)).toBe(now);
      expect(await pageOf(other, id)).toBe(now);
    }
    await expect.poll(used).toEqual([0, 0]);
    const { missed, lag, reads } = await figuresOf(shop.app);
    expect(missed).toBeGreaterThan(0);
    expect(lag).toBeGreaterThan(0);
    const now = await reprice(shop.app, id);
    for (const app of apps) expect(await coldPrice(app, id)).toBe(now);
    expect(await readsOf(shop.app)).toBe(reads);

    await server.resumeReplay();
    await expect.poll(used).toEqual([1, 1]);
    for (const app of apps) expect(await coldPrice(app, id)).toBe(now);
    for (const app of apps) expect(await pageOf(app, id)).toBe(now);
    expect(await readsOf(shop.app)).toBeGreaterThan(reads);
  });
});

describe("a standby that is gone", () => {
  it("costs nobody an error, and is used again when it is back", async () => {
    await expect.poll(used).toEqual([1, 1]);
    const id = await newProduct();
    // Each of them is asserted to be answered, before, while and after it goes.
    const readOn = async () => {
      for (let n = 0; n < 30; n += 1) for (const app of apps) await coldPrice(app, id);
    };
    await Promise.all([readOn(), server.stopReplica()]);
    await expect.poll(used).toEqual([0, 0]);
    const now = await reprice(other, id);
    expect(await coldPrice(shop.app, id)).toBe(now);
    await Promise.all([readOn(), server.startReplica()]);
    await expect.poll(used).toEqual([1, 1]);
    expect(await coldPrice(shop.app, id)).toBe(now);
  });
});

it("a shop whose standbys are not there when it starts reads from the primary", async () => {
  await server.stopReplica();
  const late = await shop.another();
  expect((await late.inject({ url: "/api/users", headers })).statusCode).toBe(200);
  expect((await figuresOf(late)).used).toBe(0);
  await server.startReplica();
  await expect.poll(async () => (await figuresOf(late)).used).toBe(1);
});
