import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { markPackagesExternal } from "../../../../../../scripts/lib/build-parts.mjs";
import { cacheDir } from "../../../../../../scripts/lib/paths.mjs";
import { stockOf, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import type { StormResult, StormTask } from "../../../testing/order-storm";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";

let database: TestDatabase;
let processes: ChildProcess[];
beforeAll(async () => {
  database = await createTestDatabase();
  // Bundled once instead of by each process.
  const program = join(cacheDir, `order-storm-${process.pid}.mjs`);
  const source = fileURLToPath(new URL("../../../testing/order-storm.ts", import.meta.url));
  await build({
    entryPoints: [source],
    outfile: program,
    bundle: true,
    format: "esm",
    platform: "node",
    plugins: [{ name: "external-npm-packages", setup: markPackagesExternal }],
  });
  processes = [1, 2, 3, 4].map(() => fork(program, { execArgv: [] }));
});
afterAll(async () => {
  for (const child of processes) child.kill();
  await database.close();
});

/** Runs one task per process at the same time. */
function runStorms(tasks: StormTask[]): Promise<StormResult[]> {
  return Promise.all(
    tasks.map(async (task, i) => {
      const child = processes[i];
      if (!child) throw new Error("there are more tasks than processes");
      child.send(task);
      const exited = once(child, "exit").then(() => Promise.reject(new Error("a process has exited")));
      const [result] = await Promise.race([once(child, "message"), exited]);
      return result as StormResult;
    }),
  );
}

it("never oversells across four processes, and refuses orders only for lack of stock", async () => {
  const { db, url } = database;
  const caller = await storeUser(db, "crowd");
  const [scarce, plenty] = [await storeProduct(db, 37), await storeProduct(db, 1_000)];
  const results = await runStorms(
    [[scarce, plenty], [plenty, scarce], [scarce], [scarce, plenty]].map((productIds) => ({
      url,
      caller,
      productIds,
      orders: 50,
    })),
  );
  expect(results.reduce((sum, result) => sum + result.placed, 0)).toBe(37);
  expect(new Set(results.flatMap((result) => result.codes))).toEqual(new Set(["out_of_stock"]));
  expect(await stockOf(db, scarce)).toBe(0);
});

it("creates one order per key across four processes", async () => {
  const { db, url } = database;
  const caller = await storeUser(db, "eager");
  const product = await storeProduct(db, 1_000);
  const task = { url, caller, productIds: [product], orders: 25, key: "the-only-key" };
  const results = await runStorms([task, task, task, task]);
  expect(results.reduce((sum, result) => sum + result.placed, 0)).toBe(1);
  expect(results.flatMap((result) => result.codes)).toEqual([]);
  expect(await stockOf(db, product)).toBe(999);
});
