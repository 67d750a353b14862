import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../bench/lib/shop";
import { prepareBuild } from "../../../scripts/lib/prepare.mjs";
import { demoAccounts } from "./modules/identity/demo-accounts";
import { temporaryDataDir } from "./testing/data-dir";
import { productForm } from "./testing/product-form";
import { startShopProcess } from "./testing/shop-process";
import { createTestDatabase } from "./testing/test-database";

// Two built shops on one database, as behind a load balancer.
let one: string;
let two: string;
let admin: Record<string, string>;
let productId: string;

// Sends the header of a load balancer, so that both processes use the same address in pages.
const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { "x-forwarded-host": "shop.example", ...headers }, redirect: "manual" });

// Hooks that are registered inside a hook would never run.
const closers: (() => unknown)[] = [];
const atEnd = (close: () => unknown) => closers.unshift(close);
afterAll(async () => {
  for (const close of closers) await close();
});

beforeAll(async () => {
  // The tests also read pages.
  await prepareBuild("api", "web");
  const database = await createTestDatabase();
  atEnd(() => database.close());
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: temporaryDataDir(0o711, atEnd),
    SHOP_DEMO: "on",
    TRUST_PROXY: "1",
    PUBLIC_URL: "http://shop.example",
    AUTH_SECRET: "the same for every process of the shop",
  };
  // They print PUBLIC_URL; the test uses the port of each process.
  [one = "", two = ""] = await Promise.all(
    [1, 2].map(async () => {
      const port = await freePort();
      await startShopProcess({ env: { ...env, PORT: String(port) }, atEnd }).opened();
      return `http://127.0.0.1:${port}`;
    }),
  );
  const account = demoAccounts.find(({ role }) => role === "Admin");
  const signedIn = await fetch(`${one}/api/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  admin = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
  const products = (await (await get(`${two}/api/products?limit=1`, admin)).json()) as { id: string }[];
  productId = products[0]?.id ?? "";
});

describe("a price change in one process", () => {
  it("reaches the API and the pages of another process by a notification", async () => {
    const paths = [`/api/products/${productId}`, `/products/details/${productId}`];
    const read = async (url: string) => (await get(url)).text();
    // Cached pages expire after a minute, so a later change may come without a notification.
    const poll = { interval: 5, timeout: 25_000 };
    for (const price of [321.5, 432.5, 543.5]) {
      for (const path of paths) expect(await read(two + path)).not.toContain(String(price));
      const body = JSON.stringify({ ...productForm({ price }), id: productId });
      const reply = await fetch(`${one}/api/products`, { method: "PUT", headers: admin, body });
      expect(reply.status).toBe(200);
      const seenIn = async (shop: string) => {
        for (const path of paths) {
          await expect.poll(() => read(shop + path), poll).toContain(String(price));
        }
      };
      await Promise.all([seenIn(one), seenIn(two)]);
    }
  });
});

describe("a cache in front of the shop", () => {
  const cacheControl = async (url: string, headers = {}) =>
    (await get(url, headers)).headers.get("cache-control");

  it("may cache assets for a year and images for a day", async () => {
    const html = await (await get(one)).text();
    const asset = /\/assets\/[\w./-]+\.js/.exec(html)?.[0];
    const picture = /\/images\/[\w./-]+\.webp/.exec(html)?.[0];
    expect(await cacheControl(one + asset)).toBe("public, max-age=31536000, immutable");
    expect(await cacheControl(one + picture)).toMatch(/^public, max-age=86400/);
    const { headers } = await get(one + asset, { "accept-encoding": "br" });
    expect(headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
  });

  it("may cache public pages, but must revalidate them", async () => {
    for (const path of ["/", "/nike", "/signin", `/products/details/${productId}`]) {
      const stranger = await get(one + path);
      const member = await get(one + path, { cookie: "user_id=1; accessToken=x; role=Admin" });
      expect([path, stranger.headers.get("cache-control")]).toEqual([path, "no-cache"]);
      expect(stranger.headers.get("vary")).toBe("Accept-Encoding");
      expect(stranger.headers.get("set-cookie")).toBeNull();
      expect(member.headers.get("etag")).toBe(stranger.headers.get("etag"));
      const again = await get(two + path, { "if-none-match": stranger.headers.get("etag") ?? "" });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  it("never caches private responses", async () => {
    for (const path of ["/cart", "/checkout", "/products", "/dashboard", "/settings"]) {
      for (const cookie of ["", "user_id=1; accessToken=x"]) {
        const { headers } = await get(one + path, { cookie });
        expect([path, headers.get("cache-control")]).toEqual([path, "private, no-cache"]);
        expect(headers.get("vary")).toContain("Cookie");
      }
    }
    for (const path of ["/api/products?limit=2", "/api/users", "/api/orders"]) {
      expect([path, await cacheControl(one + path, admin)]).toEqual([
        path,
        expect.stringMatching(/^(private|no-store)/),
      ]);
      const refused = await get(one + path);
      expect([path, refused.status, refused.headers.get("cache-control")]).toEqual([path, 401, "no-store"]);
    }
  });
});
