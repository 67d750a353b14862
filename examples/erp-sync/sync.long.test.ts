import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createClient, type LarkwoodClient, unwrap } from "@larkwood/client";
import { PERMISSIONS } from "@larkwood/contract";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestApp, TEST_ACCOUNT } from "../../apps/api/src/testing/build-test-app";
import { createApiKey } from "../../apps/api/src/testing/listening-shop";
import { type ShopProcess, startShopProcess } from "../../apps/api/src/testing/shop-process";
import { createTestDatabase } from "../../apps/api/src/testing/test-database";
import { freePort } from "../../bench/lib/shop";
import { prepareBuild } from "../../scripts/lib/prepare.mjs";
import { createRandomChanges } from "./random-changes";
import { sync } from "./sync";

// `ERP_CHANGES=10000 ERP_KILLS=40` makes more.
const CHANGES = Number(process.env.ERP_CHANGES ?? 400);
const KILLS = Number(process.env.ERP_KILLS ?? 8);
const AT_ONCE = 3;
const SEED = Number(process.env.ERP_SEED ?? 20_261_118);
const AUTH_SECRET = "a secret of the shop and of its process";
const settings = {
  AUTH_SECRET,
  SHOP_PAYMENT_METHODS: "bank_transfer",
  SHOP_BANK_ACCOUNT: TEST_ACCOUNT,
  API_KEY_REQUESTS_PER_MINUTE: "1000000",
};

// Creates accounts and keys, and answers the last comparison. The changes are sent to a process of the built shop.
const shop = await buildTestApp({ env: settings });
const erpDatabase = await createTestDatabase();
const erp = new pg.Pool({ connectionString: erpDatabase.url });
let port: number;
const ends: (() => Promise<void>)[] = [];
let shopProcess: ShopProcess;
let program: ChildProcess;
let client: LarkwoodClient;
let env: Record<string, string>;
let changeKey: string;
/** Processes that ended by SIGKILL. */
const kills = { shop: 0, program: 0 };
/** Resolves when the shop answers. */
let running: Promise<void>;

const startShop = async () => {
  shopProcess = startShopProcess({
    env: {
      ...settings,
      PORT: String(port),
      DATABASE_URL: shop.url,
      DATA_DIR: shop.config.dataDir,
      LOG_LEVEL: "silent",
    },
    atEnd: (end) => ends.push(end),
  });
  await shopProcess.opened();
};

beforeAll(async () => {
  await prepareBuild("api");
  port = await freePort();
  running = startShop();
  await running;
  const admin = await shop.as("Admin");
  const apiKey = await createApiKey(shop, admin, ["catalogue.write", "orders.read", "customers.read"]);
  changeKey = await createApiKey(shop, admin, PERMISSIONS);
  client = createClient({ baseUrl: `http://127.0.0.1:${port}/api`, apiKey });
  env = {
    SHOP_URL: `http://127.0.0.1:${port}`,
    SHOP_API_KEY: apiKey,
    ERP_DATABASE_URL: erpDatabase.url,
    INTERVAL_SECONDS: "0.05",
  };
}, 600_000);
afterAll(async () => {
  for (const end of ends) await end();
  await erp.end();
  await erpDatabase.close();
});

/** Starts the program as an integrator does. */
function startProgram(): void {
  const script = join(import.meta.dirname, "run.ts");
  // Its errors are those of a shop that was killed.
  program = spawn(process.execPath, ["--import", "tsx", script], {
    env: { ...env, PATH: process.env.PATH },
    stdio: "ignore",
  });
}

async function killProgram(): Promise<void> {
  const ended = new Promise((resolve) => program.once("close", resolve));
  program.kill("SIGKILL");
  await ended;
  if (program.signalCode === "SIGKILL") kills.program += 1;
}

/** Kills the shop and starts it again, while changes are sent and the program reads. */
async function killShop(): Promise<void> {
  shopProcess.kill("SIGKILL");
  // A process that a signal ended has no exit code.
  running = shopProcess.ended().then((code) => {
    if (code === null) kills.shop += 1;
    return startShop();
  });
  await running;
}

/** Everything in the shop, by type and id. */
async function readShop(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for await (const product of client.list("/admin/products")) found.set(`product ${product.id}`, product);
  for await (const user of client.list("/users")) found.set(`customer ${user.id}`, user);
  for await (const { id } of client.list("/admin/orders"))
    found.set(`order ${id}`, await unwrap(client.GET("/orders/{id}", { params: { path: { id } } })));
  return found;
}

async function readErp(): Promise<Map<string, unknown>> {
  const { rows } = await erp.query<{ key: string; data: unknown }>(
    "SELECT type || ' ' || id AS key, data FROM erp_copies",
  );
  return new Map(rows.map(({ key, data }) => [key, data]));
}

/** Syncs until the copy is equal. A change appears when older transactions of the database server have ended. */
async function expectEqual(): Promise<number> {
  const expected = await readShop();
  await expect
    .poll(async () => {
      await sync(client, erp);
      return readErp();
    })
    .toEqual(expected);
  return expected.size;
}

const readCursor = async () =>
  (await erp.query<{ cursor: string }>("SELECT cursor FROM erp_cursor").catch(() => ({ rows: [] }))).rows[0]
    ?.cursor;

it(`keeps a copy equal through ${CHANGES} changes, three at a time, and ${KILLS} kills each of program and shop`, async () => {
  const { begin, change, outcomes } = createRandomChanges({
    baseUrl: `http://127.0.0.1:${port}/api`,
    apiKey: changeKey,
    db: shop.db,
    seed: SEED,
  });
  const sent = () => outcomes.done + outcomes.refused;
  const changeUntil = async (count: number) => {
    while (sent() < count) {
      await running;
      await Promise.all(Array.from({ length: AT_ONCE }, change));
    }
  };
  await begin();
  for (let round = 0; round < KILLS; round += 1) {
    const [half, end] = [(CHANGES / KILLS) * (round + 0.5), (CHANGES / KILLS) * (round + 1)];
    const cursor = await readCursor();
    startProgram();
    await changeUntil(half);
    await expect.poll(readCursor).not.toBe(cursor);
    // Both are killed while changes are sent and applied.
    const before = sent();
    const changing = changeUntil(end);
    await expect.poll(sent, { interval: 1 }).toBeGreaterThan(before);
    await Promise.all([changing, killShop()]);
    await killProgram();
  }
  const size = await expectEqual();
  console.log(`erp: ${JSON.stringify({ ...outcomes, kills })}, ${size} objects are equal (seed ${SEED})`);
  expect(size).toBeGreaterThan(20);
  // Else the test would show nothing.
  expect(outcomes.done).toBeGreaterThan(CHANGES / 2);
  expect(outcomes.lost).toBeGreaterThan(0);
  expect(kills).toEqual({ shop: KILLS, program: KILLS });
}, 3_600_000);

it("copies everything again if the shop no longer knows the cursor", async () => {
  await erp.query("DELETE FROM erp_copies WHERE type = 'order'");
  await erp.query("UPDATE erp_cursor SET cursor = 'abcdefabcdef.1.0'");
  await expectEqual();
});
