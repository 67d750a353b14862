import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { contact } from "../lib/contact";
import { type Shop, signIn } from "../lib/shop";

const run = promisify(execFile);
const script = fileURLToPath(new URL("./mix-load.mjs", import.meta.url));
const CONNECTIONS = 16;
const SEARCHES = ["oak", "walnut table", "linen sofa", "lamp"];

interface MixResult {
  perSecond: number;
  total: number;
  failures: number;
  /** Milliseconds. */
  p99: number;
}

/** A day in the shop in small: of 20 requests 6 lists, 6 details, 4 searches, 3 home pages and an order of two lines. */
async function mixOf(shop: Shop, productIds: readonly string[]) {
  // Anew for each load: an access token is good for ten minutes.
  const headers = await signIn(shop, "user");
  const get = (path: string) => ({ method: "GET", path, headers });
  const order = (turn: number) => ({
    method: "POST",
    path: "/api/orders",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      ...contact,
      items: [0, 1].map((line) => ({
        productId: productIds[(turn * 2 + line) % productIds.length],
        quantity: 1,
      })),
    }),
  });
  const rounds = Array.from({ length: 10 }, (_, turn) => [
    ...Array.from({ length: 6 }, (_, i) => [
      get(`/api/products?limit=24${i % 2 ? "" : "&sort=price"}`),
      get(`/api/products/${productIds[(turn * 6 + i) % productIds.length]}`),
    ]).flat(),
    ...SEARCHES.map((words) => get(`/api/products?limit=24&search=${encodeURIComponent(words)}`)),
    ...[1, 2, 3].map(() => get("/")),
    order(turn),
  ]);
  return rounds.flat();
}

/** Puts the mix on the shop for some seconds: as fast as it answers, or at a rate. */
export async function loadMix(
  shop: Shop,
  productIds: readonly string[],
  { seconds, perSecond }: { seconds: number; perSecond?: number },
): Promise<MixResult> {
  const requests = await mixOf(shop, productIds);
  const task = { url: shop.url, requests, seconds, connections: CONNECTIONS, perSecond };
  const { stdout } = await run(process.execPath, [script, JSON.stringify(task)], { maxBuffer: 10_000_000 });
  return JSON.parse(stdout);
}
