import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, signIn } from "../bench/lib/shop";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../e2e/support/shop-process";
import { auditOrders, startShoppers, stockedProduct } from "./order-load";

// Two shops on one database, as behind a load balancer, with the demo bank account.
const STOCK = 100_000;
const environment = { SHOP_PAYMENT_METHODS: "bank_transfer", LOG_LEVEL: "error" };
const script = fileURLToPath(new URL("../scripts/cli.mjs", import.meta.url));

let dataDir: string;
let shops: ShopProcess[];
let admin: Record<string, string>;

beforeAll(async () => {
  dataDir = newDataDir("settings");
  shops = [await spawnShop(await freePort(), dataDir, environment)];
  shops.push(await spawnShop(await freePort(), dataDir, environment));
  admin = { ...(await signIn(first(), "admin")), "content-type": "application/json" };
});
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  removeDataDir(dataDir);
});

const first = () => shops[0] as ShopProcess;
const textAt = async (url: string) => (await fetch(url)).text();
const put = (key: string, value: unknown) =>
  fetch(`${first().url}/api/settings/${key}`, {
    method: "PUT",
    headers: admin,
    body: JSON.stringify({ value }),
  });

/** Runs `npm run settings` in the shop's environment. */
async function settings(...args: string[]): Promise<{ code: number; text: string }> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, ...environment };
  return promisify(execFile)(process.execPath, [script, "settings", ...args], { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout.trim() }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr.trim() }),
  );
}

/** Simulates visitors who request paths of every shop until stopped, and records failures. */
function startReaders(paths: readonly string[]) {
  const failures: string[] = [];
  let requested = 0;
  let stopped = false;
  const read = async (address: string) => {
    while (!stopped) {
      const status = await fetch(address).then(
        async (reply) => reply.status + 0 * (await reply.text()).length,
        () => 0,
      );
      requested += 1;
      if (status !== 200) failures.push(`${address} ${status}`);
    }
  };
  const running = Promise.all(shops.flatMap(({ url }) => paths.map((path) => read(url + path))));
  return {
    requested: () => requested,
    stop: async () => {
      stopped = true;
      await running;
      return failures;
    },
  };
}

describe("a setting changed under load", () => {
  it("applies in every process, without a 5xx or a lost order", async () => {
    const productId = await stockedProduct(first().url, STOCK);
    const user = await signIn(first(), "user");
    let next = 0;
    const anyShop = () => (shops[next++ % shops.length] ?? first()).url;
    const shoppers = startShoppers(anyShop, user, productId, 4);
    const readers = startReaders(["/", `/products/details/${productId}`, "/api/shop"]);
    await expect.poll(() => shoppers.results.orders.size).toBeGreaterThan(20);

    const delays: number[] = [];
    for (const name of ["Ash Grove", "Birch Grove", "Cedar Grove"]) {
      const ordered = shoppers.results.orders.size;
      const started = performance.now();
      expect((await put("shopName", name)).status).toBe(200);
      await Promise.all(
        shops.flatMap(({ url }) =>
          ["/", "/api/shop"].map((path) =>
            expect.poll(() => textAt(url + path), { interval: 10 }).toContain(name),
          ),
        ),
      );
      delays.push(performance.now() - started);
      expect((await put("mostPiecesPerLine", 10 + delays.length)).status).toBe(200);
      await expect.poll(() => shoppers.results.orders.size).toBeGreaterThan(ordered + 10);
    }
    const read = readers.requested();
    expect(await readers.stop()).toEqual([]);
    const results = await shoppers.stop();
    expect({ refusals: [...results.refusals], lost: results.lost }).toEqual({ refusals: [], lost: 0 });
    const audit = await auditOrders(first().url, results, productId);
    expect(audit).toMatchObject({ missing: [], incomplete: [], sold: STOCK - audit.left });
    console.log(
      `settings: applied everywhere after ${delays.map(Math.round).join(", ")} ms, during ${results.orders.size} orders and ${read} reads`,
    );
  });
});

describe("npm run settings", () => {
  const names = () =>
    Promise.all(
      shops.map(async ({ url }) => (JSON.parse(await textAt(`${url}/api/shop`)) as { name: string }).name),
    );

  it("reads and changes the settings of a running shop and explains errors", async () => {
    expect(await settings("set", "shopName", "Fir & Sons")).toMatchObject({ code: 0 });
    await expect.poll(names).toEqual(["Fir & Sons", "Fir & Sons"]);
    expect(await settings("get", "shopName")).toEqual({ code: 0, text: "Fir & Sons" });
    const list = await settings("list");
    expect(list.text).toContain("shopName = Fir & Sons   (set)");
    expect(list.text).toContain("paymentMethods = bank_transfer   (locked by SHOP_PAYMENT_METHODS)");
    expect(list.text).toContain("transferDays = 7   (default)");

    expect(await settings("set", "transferDays", "soon")).toEqual({
      code: 1,
      text: "transferDays must be a whole number from 1 to 365.",
    });
    expect(await settings("set", "paymentMethods", "pay_on_delivery")).toEqual({
      code: 1,
      text: "paymentMethods can't be changed here: the environment variable SHOP_PAYMENT_METHODS sets it.",
    });
    for (const args of [[], ["get"], ["get", "authSecret"], ["set", "shopName"], ["burn", "shopName"]]) {
      const { code, text } = await settings(...args);
      expect([code, text]).toEqual([1, expect.stringContaining("npm run settings -- set KEY VALUE")]);
    }
    const audit = await fetch(`${first().url}/api/audit?action=setting&limit=1`, { headers: admin });
    expect(await audit.json()).toMatchObject([
      {
        action: "setting.change",
        actorName: "command line",
        after: { name: "shopName", value: "Fir & Sons" },
      },
    ]);
    await settings("unset", "shopName");
    await expect.poll(names).toEqual(["Larkwood", "Larkwood"]);
  });

  it("changes the settings of a stopped shop, which apply at the next start", async () => {
    for (const shop of shops) await shop.stop();
    const account = "Fir Ltd; GB29 NWBK 6016 1331 9268 19; Fir Bank; NWBKGB2L";
    expect(await settings("set", "bankAccount", account)).toMatchObject({ code: 0 });
    expect(await settings("get", "bankAccount")).toMatchObject({
      text: "Fir Ltd; GB29NWBK60161331926819; Fir Bank; NWBKGB2L",
    });
    shops = [await spawnShop(await freePort(), dataDir, environment)];
    expect(await textAt(`${first().url}/api/shop`)).toContain('"holder":"Fir Ltd"');
  });
});
