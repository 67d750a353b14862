import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "./shop-process";
import { freePort } from "./shops";
import { test } from "./test";

type Environment = Record<string, string>;

/**
 * Starts a separate shop for one spec file, because its settings would affect other tests. `prepare` starts what the shop needs,
 * such as a mail server, and returns its environment.
 */
export function openOwnShop(purpose: string, prepare: (url: string) => Environment | Promise<Environment>) {
  const port = freePort();
  const url = `http://localhost:${port}`;
  const own = { url, dataDir: "" };
  let shop: ShopProcess | undefined;
  test.use({ baseURL: url });
  test.beforeAll(async () => {
    // An outdated build is rebuilt first.
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
