import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { contact } from "./contact";
import { type Shop, signIn } from "./shop";

const run = promisify(execFile);
const script = fileURLToPath(new URL("./mix-load.mjs", import.meta.url));
const CONNECTIONS = 16;
const SEARCHES = ["oak", "walnut table", "linen sofa", "lamp"];

const VISITS = 30;

/** Requests of one visit, and how many visits lead to one order of two lines. */
export interface Mix {
  pages: number;
  lists: number;
  details: number;
  searches: number;
  visitsForAnOrder: number;
}

/** One order in twenty requests, more than any real shop has. */
export const busyDay: Mix = { pages: 3, lists: 6, details: 6, searches: 4, visitsForAnOrder: 1 };

interface MixResult {
  perSecond: number;
  total: number;
  failures: number;
  /** Milliseconds. */
  p99: number;
}

interface MixRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Sends a mix of requests for some seconds, as fast as the shop replies or at a fixed rate. */
export async function loadMix(
  shop: Shop,
  mix: Mix,
  productIds: readonly string[],
  { seconds, perSecond }: { seconds: number; perSecond?: number },
): Promise<MixResult> {
  // Sign in for each load: an access token is valid for ten minutes.
  const requests = requestsOf(mix, productIds, await signIn(shop, "user"));
  const task = { url: shop.url, requests, seconds, connections: CONNECTIONS, perSecond };
  const load = run(process.execPath, [script], { maxBuffer: 10_000_000 });
  load.child.stdin?.end(JSON.stringify(task));
  const { stdout } = await load;
  return JSON.parse(stdout);
}

/** The requests of thirty visits, each to different products. */
export function requestsOf(
  mix: Mix,
  productIds: readonly string[],
  headers: Record<string, string>,
): MixRequest[] {
  const get = (path: string) => ({ method: "GET", path, headers });
  const idAt = (index: number) => productIds[index % productIds.length];
  const times = <T>(count: number, make: (i: number) => T) =>
    Array.from({ length: count }, (_, i) => make(i));
  const order = (visit: number) => ({
    method: "POST",
    path: "/api/orders",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      ...contact,
      items: [0, 1].map((line) => ({ productId: idAt(visit * 2 + line), quantity: 1 })),
    }),
  });
  return times(VISITS, (visit) => [
    ...times(mix.pages, () => get("/")),
    ...times(mix.lists, (i) => get(`/api/products?limit=24${i % 2 ? "" : "&sort=price"}`)),
    ...times(mix.details, (i) => get(`/api/products/${idAt(visit * mix.details + i)}`)),
    ...times(mix.searches, (i) =>
      get(`/api/products?limit=24&search=${encodeURIComponent(SEARCHES[i % SEARCHES.length] ?? "")}`),
    ),
    ...((visit + 1) % mix.visitsForAnOrder === 0 ? [order(visit)] : []),
  ]).flat();
}
