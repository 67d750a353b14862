import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, signIn } from "../bench/lib/shop";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../e2e/support/shop-process";
import { readBooks, startShoppers, stockedProduct } from "./order-load";
import { findLost, startWriters } from "./write-load";

// The short version runs with every test; `npm run faults` asks for more.
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

const atLeastSoMany = async (atLeast: number, seen: () => number) => {
  await expect.poll(seen).toBeGreaterThanOrEqual(atLeast);
};

async function expectSoundBooks(shoppers: Awaited<ReturnType<typeof startShoppers>>): Promise<void> {
  const books = await readBooks(shop.url, await shoppers.stop(), productId);
  expect(books.missing).toEqual([]);
  expect(books.halfWritten).toEqual([]);
  expect(books.sold + books.left).toBe(START);
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
        await atLeastSoMany(5 + Math.floor(Math.random() * 40), () => shoppers.promised.orders.size);
        await atLeastSoMany(1, () => Math.min(writers.written.products.size, writers.written.users.size));
        await shop.kill();
        shop = await spawnShop(port, dataDir, settings);
        await expectSoundBooks(shoppers);
        expect(await findLost(shop.url, admin, await writers.stop())).toEqual([]);
      }
    },
    ROUNDS * 60_000,
  );

  it("of the database server alone is healed by the shop, with 503 in between and nothing lost", async () => {
    const shoppers = startShoppers(() => shop.url, await signIn(shop, "user"), productId);
    await atLeastSoMany(10, () => shoppers.promised.orders.size);
    const pidFile = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8");
    process.kill(Number.parseInt(pidFile, 10), "SIGKILL");
    const before = shoppers.promised.orders.size;
    await atLeastSoMany(before + 20, () => shoppers.promised.orders.size);
    for (const status of shoppers.promised.refusals.keys()) expect(status).toBe(503);
    await expectSoundBooks(shoppers);
  });
});

describe("a shutdown in good order", () => {
  it("answers every order that it has begun: what was sold is what was acknowledged", async () => {
    const none = { orders: new Set<string>(), refusals: new Map(), lost: 0 };
    const { sold: before } = await readBooks(shop.url, none, productId);
    const shoppers = startShoppers(() => shop.url, await signIn(shop, "user"), productId);
    await atLeastSoMany(20, () => shoppers.promised.orders.size);
    expect(await shop.stop()).toBe(0);
    const promised = await shoppers.stop();
    shop = await spawnShop(port, dataDir, settings);
    const { sold } = await readBooks(shop.url, promised, productId);
    expect(sold - before).toBe(promised.orders.size);
  });
});
