import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, expect, it } from "vitest";
import { createFairQueue } from "../core/concurrency";
import { newId } from "../core/ids";
import { createAccessTokens } from "../modules/identity/sessions";
import { buildTestApp, type TestUser } from "../testing/build-test-app";
import { productForm } from "../testing/product-form";

// A few thousand requests show a leak; `npm run attacks` sends a hundred thousand (bench/soak/memory.ts).
const REQUESTS = 3_000;
const MAX_BYTES = 20_000_000;
// For compiled code, connections and rate limits.
const NOISE_BYTES = 3_000_000;
const TOLERANCE_BYTES = 500_000;
const TIMEOUT_MS = 300_000 + REQUESTS * 20;

const page = `<h1>Page</h1>${"<p>A page of the usual size. </p>".repeat(600)}`;
const shop = await buildTestApp({
  pages: async (request) => {
    const status = new URL(request.url).pathname === "/" ? 200 : 404;
    return new Response(page, { status, headers: { "content-type": "text/html; charset=utf-8" } });
  },
});
const tokens = createAccessTokens(shop.config.authSecret, () => new Date());
let user: TestUser;
let productId: string;

beforeAll(async () => {
  user = await shop.as("User");
  const created = await shop.call(await shop.as("Admin"), "POST", "/products", { payload: productForm() });
  productId = created.json().id;
});

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Bytes in use after garbage collection, and the cache sizes that the metrics report. */
async function measure(): Promise<{ held: number; reported: number }> {
  const { body } = await shop.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  const reported = [...body.matchAll(/^larkwood_cache_bytes\{.*\} (\d+)/gm)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
  return { held: await heldBytes(), reported };
}

/** Collects garbage until memory stops shrinking, because buffers are freed late. */
async function heldBytes(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let unchanged = 0; unchanged < 5; unchanged += 1) {
    collect();
    await pause(50);
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const held = heapUsed + arrayBuffers;
    if (held < least - TOLERANCE_BYTES) unchanged = 0;
    least = Math.min(least, held);
  }
  return least;
}

type SendRequest = (i: number) => Promise<{ statusCode: number }>;
const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const noise = randomBytes(7_500).toString("hex");

const ATTACKS: Record<string, SendRequest> = {
  "URLs of one product": (i) => get(`/api/products/${productId}?p=${i}${noise}`),
  "URLs of one page": (i) => get(`/?p=${i}${noise}`),
  "missing pages": (i) => get(`/nothing/${i}-${noise.slice(0, 400)}`),
  searches: (i) => get(`/api/products?search=word${i}`, bearer(user.accessToken)),
  "page searches": (i) => get(`/products?search=word${i}`),
  "hosts of a product URL": (i) => get(`/api/products/${productId}`, { host: `host-${i}.example` }),
  "hosts of a page URL": (i) => get("/", { host: `host-${i}.example` }),
  sessions: async () => {
    const sessionId = newId(new Date());
    const caller = { userId: user.id, userName: "n".repeat(200), role: user.role, sessionId };
    return get("/api/products?limit=1", bearer(await tokens.issue(caller)));
  },
  "networks on a rate-limited endpoint": (i) =>
    shop.app.inject({
      method: "POST",
      url: "/api/signin",
      payload: {},
      remoteAddress: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
    }),
};

/** Repeats a request that load shedding has rejected. */
async function sendUntilAccepted(send: () => Promise<{ statusCode: number }>): Promise<void> {
  for (;;) {
    const { statusCode } = await send();
    // Lets the event loop free the request, as between requests over a network.
    await new Promise(setImmediate);
    if (statusCode < 500) return;
    expect(statusCode).toBe(503);
    await pause(20);
  }
}

it.each(Object.entries(ATTACKS))(
  `distinct %s (${REQUESTS}) add at most 20 MB, and no more than the metrics report`,
  async (what, send) => {
    const enqueue = createFairQueue({ maxRunning: 8, maxWaiting: Number.POSITIVE_INFINITY });
    const run = async (from: number, to: number) => {
      for (let first = from; first < to; first += 500) {
        const batch = Array.from({ length: Math.min(500, to - first) }, (_, k) =>
          enqueue(() => sendUntilAccepted(() => send(first + k))),
        );
        await Promise.all(batch);
      }
    };
    await run(REQUESTS, REQUESTS + 500);
    const before = await measure();
    await run(0, REQUESTS);
    const after = await measure();
    const [grown, reported] = [after.held - before.held, after.reported - before.reported];
    console.log(`memory: ${REQUESTS} ${what}: ${mb(grown)} MB more, ${mb(reported)} MB by the metrics`);
    expect(grown).toBeLessThan(MAX_BYTES);
    expect(grown).toBeLessThan(Math.max(0, reported) + NOISE_BYTES);
  },
  TIMEOUT_MS,
);

it("all caches together hold at most 20 MB", async () => {
  const { reported } = await measure();
  expect(reported).toBeLessThan(MAX_BYTES + NOISE_BYTES);
});

const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
