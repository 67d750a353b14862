import { setTimeout as pause } from "node:timers/promises";
import { productForm } from "../../apps/api/src/testing/product-form";
import { signIn } from "../../bench/lib/shop";
import { stockedProduct } from "../order-load";
import type { Cluster } from "./cluster";
import { type Fault, injectFault } from "./inject-fault";
import { longestPause, type OrderLog, startOrders } from "./order-stream";

/** The result of a round. */
export interface Round {
  fault: Fault;
  leader: string;
  acknowledged: number;
  lost: number;
  duplicated: number;
  /** Items that are neither in stock nor in an order, or in both. */
  unaccounted: number;
  /** Number of replies by status, and of requests without a reply. */
  replies: Record<string, number>;
  /** Unexpected replies: 5xx other than 503, and 503 without Retry-After. */
  unexpected: Record<string, number>;
  ordersBackSeconds: number;
  /** Time until a price change is visible on the other process, in both directions. */
  priceSeenMs: (number | null)[];
}

const STOCK = 1_000_000;
const BEFORE_MS = 3_000;
// Longer than a failover may take.
const AFTER_MS: Record<Fault, number> = {
  switchover: 12_000,
  "kill-postgres": 20_000,
  "kill-machine": 40_000,
  "kill-patroni": 40_000,
  partition: 45_000,
  pause: 50_000,
  "shop-cut": 12_000,
  "slow-replica": 10_000,
  "full-disk": 12_000,
};
const PRICE_LIMIT_MS = 65_000;

/** Injects a fault under load, waits until the cluster is healthy again, and checks orders and stock. */
export async function runRound(cluster: Cluster, urls: [string, string], fault: Fault): Promise<Round> {
  await cluster.healthy();
  const before = await cluster.leader();
  if (!before) throw new Error("The cluster has no leader.");
  const auth = await signIn({ url: urls[0] }, "user");
  const productId = await stockedProduct(urls[0], STOCK);
  const [{ orders: ordersBefore } = { orders: 0 }] = await cluster.query<{ orders: number }>(
    "select count(*)::int as orders from orders",
  );
  const load = startOrders(urls, auth, productId);
  await pause(BEFORE_MS);
  const faultAt = performance.now();
  const repair = await injectFault(cluster, fault, before);
  await pause(AFTER_MS[fault]);
  await repair();
  const log = await load.stop();
  await cluster.healthy();

  const stored = new Set((await cluster.query<{ id: string }>("select id from orders")).map(({ id }) => id));
  const ids = [...log.acknowledged.values()];
  const [{ quantity } = { quantity: 0 }] = await cluster.query<{ quantity: number }>(
    `select quantity from products where id = '${productId}'`,
  );
  return {
    fault,
    leader: `${before} -> ${await cluster.leader()}`,
    acknowledged: ids.length,
    lost: ids.filter((id) => !stored.has(id)).length,
    duplicated: ids.length - new Set(ids).size,
    unaccounted: STOCK - quantity - (stored.size - ordersBefore),
    replies: { ...Object.fromEntries(log.statuses), ...(log.unanswered > 0 && { none: log.unanswered }) },
    unexpected: unexpectedReplies(log),
    ordersBackSeconds: longestPause(log.acknowledgedAt, faultAt),
    priceSeenMs: [await priceSeen(urls[0], urls[1], productId), await priceSeen(urls[1], urls[0], productId)],
  };
}

function unexpectedReplies({ statuses, withoutRetryAfter }: OrderLog): Record<string, number> {
  const isUnexpected = ([status]: [number, number]) => status >= 500 && status !== 503;
  const unexpected = Object.fromEntries([...statuses].filter(isUnexpected));
  return { ...unexpected, ...(withoutRetryAfter > 0 && { "503 without Retry-After": withoutRetryAfter }) };
}

/** Milliseconds until a price changed through one process is visible on the other; null if not within the limit. */
async function priceSeen(from: string, to: string, id: string): Promise<number | null> {
  const admin = await signIn({ url: from }, "admin");
  const price = Math.round(10_000 + Math.random() * 80_000) / 100;
  const saved = await fetch(`${from}/api/products`, {
    method: "PUT",
    headers: { ...admin, "content-type": "application/json" },
    body: JSON.stringify({ ...productForm({ price }), id }),
  });
  if (!saved.ok) throw new Error(`a price could not be saved: ${saved.status}`);
  const started = performance.now();
  while (performance.now() - started < PRICE_LIMIT_MS) {
    const product = (await (await fetch(`${to}/api/products/${id}`)).json()) as { price: number };
    if (product.price === price) return Math.round(performance.now() - started);
    await pause(10);
  }
  return null;
}
