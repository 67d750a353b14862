import { setTimeout as pause } from "node:timers/promises";
import { productForm } from "../../apps/api/src/testing/product-form";
import { signIn } from "../../bench/lib/shop";
import { stockedProduct } from "../order-load";
import { breakIt, type Fault } from "./break-it";
import type { Cluster } from "./cluster";
import { longestPause, type Seen, startOrders } from "./order-stream";

/** What came of a round, for the books. */
export interface Round {
  fault: Fault;
  leader: string;
  acknowledged: number;
  lost: number;
  twice: number;
  /** Pieces that are neither in stock nor in an order, or in both. */
  unaccounted: number;
  /** What was answered, by its status, and how often nothing was. */
  replies: Record<string, number>;
  /** Those that are neither a success, nor a refusal with a meaning, nor 503. */
  odd: Record<string, number>;
  ordersBackSeconds: number;
  /** Until a new price was seen on the other process, both ways. */
  priceSeenMs: (number | null)[];
}

const STOCK = 1_000_000;
const BEFORE_MS = 3_000;
// Longer than a lost machine may take.
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

/** Breaks one thing under load, waits until it is whole again, and reads the books. */
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
  const broken = performance.now();
  const mend = await breakIt(cluster, fault, before);
  await pause(AFTER_MS[fault]);
  await mend();
  const seen = await load.stop();
  await cluster.healthy();

  const stored = new Set((await cluster.query<{ id: string }>("select id from orders")).map(({ id }) => id));
  const ids = [...seen.acknowledged.values()];
  const [{ quantity } = { quantity: 0 }] = await cluster.query<{ quantity: number }>(
    `select quantity from products where id = '${productId}'`,
  );
  return {
    fault,
    leader: `${before} -> ${await cluster.leader()}`,
    acknowledged: ids.length,
    lost: ids.filter((id) => !stored.has(id)).length,
    twice: ids.length - new Set(ids).size,
    unaccounted: STOCK - quantity - (stored.size - ordersBefore),
    replies: { ...Object.fromEntries(seen.statuses), ...(seen.unanswered > 0 && { none: seen.unanswered }) },
    odd: oddOf(seen),
    ordersBackSeconds: longestPause(seen.at, broken),
    priceSeenMs: [await priceSeen(urls[0], urls[1], productId), await priceSeen(urls[1], urls[0], productId)],
  };
}

function oddOf({ statuses, withoutAdvice }: Seen): Record<string, number> {
  const isOdd = ([status]: [number, number]) => status >= 500 && status !== 503;
  const odd = Object.fromEntries([...statuses].filter(isOdd));
  return { ...odd, ...(withoutAdvice > 0 && { "503 without Retry-After": withoutAdvice }) };
}

/** Milliseconds until a price that was changed through one process is seen on the other; null: not within a minute. */
async function priceSeen(from: string, to: string, id: string): Promise<number | null> {
  const admin = await signIn({ url: from }, "admin");
  const price = Math.round(10_000 + Math.random() * 80_000) / 100;
  const saved = await fetch(`${from}/api/products`, {
    method: "PUT",
    headers: { ...admin, "content-type": "application/json" },
    body: JSON.stringify({ ...productForm({ price }), id }),
  });
  if (!saved.ok) throw new Error(`a price could not be saved: ${saved.status}`);
  const begun = performance.now();
  while (performance.now() - begun < PRICE_LIMIT_MS) {
    const product = (await (await fetch(`${to}/api/products/${id}`)).json()) as { price: number };
    if (product.price === price) return Math.round(performance.now() - begun);
    await pause(10);
  }
  return null;
}
