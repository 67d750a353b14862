import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, signIn } from "../bench/lib/shop";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../e2e/support/shop-process";
import { auditOrders, startShoppers, stockedProduct } from "./order-load";
import { findLost, startWriters } from "./write-load";

// A few rounds in normal test runs, many in `npm run faults`.
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 5);
const START = 100_000;
const settings = { SHOP_PAYMENT_METHODS: "bank_transfer", LOG_LEVEL: "error" };

let dataDir: string;
let port: number;
let shop: ShopProcess;
let productId: string;

beforeAll(async () => {
  dataDir = newDataDir("faults");
  port = await freePort();
  shop = await spawnShop(port, dataDir, settings);
  productId = await stockedProduct(shop.url, START);
});
afterAll(async () => {
  await shop.stop();
  removeDataDir(dataDir);
});

const untilAtLeast = async (minimum: number, count: () => number) => {
  await expect.poll(count).toBeGreaterThanOrEqual(minimum);
};

async function expectConsistentOrders(shoppers: Awaited<ReturnType<typeof startShoppers>>): Promise<void> {
  const audit = await auditOrders(shop.url, await shoppers.stop(), productId);
  expect(audit.missing).toEqual([]);
  expect(audit.incomplete).toEqual([]);
  expect(audit.sold + audit.left).toBe(START);
}

describe("a power cut", () => {
  it(
    `loses no acknowledged order, product or user in ${ROUNDS} kills of the shop at random moments`,
    async () => {
      const auth = await signIn(shop, "user");
      for (let round = 0; round < ROUNDS; round += 1) {
        const admin = await signIn(shop, "admin");
        const shoppers = startShoppers(() => shop.url, auth, productId);
        const writers = startWriters(() => shop.url, admin);
        await untilAtLeast(5 + Math.floor(Math.random() * 40), () => shoppers.results.orders.size);
        await untilAtLeast(1, () => Math.min(writers.written.products.size, writers.written.users.size));
        await shop.kill();
        shop = await spawnShop(port, dataDir, settings);
        await expectConsistentOrders(shoppers);
        expect(await findLost(shop.url, admin, await writers.stop())).toEqual([]);
      }
    },
    ROUNDS * 60_000,
  );

  it("of the database server only is repaired by the shop, with 503 in between and nothing lost", async () => {
    const shoppers = startShoppers(() => shop.url, await signIn(shop, "user"), productId);
    await untilAtLeast(10, () => shoppers.results.orders.size);
    const pidFile = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8");
    process.kill(Number.parseInt(pidFile, 10), "SIGKILL");
    const before = shoppers.results.orders.size;
    await untilAtLeast(before + 20, () => shoppers.results.orders.size);
    for (const status of shoppers.results.refusals.keys()) expect(status).toBe(503);
    await expectConsistentOrders(shoppers);
  });
});

describe("a clean shutdown", () => {
  it("completes every order in progress: all sold items were acknowledged", async () => {
    const none = { orders: new Set<string>(), refusals: new Map(), lost: 0 };
    const { sold: before } = await auditOrders(shop.url, none, productId);
    const shoppers = startShoppers(() => shop.url, await signIn(shop, "user"), productId);
    await untilAtLeast(20, () => shoppers.results.orders.size);
    expect(await shop.stop()).toBe(0);
    const results = await shoppers.stop();
    shop = await spawnShop(port, dataDir, settings);
    const { sold } = await auditOrders(shop.url, results, productId);
    expect(sold - before).toBe(results.orders.size);
  });
});
