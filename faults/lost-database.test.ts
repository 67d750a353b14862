import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedDatabase } from "../apps/api/src/db/embedded";
import { freePort } from "../bench/lib/shop";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../e2e/support/shop-process";
import { type Line, openLine } from "./tcp-proxy";

// The short version runs with every test; `npm run faults` asks for more.
const AWAY_MS = process.env.FAULT_ROUNDS ? 20_000 : 2_000;
// How long a visitor may be kept waiting for a 503, and the shop for its database once it is back.
const MOST_MS = 8_000;

const dirs = [newDataDir("faults-database"), newDataDir("faults-shop")] as const;
let database: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
let line: Line;
let shop: ShopProcess;

beforeAll(async () => {
  database = await openEmbeddedDatabase({ dataDir: dirs[0] });
  const url = new URL(database.url);
  line = await openLine({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  const settings = { DATABASE_URL: url.href, SHOP_DEMO: "on", LOG_LEVEL: "error" };
  shop = await spawnShop(await freePort(), dirs[1], settings);
});
afterAll(async () => {
  await shop.stop();
  await line.close();
  await database.close();
  for (const dir of dirs) removeDataDir(dir);
});

interface Answer {
  status: number;
  retryAfter: string | null;
  ms: number;
  body: string;
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const begun = performance.now();
  const reply = await fetch(shop.url + path, init);
  const body = await reply.text();
  return {
    status: reply.status,
    retryAfter: reply.headers.get("retry-after"),
    ms: performance.now() - begun,
    body,
  };
}

const signIn = () =>
  ask("/api/signin", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "user@larkwood.example", password: "larkwood-user" }),
  });

const waits: [string, () => Promise<void> | void][] = [
  ["cut off", () => line.cut()],
  ["silent, with every connection open", () => line.silence()],
];

describe.each(waits)("a database that is %s", (_title, breakLine) => {
  it(`for ${AWAY_MS / 1000} s costs visitors a prompt 503, and the shop recovers by itself`, async () => {
    expect((await signIn()).status).toBe(200);
    await breakLine();
    const begun = performance.now();
    const answers: Answer[] = [];
    while (performance.now() - begun < AWAY_MS || answers.length < 12) {
      answers.push(
        ...(await Promise.all([signIn(), ask("/readyz"), ask("/api/products/ffffffffffffffffffffffff")])),
      );
      expect((await ask("/healthz")).status).toBe(200);
      // As visitors ask, and not as a flood: that would be refused for being one.
      await pause(250);
    }
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([503]);
    for (const { retryAfter, ms, body } of answers) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(ms).toBeLessThan(MOST_MS);
      expect(body).not.toMatch(/ECONN|ETIMEDOUT|127\.0\.0\.1|at .*\.js/);
    }
    // Once the shop knows, nobody waits any more.
    expect(Math.min(...answers.slice(-3).map(({ ms }) => ms))).toBeLessThan(2_000);

    await line.mend();
    await expect.poll(async () => (await ask("/readyz")).status, { timeout: MOST_MS }).toBe(200);
    await expect.poll(async () => (await signIn()).status, { timeout: MOST_MS }).toBe(200);
  });
});
