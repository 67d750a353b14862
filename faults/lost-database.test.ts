import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedDatabase } from "../apps/api/src/db/embedded";
import { freePort } from "../bench/lib/shop";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../e2e/support/shop-process";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy";

// A short outage in normal test runs, a long one in `npm run faults`.
const OUTAGE_MS = process.env.FAULT_ROUNDS ? 20_000 : 2_000;

const dirs = [newDataDir("faults-database"), newDataDir("faults-shop")] as const;
let database: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
let proxy: TcpProxy;
let shop: ShopProcess;

beforeAll(async () => {
  database = await openEmbeddedDatabase({ dataDir: dirs[0] });
  const url = new URL(database.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const settings = { DATABASE_URL: url.href, SHOP_DEMO: "on", LOG_LEVEL: "error" };
  shop = await spawnShop(await freePort(), dirs[1], settings);
});
afterAll(async () => {
  await shop.stop();
  await proxy.close();
  await database.close();
  for (const dir of dirs) removeDataDir(dir);
});

interface Reply {
  status: number;
  retryAfter: string | null;
  ms: number;
  body: string;
}

async function request(path: string, init: RequestInit = {}): Promise<Reply> {
  const started = performance.now();
  const reply = await fetch(shop.url + path, init);
  const body = await reply.text();
  return {
    status: reply.status,
    retryAfter: reply.headers.get("retry-after"),
    ms: performance.now() - started,
    body,
  };
}

const signIn = () =>
  request("/api/signin", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "user@larkwood.example", password: "larkwood-user" }),
  });

const outages: [string, () => Promise<void> | void][] = [
  ["cut off", () => proxy.cut()],
  ["silent, with every connection open", () => proxy.silence()],
];

describe.each(outages)("a database that is %s", (_title, breakConnection) => {
  it(`for ${OUTAGE_MS / 1000} s gives visitors a 503 while it lasts, and the shop recovers automatically`, async () => {
    expect((await signIn()).status).toBe(200);
    await breakConnection();
    const started = performance.now();
    const replies: Reply[] = [];
    while (performance.now() - started < OUTAGE_MS || replies.length < 12) {
      replies.push(
        ...(await Promise.all([
          signIn(),
          request("/readyz"),
          request("/api/products/ffffffffffffffffffffffff"),
        ])),
      );
      expect((await request("/healthz")).status).toBe(200);
      // At the pace of visitors: a flood would be rate-limited.
      await pause(250);
    }
    expect([...new Set(replies.map(({ status }) => status))]).toEqual([503]);
    for (const { retryAfter, body } of replies) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(body).not.toMatch(/ECONN|ETIMEDOUT|127\.0\.0\.1|at .*\.js/);
    }
    const times = replies.map(({ ms }) => Math.round(ms));
    console.log(`lost database: 503 after at most ${Math.max(...times)} ms, at last ${times.at(-1)} ms`);

    await proxy.restore();
    await expect.poll(async () => (await request("/readyz")).status).toBe(200);
    await expect.poll(async () => (await signIn()).status).toBe(200);
  });
});
