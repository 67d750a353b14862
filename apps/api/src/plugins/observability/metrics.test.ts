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

/** The values of figures, such as `larkwood_orders_total{outcome="placed"}`, at one moment. */
async function figures(...names: string[]): Promise<number[]> {
  const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  const lines = body.split("\n");
  return names.map((name) =>
    Number(lines.find((text) => text.startsWith(`${name} `))?.slice(name.length + 1)),
  );
}
const figure = async (name: string) => (await figures(name))[0] ?? Number.NaN;

describe("metrics", () => {
  it("count what the caches had and what they had not", async () => {
    const ask = () => call(user, "GET", "/products?limit=3");
    await ask();
    const before = await figure('larkwood_cache_hits_total{cache="replies"}');
    await ask();
    expect(await figure('larkwood_cache_hits_total{cache="replies"}')).toBe(before + 1);
    expect(await figure('larkwood_cache_misses_total{cache="replies"}')).toBeGreaterThan(0);
    expect(await figure('larkwood_cache_bytes{cache="replies"}')).toBeGreaterThan(0);
    await app.inject("/page");
    await app.inject("/page");
    expect(await figure('larkwood_cache_misses_total{cache="pages"}')).toBe(1);
    expect(await figure('larkwood_cache_hits_total{cache="pages"}')).toBe(1);
  });

  it("tell how busy the database is, and which statements find no connection", async () => {
    const use = () => figures("larkwood_database_connections_busy", "larkwood_database_statements_waiting");
    const slow = await figure("larkwood_database_statements_slow_total");
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const hold = () =>
      inTransaction(db, async (tx) => {
        await sqlOn(tx)`select pg_sleep(0.4)`;
        await held;
      });
    const all = Promise.all(Array.from({ length: 7 }, hold));
    // The workers of the shop may wait as well.
    await expect.poll(use).toSatisfy(([busy, waiting]) => busy === 5 && waiting >= 2);
    letGo();
    await all;
    await expect.poll(use).toEqual([0, 0]);
    expect(await figure("larkwood_database_statements_slow_total")).toBeGreaterThan(slow);
    expect(await figure("larkwood_database_statement_seconds_total")).toBeGreaterThan(0.3);
    const failed = await figure("larkwood_database_statements_failed_total");
    await expect(sqlOn(db)`select no_such_column`).rejects.toThrow("no_such_column");
    expect(await figure("larkwood_database_statements_failed_total")).toBe(failed + 1);
  });

  it("tell how many passwords are hashed and wait", async () => {
    const storm = Array.from({ length: 12 }, (_, i) =>
      call(null, "POST", "/signin", { payload: { email: `a${i}@b.example`, password: TEST_PASSWORD } }),
    );
    const hashes = () => figures("larkwood_password_hashes_running", "larkwood_password_hashes_waiting");
    await expect.poll(async () => (await hashes()).map(Math.sign), { interval: 1 }).toEqual([1, 1]);
    await Promise.all(storm);
    expect(await figure("larkwood_password_hashes_waiting")).toBe(0);
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
    expect(await figure('larkwood_orders_total{outcome="placed"}')).toBe(1);
    expect(await figure('larkwood_orders_total{outcome="repeated"}')).toBe(1);
    expect(await figure('larkwood_orders_total{outcome="refused"}')).toBe(1);
  });

  it("tell of the event loop and of refusals", async () => {
    expect(await figure("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    expect(await figure("larkwood_overloaded")).toBe(0);
    expect(await figure("larkwood_database_crowded")).toBe(0);
    expect(await figure("larkwood_refused_total")).toBe(0);
  });
});
