import { describe, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction";
import { buildTestApp } from "../../testing/build-test-app";
import { sqlOn } from "../../testing/plain-sql";
import { productForm } from "../../testing/product-form";
import { createLagMeter, createLoadShedder, isSaturated } from "./load-shedder";

describe("a process that cannot keep up", () => {
  it("is known by late ticks in a row, and not by a single pause", () => {
    const meter = createLagMeter();
    meter.tick(60_000);
    expect(meter.overloaded).toBe(false);
    for (let i = 0; i < 4; i += 1) meter.tick(1_500);
    expect(meter.overloaded).toBe(true);
    meter.tick(3);
    expect(meter.overloaded).toBe(false);
  });

  it("refuses with a time to come back, until it has caught up", () => {
    const loadShedder = createLoadShedder({ inFlight: 0, medianAge: () => 0 });
    expect(loadShedder.refuseAny()).toBeNull();
    for (let i = 0; i < 5; i += 1) loadShedder.tick(1_500);
    expect(loadShedder.refuseAny()).toMatchObject({
      status: 503,
      details: { headers: { "retry-after": "5" } },
    });
    expect(loadShedder.state).toEqual({ overloaded: true, crowded: false, refused: 1 });
    loadShedder.tick(0);
    expect(loadShedder.refuseAny()).toBeNull();
  });
});

describe("a database that cannot keep up", () => {
  it("is known by many statements that wait long, and not by a slow report or a short rush", () => {
    expect(isSaturated({ inFlight: 3, medianAge: 60_000 })).toBe(false);
    expect(isSaturated({ inFlight: 500, medianAge: 300 })).toBe(false);
    expect(isSaturated({ inFlight: 20, medianAge: 1_001 })).toBe(true);
  });

  it("gets no more work: 503 at once with a time to come back, while kept replies are still served", async () => {
    const shop = await buildTestApp();
    const admin = await shop.as("Admin");
    const { id } = (await shop.call(admin, "POST", "/products", { payload: productForm() })).json();
    // The notice of the new product would make the shop forget what it keeps; it has to be through before.
    await shop.heardAll();
    const detail = () => shop.call(null, "GET", `/products/${id}`);
    const work = () => shop.call(admin, "GET", "/users");
    expect([(await detail()).statusCode, (await work()).statusCode]).toEqual([200, 200]);

    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    // The first holds up all others for as long as the test wants.
    const lock = (work: () => Promise<void>) =>
      inTransaction(shop.db, async (tx) => {
        await sqlOn(tx)`lock table coupons`;
        await work();
      });
    const jam = Promise.all(Array.from({ length: 60 }, () => lock(() => held)));
    const metrics = async () => (await shop.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" })).body;
    await expect.poll(metrics).toMatch(/^larkwood_database_crowded 1$/m);
    const refused = await work();
    const times: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
    // The shortest: a pause of a busy machine is not the shop's.
    expect(Math.min(...times)).toBeLessThan(200);
    expect(refused.json().code).toBe("unavailable");
    expect(refused.headers["retry-after"]).toBe("2");
    expect((await detail()).statusCode).toBe(200);
    expect((await shop.app.inject("/healthz")).statusCode).toBe(200);

    expect(await metrics()).toMatch(/^larkwood_refused_total [1-9]/m);

    letGo();
    await jam;
    await expect.poll(async () => (await work()).statusCode).toBe(200);
  });
});
