import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { StormResult, StormTask } from "../../testing/order-storm";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { stockOf, storeProduct, storeUser } from "./trading-fixtures";

const run = promisify(execFile);
const stormFile = fileURLToPath(new URL("../../testing/order-storm.ts", import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function storm(task: StormTask): Promise<StormResult> {
  const { stdout } = await run(process.execPath, ["--import", "tsx", stormFile, JSON.stringify(task)]);
  return JSON.parse(stdout) as StormResult;
}

it("never oversells over four processes, and every refusal is for want of stock", async () => {
  const { db, url } = database;
  const caller = await storeUser(db, "crowd");
  const [scarce, plenty] = [await storeProduct(db, 37), await storeProduct(db, 1_000)];
  const results = await Promise.all(
    [[scarce, plenty], [plenty, scarce], [scarce], [scarce, plenty]].map((productIds) =>
      storm({ url, caller, productIds, orders: 50 }),
    ),
  );
  expect(results.reduce((sum, result) => sum + result.placed, 0)).toBe(37);
  expect(new Set(results.flatMap((result) => result.codes))).toEqual(new Set(["out_of_stock"]));
  expect(await stockOf(db, scarce)).toBe(0);
}, 60_000);

it("makes one order out of one key over four processes", async () => {
  const { db, url } = database;
  const caller = await storeUser(db, "eager");
  const product = await storeProduct(db, 1_000);
  const task = { url, caller, productIds: [product], orders: 25, key: "the-only-key" };
  const results = await Promise.all([1, 2, 3, 4].map(() => storm(task)));
  expect(results.reduce((sum, result) => sum + result.placed, 0)).toBe(1);
  expect(results.flatMap((result) => result.codes)).toEqual([]);
  expect(await stockOf(db, product)).toBe(999);
}, 60_000);
