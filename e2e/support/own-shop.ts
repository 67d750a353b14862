import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "./shop-process";
import { freePort } from "./shops";
import { test } from "./test";

type Environment = Record<string, string>;

/**
 * A shop that a file of journeys has for itself, because what it sets would change what every other journey sees. What the
 * shop needs beside it (a mail server, a payment service) is started by `prepare`, which gives its environment.
 */
export function openOwnShop(purpose: string, prepare: (url: string) => Environment | Promise<Environment>) {
  const port = freePort();
  const url = `http://localhost:${port}`;
  const own = { url, dataDir: "" };
  let shop: ShopProcess | undefined;
  test.use({ baseURL: url });
  test.beforeAll(async () => {
    // A stale build is built anew first.
    test.setTimeout(600_000);
    own.dataDir = newDataDir(purpose);
    shop = await spawnShop(port, own.dataDir, await prepare(url));
  });
  test.afterAll(async () => {
    await shop?.stop();
    removeDataDir(own.dataDir);
  });
  return own;
}
