import { setTimeout as pause } from "node:timers/promises";
import { contact } from "../../bench/lib/contact";

/** What shoppers observed during a fault. */
export interface OrderLog {
  /** Ids of acknowledged orders by idempotency key. */
  acknowledged: Map<string, string>;
  /** Times of acknowledged orders, per process. */
  acknowledgedAt: number[][];
  statuses: Map<number, number>;
  /** Number of 503 replies without Retry-After. */
  withoutRetryAfter: number;
  /** Number of requests without a reply. */
  unanswered: number;
}

const SHOPPERS = 6;
const TIMEOUT_MS = 15_000;
const RETRY_DELAY_MS = 150;

/** Simulates shoppers who order one item repeatedly; a failed request is retried with the same idempotency key. */
export function startOrders(urls: string[], auth: Record<string, string>, productId: string) {
  const log: OrderLog = {
    acknowledged: new Map(),
    acknowledgedAt: urls.map(() => []),
    statuses: new Map(),
    withoutRetryAfter: 0,
    unanswered: 0,
  };
  let stopped = false;

  async function order(processIndex: number, key: string): Promise<boolean> {
    try {
      const reply = await fetch(`${urls[processIndex]}/api/orders`, {
        method: "POST",
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...auth, "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify({ ...contact, items: [{ productId, quantity: 1 }] }),
      });
      log.statuses.set(reply.status, (log.statuses.get(reply.status) ?? 0) + 1);
      if (reply.status === 503 && !reply.headers.has("retry-after")) log.withoutRetryAfter += 1;
      const { id } = (await reply.json()) as { id?: string };
      if (!reply.ok || !id) return false;
      log.acknowledged.set(key, id);
      log.acknowledgedAt[processIndex]?.push(performance.now());
      return true;
    } catch {
      log.unanswered += 1;
      return false;
    }
  }

  async function shop(first: number): Promise<void> {
    for (let processIndex = first; !stopped; processIndex = (processIndex + 1) % urls.length) {
      const key = crypto.randomUUID();
      while (!(await order(processIndex, key)) && !stopped) await pause(RETRY_DELAY_MS);
    }
  }

  const all = Promise.all(Array.from({ length: SHOPPERS }, (_, n) => shop(n % urls.length)));
  return {
    log,
    stop: async () => {
      stopped = true;
      await all;
      return log;
    },
  };
}

/** The longest time without an acknowledged order on any process after a moment, in seconds. */
export function longestPause(acknowledgedAt: number[][], from: number): number {
  const pauses = acknowledgedAt.flatMap((times) => {
    const later = [from, ...times.filter((time) => time > from)];
    return later.slice(1).map((time, index) => time - (later[index] ?? time));
  });
  return Math.round(Math.max(0, ...pauses) / 100) / 10;
}
