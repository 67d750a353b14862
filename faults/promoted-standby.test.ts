import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "@larkwood/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { productForm } from "../apps/api/src/testing/product-form";
import { freePort } from "../bench/lib/shop";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../e2e/support/shop-process";
import { openStandbyServer, type StandbyServer } from "./standby-server";

const dirs = [newDataDir("standby"), newDataDir("standby-one"), newDataDir("standby-two")] as const;
let server: StandbyServer;
let shops: [ShopProcess, ShopProcess];
beforeAll(async () => {
  server = await openStandbyServer(dirs[0]);
  const settings = { DATABASE_URL: server.url, SHOP_DEMO: "on", LOG_LEVEL: "error" };
  shops = [
    await spawnShop(await freePort(), dirs[1], settings),
    await spawnShop(await freePort(), dirs[2], settings),
  ];
});
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  await server.close();
  for (const dir of dirs) removeDataDir(dir);
});

const send = (path: string, body: object, token?: string, method = "POST") =>
  fetch(shops[0].url + path, {
    method,
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
const signIn = () => send("/api/signin", { email: "admin@larkwood.example", password: "larkwood-admin" });
const readiness = (shop: ShopProcess) => fetch(`${shop.url}/readyz`).then(({ status }) => status);
const allReadiness = () => Promise.all(shops.map(readiness));

it("a demoted primary causes 503 only; after promotion it accepts writes and every process is notified", async () => {
  const { accessToken } = (await (await signIn()).json()) as { accessToken: string };
  const read = async <T>(shop: ShopProcess, path: string) =>
    (await (
      await fetch(shop.url + path, { headers: { authorization: `Bearer ${accessToken}` } })
    ).json()) as T;
  const [product] = await read<[Product]>(shops[0], "/api/products?limit=1");
  const priceAt = async (shop: ShopProcess) =>
    (await read<Product>(shop, `/api/products/${product.id}`)).price;
  const reprice = (price: number) =>
    send("/api/products", { ...productForm({ price }), id: product.id }, accessToken, "PUT");
  await server.demote();
  const statuses = new Set<number>();
  for (let n = 0; n < 12; n += 1) {
    const replies = await Promise.all([
      signIn(),
      reprice(product.price + 2),
      fetch(`${shops[0].url}/readyz`),
    ]);
    for (const reply of replies) {
      statuses.add(reply.status);
      if (reply.status === 503) expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    await pause(250);
  }
  expect([...statuses]).toEqual([503]);

  await server.promote();
  await expect.poll(allReadiness, { timeout: 30_000 }).toEqual([200, 200]);
  await expect.poll(async () => (await signIn()).status).toBe(200);
  const price = product.price + 1;
  const changed = await reprice(price);
  expect(changed.status, await changed.clone().text()).toBe(200);
  for (const shop of shops) await expect.poll(() => priceAt(shop), { timeout: 5_000 }).toBe(price);
});
