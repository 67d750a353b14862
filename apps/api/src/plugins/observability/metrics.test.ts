import { beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction";
import { buildTestApp, TEST_PASSWORD, type TestUser } from "../../testing/build-test-app";
import { orderBody } from "../../testing/fixtures/orders";
import { sqlOn } from "../../testing/plain-sql";
import { productForm } from "../../testing/product-form";

const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "bank_transfer" },
  pages: async () => new Response("<p>page</p>", { headers: { "content-type": "text/html" } }),
});
const { app, db, call } = shop;
let user: TestUser;

beforeAll(async () => {
  user = await shop.as("User");
});

/** Values of metrics such as `larkwood_orders_total{outcome="placed"}` from one request to `/metrics`. */
async function readMetrics(...names: string[]): Promise<number[]> {
  const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  const lines = body.split("\n");
  return names.map((name) =>
    Number(lines.find((text) => text.startsWith(`${name} `))?.slice(name.length + 1)),
  );
}
const readMetric = async (name: string) => (await readMetrics(name))[0] ?? Number.NaN;

describe("metrics", () => {
  it("count cache hits and misses", async () => {
    const list = () => call(user, "GET", "/products?limit=3");
    await list();
    const before = await readMetric('larkwood_cache_hits_total{cache="replies"}');
    await list();
    expect(await readMetric('larkwood_cache_hits_total{cache="replies"}')).toBe(before + 1);
    expect(await readMetric('larkwood_cache_misses_total{cache="replies"}')).toBeGreaterThan(0);
    expect(await readMetric('larkwood_cache_bytes{cache="replies"}')).toBeGreaterThan(0);
    await app.inject("/page");
    await app.inject("/page");
    expect(await readMetric('larkwood_cache_misses_total{cache="pages"}')).toBe(1);
    expect(await readMetric('larkwood_cache_hits_total{cache="pages"}')).toBe(1);
  });

  it("show busy connections and statements that wait for one", async () => {
    const readUse = () =>
      readMetrics("larkwood_database_connections_busy", "larkwood_database_statements_waiting");
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hold = () =>
      inTransaction(db, async (tx) => {
        await sqlOn(tx)`select 1`;
        await released;
      });
    const all = Promise.all(Array.from({ length: 7 }, hold));
    // The job workers may wait as well.
    await expect.poll(readUse).toSatisfy(([busy, waiting]) => busy === 5 && waiting >= 2);
    release();
    await all;
    await expect.poll(readUse).toEqual([0, 0]);
    expect(await readMetric("larkwood_database_statement_seconds_total")).toBeGreaterThan(0);
    expect(await readMetric("larkwood_database_statements_slow_total")).toBeGreaterThanOrEqual(0);
    const failed = await readMetric("larkwood_database_statements_failed_total");
    await expect(sqlOn(db)`select no_such_column`).rejects.toThrow("no_such_column");
    expect(await readMetric("larkwood_database_statements_failed_total")).toBe(failed + 1);
  });

  it("show how many passwords are being hashed and how many wait", async () => {
    const signIns = Array.from({ length: 12 }, (_, i) =>
      call(null, "POST", "/signin", { payload: { email: `a${i}@b.example`, password: TEST_PASSWORD } }),
    );
    const hashes = () => readMetrics("larkwood_password_hashes_running", "larkwood_password_hashes_waiting");
    await expect.poll(async () => (await hashes()).map(Math.sign), { interval: 1 }).toEqual([1, 1]);
    await Promise.all(signIns);
    expect(await readMetric("larkwood_password_hashes_waiting")).toBe(0);
  });

  it("count orders by outcome", async () => {
    const admin = await shop.as("Admin");
    const { id } = (await call(admin, "POST", "/products", { payload: productForm({ quantity: 1 }) })).json();
    const place = (key: string) =>
      call(user, "POST", "/orders", {
        payload: orderBody([{ productId: id, quantity: 1 }]),
        headers: { "idempotency-key": key },
      });
    for (const key of ["first-key", "first-key", "second-key"]) await place(key);
    expect(await readMetric('larkwood_orders_total{outcome="placed"}')).toBe(1);
    expect(await readMetric('larkwood_orders_total{outcome="repeated"}')).toBe(1);
    expect(await readMetric('larkwood_orders_total{outcome="refused"}')).toBe(1);
  });

  it("show event loop lag and rejected requests", async () => {
    expect(await readMetric("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    expect(await readMetric("larkwood_overloaded")).toBe(0);
    expect(await readMetric("larkwood_database_saturated")).toBe(0);
    expect(await readMetric("larkwood_refused_total")).toBe(0);
  });
});
