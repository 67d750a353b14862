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

// A few thousand show what grows with their number; `npm run attacks` sends a hundred thousand of each to a process of its
// own (bench/soak/memory.ts).
const REQUESTS = 3_000;
const MOST_BYTES = 20_000_000;
// What the process needs for other things meanwhile: compiled code, connections, the counters of calls a minute.
const NOISE_BYTES = 3_000_000;
const SETTLED_BYTES = 500_000;
const SLOWEST_MS = 300_000 + REQUESTS * 20;

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

/** Bytes that live in this process once what nobody needs is gone, and what the shop says that it keeps. */
async function measure(): Promise<{ held: number; told: number }> {
  const { body } = await shop.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  const told = [...body.matchAll(/^larkwood_cache_bytes\{.*\} (\d+)/gm)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
  return { held: await heldBytes(), told };
}

/** Buffers go a while after the objects that held them: collects until nothing more goes. */
async function heldBytes(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let unchanged = 0; unchanged < 5; unchanged += 1) {
    collect();
    await pause(50);
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const held = heapUsed + arrayBuffers;
    if (held < least - SETTLED_BYTES) unchanged = 0;
    least = Math.min(least, held);
  }
  return least;
}

type Ask = (i: number) => Promise<{ statusCode: number }>;
const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const noise = randomBytes(7_500).toString("hex");

const ATTACKS: Record<string, Ask> = {
  "addresses of one product": (i) => get(`/api/products/${productId}?p=${i}${noise}`),
  "addresses of one page": (i) => get(`/?p=${i}${noise}`),
  "pages that are not there": (i) => get(`/nothing/${i}-${noise.slice(0, 400)}`),
  searches: (i) => get(`/api/products?search=word${i}`, bearer(user.accessToken)),
  "searches of a page": (i) => get(`/products?search=word${i}`),
  "hosts that ask for a product": (i) => get(`/api/products/${productId}`, { host: `host-${i}.example` }),
  "hosts that ask for a page": (i) => get("/", { host: `host-${i}.example` }),
  sessions: async () => {
    const sessionId = newId(new Date());
    const caller = { userId: user.id, userName: "n".repeat(200), role: user.role, sessionId };
    return get("/api/products?limit=1", bearer(await tokens.issue(caller)));
  },
  "networks that call where calls are counted": (i) =>
    shop.app.inject({
      method: "POST",
      url: "/api/signin",
      payload: {},
      remoteAddress: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
    }),
};

/** A process that cannot keep up says so; whoever attacks comes again. */
async function insist(ask: () => Promise<{ statusCode: number }>): Promise<void> {
  for (;;) {
    const { statusCode } = await ask();
    // As between two requests that come over a wire: what a request leaves behind is not let go before.
    await new Promise(setImmediate);
    if (statusCode < 500) return;
    expect(statusCode).toBe(503);
    await pause(20);
  }
}

it.each(Object.entries(ATTACKS))(
  `distinct %s (${REQUESTS}) add at most 20 MB, and no more than the figures say`,
  async (what, ask) => {
    const limit = createFairQueue({ atOnce: 8, waiting: Number.POSITIVE_INFINITY });
    const run = async (from: number, to: number) => {
      for (let first = from; first < to; first += 500) {
        const batch = Array.from({ length: Math.min(500, to - first) }, (_, k) =>
          limit(() => insist(() => ask(first + k))),
        );
        await Promise.all(batch);
      }
    };
    await run(REQUESTS, REQUESTS + 500);
    const before = await measure();
    await run(0, REQUESTS);
    const after = await measure();
    const [grown, told] = [after.held - before.held, after.told - before.told];
    console.log(`memory: ${REQUESTS} ${what}: ${mb(grown)} MB more, ${mb(told)} MB by the figures`);
    expect(grown).toBeLessThan(MOST_BYTES);
    expect(grown).toBeLessThan(Math.max(0, told) + NOISE_BYTES);
  },
  SLOWEST_MS,
);

it("all of it together adds at most 20 MB", async () => {
  const { told } = await measure();
  expect(told).toBeLessThan(MOST_BYTES + NOISE_BYTES);
});

const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
