import { setTimeout as pause } from "node:timers/promises";
import { contact } from "../../bench/lib/contact";

/** What shoppers saw while something broke. */
export interface Seen {
  /** Ids of orders that were acknowledged, by the key of the call. */
  acknowledged: Map<string, string>;
  /** When each process acknowledged one, in order. */
  at: number[][];
  statuses: Map<number, number>;
  /** Replies of 503 that did not say when to come again. */
  withoutAdvice: number;
  /** Calls that got no answer. */
  unanswered: number;
}

const SHOPPERS = 6;
const PATIENCE_MS = 15_000;
const BETWEEN_TRIES_MS = 150;

/** Shoppers who order one piece again and again; whoever is refused for now tries again with the same key. */
export function startOrders(urls: string[], auth: Record<string, string>, productId: string) {
  const seen: Seen = {
    acknowledged: new Map(),
    at: urls.map(() => []),
    statuses: new Map(),
    withoutAdvice: 0,
    unanswered: 0,
  };
  let stopped = false;

  async function order(which: number, key: string): Promise<boolean> {
    try {
      const reply = await fetch(`${urls[which]}/api/orders`, {
        method: "POST",
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { ...auth, "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify({ ...contact, items: [{ productId, quantity: 1 }] }),
      });
      seen.statuses.set(reply.status, (seen.statuses.get(reply.status) ?? 0) + 1);
      if (reply.status === 503 && !reply.headers.has("retry-after")) seen.withoutAdvice += 1;
      const { id } = (await reply.json()) as { id?: string };
      if (!reply.ok || !id) return false;
      seen.acknowledged.set(key, id);
      seen.at[which]?.push(performance.now());
      return true;
    } catch {
      seen.unanswered += 1;
      return false;
    }
  }

  async function shop(first: number): Promise<void> {
    for (let which = first; !stopped; which = (which + 1) % urls.length) {
      const key = crypto.randomUUID();
      while (!(await order(which, key)) && !stopped) await pause(BETWEEN_TRIES_MS);
    }
  }

  const all = Promise.all(Array.from({ length: SHOPPERS }, (_, n) => shop(n % urls.length)));
  return {
    seen,
    stop: async () => {
      stopped = true;
      await all;
      return seen;
    },
  };
}

/** The longest time without an acknowledged order on any process, from a moment on, in seconds. */
export function longestPause(at: number[][], from: number): number {
  const pauses = at.flatMap((times) => {
    const later = [from, ...times.filter((time) => time > from)];
    return later.slice(1).map((time, index) => time - (later[index] ?? time));
  });
  return Math.round(Math.max(0, ...pauses) / 100) / 10;
}
