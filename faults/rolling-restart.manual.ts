import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, signIn } from "../bench/lib/shop";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../e2e/support/shop-process";
import { findNginx, startNginx } from "./nginx";
import { auditOrders, startShoppers, stockedProduct } from "./order-load";

const ROUNDS = 3;
const STOCK = 100_000;
const settings = {
  SHOP_PAYMENT_METHODS: "bank_transfer",
  TRUST_PROXY: "1",
  PUBLIC_URL: "http://shop.example",
  LOG_LEVEL: "error",
};
const nginx = findNginx();

describe.runIf(nginx)("two shops behind nginx", () => {
  let dataDir: string;
  let ports: [number, number];
  let shops: [ShopProcess, ShopProcess];
  let balancer: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    dataDir = newDataDir("faults-rolling");
    ports = [await freePort(), await freePort()];
    const first = await spawnShop(ports[0], dataDir, settings);
    shops = [first, await spawnShop(ports[1], dataDir, settings)];
    balancer = await startNginx(nginx ?? "", await freePort(), ports);
  }, 300_000);
  afterAll(async () => {
    await balancer.stop();
    for (const shop of shops) await shop.stop();
    removeDataDir(dataDir);
  }, 60_000);

  /** Simulates visitors who request paths repeatedly until stopped. */
  function startReaders(auth: Record<string, string>, paths: string[]) {
    const failures: string[] = [];
    let succeeded = 0;
    let stopped = false;
    async function readOnce(path: string): Promise<string | null> {
      try {
        const reply = await fetch(balancer.url + path, { headers: auth });
        await reply.arrayBuffer();
        return reply.ok ? null : String(reply.status);
      } catch (error) {
        return String(error);
      }
    }
    async function read(path: string): Promise<void> {
      while (!stopped) {
        const outcome = await readOnce(path);
        if (outcome) failures.push(`${path} ${outcome}`);
        else succeeded += 1;
      }
    }
    const running = Promise.all(paths.map(read));
    return {
      succeeded: () => succeeded,
      stop: async () => {
        stopped = true;
        await running;
        return failures;
      },
    };
  }

  it(`restart one after the other, ${ROUNDS} times each, and no request fails`, async () => {
    await expect.poll(() => fetch(balancer.url).catch(() => null), { timeout: 10_000 }).not.toBeNull();
    const auth = await signIn(balancer, "user");
    const productId = await stockedProduct(balancer.url, STOCK);
    const readers = startReaders(auth, [
      "/",
      "/api/products?limit=5",
      `/api/products/${productId}`,
      "/readyz",
    ]);
    const shoppers = startShoppers(() => balancer.url, auth, productId, 4);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const i of [0, 1] as const) {
        expect(await shops[i].stop()).toBe(0);
        const before = readers.succeeded();
        await expect.poll(readers.succeeded, { timeout: 10_000 }).toBeGreaterThan(before + 20);
        shops[i] = await spawnShop(ports[i], dataDir, settings);
      }
    }
    const results = await shoppers.stop();
    expect(await readers.stop()).toEqual([]);
    expect([...results.refusals]).toEqual([]);
    const audit = await auditOrders(balancer.url, results, productId);
    expect([audit.missing, audit.incomplete, audit.sold + audit.left]).toEqual([[], [], STOCK]);
    expect([results.lost, audit.sold]).toEqual([0, results.orders.size]);
  }, 300_000);
});
