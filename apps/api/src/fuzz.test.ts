import { type Endpoint, type EndpointName, endpoints } from "@larkwood/contract";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { createFairQueue } from "./core/concurrency";
import { buildTestApp } from "./testing/build-test-app";
import { HOSTILE_TEXTS, ODD_HEADERS } from "./testing/hostile-values";
import { createChoose, mutate } from "./testing/mutate-request";
import { endpointNames, openRequestShop } from "./testing/request-shop";

// `npm run attacks` sends a thousand and more per endpoint; a few find the most common bugs.
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (process.env.TEST_TIER === "long" ? 20 : 3));
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
// Usually a second or two each, but a busy machine takes longer.
const TIMEOUT_MS = 180_000 + REQUESTS * 3_000;
const { admin, limited, member, prepare, send } = await openRequestShop();

// Exports first, because they grow with the data of the others; imports last, because each uses a thread.
const orderOf = (name: string) => (name.startsWith("export") ? 0 : name === "importProducts" ? 2 : 1);
const names = [...endpointNames].sort((a, b) => orderOf(a) - orderOf(b));
const isWrite = ({ method }: Endpoint) => method !== "GET";
// This can't succeed repeatedly: a refresh token works once.
const SINGLE_USE = new Set<EndpointName>(["refresh"]);
const writes = { sent: 0, done: 0, requests: 0 };

afterAll(() => {
  const share = Math.round((writes.done / writes.sent) * 100);
  console.log(
    `fuzz: ${writes.requests} requests of ${names.length} calls (seed ${SEED}); of ${writes.sent} hostile writes ${writes.done} (${share} %) were done`,
  );
});

/** Whether the response is a success, or a 4xx problem with a code. */
function isValidResponse(response: LightMyRequestResponse): boolean {
  const { statusCode, headers } = response;
  const isProblem = String(headers["content-type"]).startsWith("application/problem+json");
  return statusCode < 400 || (statusCode < 500 && isProblem && Boolean(response.json().code));
}

const describeResponse = (response: LightMyRequestResponse, details: object) =>
  JSON.stringify({ status: response.statusCode, body: response.body.slice(0, 200), ...details }).slice(
    0,
    1_500,
  );

describe("a valid request", () => {
  it.each(names.filter((name) => !SINGLE_USE.has(name)))("succeeds: %s", async (name) => {
    const response = await send(name, await prepare(name));
    expect(describeResponse(response, {}).slice(0, 300)).toMatch(/^\{"status":20[0-4]/);
  });
});

describe("hostile requests", () => {
  it.each(names)(
    `never get a 5xx from %s (${REQUESTS} attempts)`,
    async (name) => {
      const choose = createChoose(SEED + names.indexOf(name));
      const enqueue = createFairQueue({ maxRunning: 8, maxWaiting: REQUESTS });
      const queryNames = [...Object.keys((endpoints[name] as Endpoint).query?.shape ?? {}), "extra"];
      const failures: string[] = [];
      const sendOne = async () => {
        const { by, ...request } = await prepare(name);
        const hostile = mutate(request, queryNames, choose);
        const user = choose(
          name === "deleteAccount" ? [by, null] : [by, by, by, by, admin, limited, member, null],
        );
        const response = await send(name, { ...hostile, by: user });
        writes.requests += 1;
        if (isWrite(endpoints[name])) {
          writes.sent += 1;
          if (response.statusCode < 300) writes.done += 1;
        }
        if (!isValidResponse(response))
          failures.push(describeResponse(response, { hostile, role: user?.role }));
      };
      await Promise.all(Array.from({ length: REQUESTS }, () => enqueue(sendOne)));
      // The long run takes an hour, so it logs its progress.
      if (REQUESTS >= 1_000) console.log(`fuzz: ${name}, ${REQUESTS} attempts, ${failures.length} failures`);
      expect(failures.slice(0, 3)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe("hostile page URLs", async () => {
  const bare = await buildTestApp({
    pages: async (request, reader) => {
      const { pathname, searchParams } = new URL(request.url);
      const product = await reader.findProduct(decodeURIComponent(pathname.split("/").at(-1) ?? ""));
      return new Response(`${product?.name} ${searchParams}`, { headers: { "content-type": "text/html" } });
    },
  });
  const routes = [
    "/",
    "/products/details/",
    "/products/",
    "/sign-in",
    "/reset-password",
    "/admin/orders/",
    "/images/",
    "/assets/",
  ];

  it(
    "never get a 5xx, whatever the path, the query and the headers",
    async () => {
      const choose = createChoose(SEED);
      const failures: string[] = [];
      for (let i = 0; i < REQUESTS * 4; i += 1) {
        const text = choose(HOSTILE_TEXTS.filter((one) => !/[\ud800-\udfff]/u.test(one)));
        const part = choose([encodeURIComponent(text), "%", "%E0%A4%A", "%00", "..%2f..%2f", "//", ""]);
        const query = choose([
          "",
          `?search=${encodeURIComponent(text)}`,
          `?token=${part}`,
          "?a&a=&=&&",
          `?${part}`,
        ]);
        const url = choose(routes) + part + query;
        const headers = choose(ODD_HEADERS);
        const response = await bare.app.inject({ method: choose(["GET", "GET", "HEAD"]), url, headers });
        if (response.statusCode >= 500) failures.push(describeResponse(response, { url, headers }));
      }
      expect(failures.slice(0, 3)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
