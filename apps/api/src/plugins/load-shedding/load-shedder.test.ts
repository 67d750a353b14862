import { describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction";
import { buildTestApp } from "../../testing/build-test-app";
import { createApiKey } from "../../testing/listening-shop";
import { sqlOn } from "../../testing/plain-sql";
import { productForm } from "../../testing/product-form";
import { createLagMeter, createLoadShedder, isSaturated } from "./load-shedder";

describe("an overloaded process", () => {
  it("is detected by late ticks in a row, and not by a single pause", () => {
    const meter = createLagMeter();
    meter.tick(60_000);
    expect(meter.overloaded).toBe(false);
    for (let i = 0; i < 4; i += 1) meter.tick(1_500);
    expect(meter.overloaded).toBe(true);
    meter.tick(3);
    expect(meter.overloaded).toBe(false);
  });

  it("rejects requests with Retry-After until it has caught up", () => {
    const loadShedder = createLoadShedder({ inFlight: 0, medianAge: () => 0 });
    expect(loadShedder.rejectIfOverloaded()).toBeNull();
    for (let i = 0; i < 5; i += 1) loadShedder.tick(1_500);
    expect(loadShedder.rejectIfOverloaded()).toMatchObject({
      status: 503,
      details: { headers: { "retry-after": "5" } },
    });
    expect(loadShedder.state).toEqual({ overloaded: true, saturated: false, rejected: 1 });
    loadShedder.tick(0);
    expect(loadShedder.rejectIfOverloaded()).toBeNull();
  });
});

describe("a saturated database", () => {
  it("is detected by many old statements, and not by a slow report or a short rush", () => {
    expect(isSaturated({ inFlight: 3, medianAge: 60_000 })).toBe(false);
    expect(isSaturated({ inFlight: 500, medianAge: 300 })).toBe(false);
    expect(isSaturated({ inFlight: 20, medianAge: 1_001 })).toBe(true);
  });

  it("gets no new work: 503 with Retry-After, while cached responses are still served", async () => {
    const shop = await buildTestApp();
    const admin = await shop.as("Admin");
    const { id } = (await shop.call(admin, "POST", "/products", { payload: productForm() })).json();
    // The notification of the new product would invalidate the cached response.
    await shop.flushNotifications();
    const readCached = () => shop.call(null, "GET", `/products/${id}`);
    const readDatabase = () => shop.call(admin, "GET", "/users");
    const key = await createApiKey(shop, admin, ["customers.read"]);
    const readWithKey = () =>
      shop.call(null, "GET", "/users", { headers: { authorization: `Bearer ${key}` } });
    expect([(await readCached()).statusCode, (await readDatabase()).statusCode]).toEqual([200, 200]);

    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The first transaction blocks all others until it is released.
    const lock = (work: () => Promise<void>) =>
      inTransaction(shop.db, async (tx) => {
        await sqlOn(tx)`lock table promotions`;
        await work();
      });
    const blocked = Promise.all(Array.from({ length: 60 }, () => lock(() => released)));
    const metrics = async () => (await shop.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" })).body;
    await expect.poll(metrics).toMatch(/^larkwood_database_saturated 1$/m);
    const rejected = await readDatabase();
    // Every connection is blocked, so only a request that doesn't wait for the database gets a response.
    for (let i = 0; i < 5; i += 1) expect((await readDatabase()).statusCode).toBe(503);
    expect(await metrics()).toMatch(/^larkwood_refused_total 6$/m);
    expect(rejected.json().code).toBe("unavailable");
    expect(rejected.headers["retry-after"]).toBe("2");
    const refusedKey = await readWithKey();
    expect([refusedKey.statusCode, refusedKey.headers.ratelimit]).toEqual([503, '"key";r=600;t=60']);
    expect((await readCached()).statusCode).toBe(200);
    expect((await shop.app.inject("/healthz")).statusCode).toBe(200);

    release();
    await blocked;
    await expect.poll(async () => (await readDatabase()).statusCode).toBe(200);
  });
});
