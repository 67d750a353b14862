import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { productForm } from "../../testing/product-form";
import { listen, sendRaw, statusOf } from "../../testing/raw-http";

type Headers = Record<string, string>;

// Long enough to be compressed.
const LONG_FORM = productForm({ description: "A low chair of solid birch with a woven seat. ".repeat(30) });

interface TestRequest {
  path: string;
  headers?: Headers;
  method?: string;
  agent?: Agent;
}

/** Sends a request over a real connection; injected requests skip the fast path. */
async function send(port: number, { path, headers = {}, method = "GET", agent }: TestRequest) {
  const sent = request({ port, host: "127.0.0.1", path: `/api${path}`, headers, method, agent });
  sent.end();
  const [reply] = (await once(sent, "response")) as [IncomingMessage];
  const {
    date: _date,
    "x-request-id": id,
    connection,
    "keep-alive": _keepAlive,
    ...headersToCompare
  } = reply.headers;
  return {
    status: reply.statusCode,
    headers: headersToCompare,
    body: await text(reply.setEncoding("latin1")),
    id,
    connection,
  };
}

async function fastPathHits(app: FastifyInstance): Promise<number> {
  const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  return Number(/^larkwood_cache_hits_total\{cache="addresses"\} (\d+)$/m.exec(body)?.[1]);
}

/** Sends a request until the fast path knows its URL, and reports whether the fast path gave the last response. */
async function sendRepeatedly({ app, flushNotifications }: TestApp, port: number, testRequest: TestRequest) {
  // Pending notifications of the test's own changes would invalidate the cache.
  await flushNotifications();
  await send(port, testRequest);
  await send(port, testRequest);
  const before = await fastPathHits(app);
  const reply = await send(port, testRequest);
  return { ...reply, isFastPath: (await fastPathHits(app)) > before };
}

let now = Date.now();
const shop = await buildTestApp({ clock: () => new Date(now) });
const { app, call } = shop;
const port = await listen(app);
let admin: TestUser;
let member: Headers;
let id: string;

async function addProduct({ as, call }: TestApp) {
  const owner = await as("Admin");
  const created = await call(owner, "POST", "/products", { payload: LONG_FORM });
  return { owner, id: created.json<{ id: string }>().id };
}

beforeAll(async () => {
  ({ owner: admin, id } = await addProduct(shop));
  member = { authorization: `Bearer ${(await shop.as("User")).accessToken}` };
});

describe("a response of the fast path", () => {
  const forms: Record<string, [accepts: Headers, gets: string | undefined]> = {
    uncompressed: [{}, undefined],
    "for a client that accepts brotli": [{ "accept-encoding": "gzip, br" }, "br"],
    "for a client that accepts gzip only": [{ "accept-encoding": "gzip, br;q=0" }, "gzip"],
  };
  const paths = ["/products", "/products?search=birch&unknown=parameter", "/products/facets", "/products/ID"];

  it.each(paths.flatMap((path) => Object.keys(forms).map((form) => [path, form] as const)))(
    "equals the response of the framework: %s, %s",
    async (template, form) => {
      const path = template.replace("ID", id);
      const [accepts, encoding] = forms[form] ?? [];
      const headers = { host: "shop.example", ...member, ...accepts };
      const framework = await app.inject({
        url: `/api${path}`,
        headers: { ...headers, origin: "http://other.example" },
      });
      const fastPath = await sendRepeatedly(shop, port, { path, headers });
      // The facets of one product are so short that only one compressed body is stored.
      const isStored = !(path.includes("facets") && encoding === "gzip");
      expect([fastPath.isFastPath, fastPath.status, framework.statusCode]).toEqual([isStored, 200, 200]);
      const { date: _date, "x-request-id": _id, connection: _connection, ...expected } = framework.headers;
      expect(fastPath.headers).toEqual(expected);
      expect(fastPath.headers["content-encoding"]).toBe(encoding);
      expect(fastPath.body).toBe(framework.rawPayload.toString("latin1"));
    },
  );

  it("is a 304 if the client has it, and has a new request id each time", async () => {
    const path = `/products/${id}`;
    const { headers, id: first } = await sendRepeatedly(shop, port, { path });
    const again = await sendRepeatedly(shop, port, {
      path,
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again).toMatchObject({ isFastPath: true, status: 304, body: "" });
    expect(again.id).not.toBe(first);
  });

  it("is counted in the request metrics", async () => {
    const countRequests = async () => {
      const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
      const line =
        /^http_request_duration_seconds_count\{method="GET",route="\/api\/products\/:id",status="200"\} (\d+)$/m;
      return Number(line.exec(body)?.[1]);
    };
    await send(port, { path: `/products/${id}` });
    const before = await countRequests();
    expect(await sendRepeatedly(shop, port, { path: `/products/${id}` })).toMatchObject({ isFastPath: true });
    expect(await countRequests()).toBe(before + 3);
  });
});

describe("the framework answers", () => {
  const list = "/products?limit=2";

  it("a request without a token, or with an invalid or expired one", async () => {
    expect(await sendRepeatedly(shop, port, { path: list, headers: member })).toMatchObject({
      isFastPath: true,
    });
    expect((await send(port, { path: list })).status).toBe(401);
    expect(
      (await send(port, { path: list, headers: { authorization: `${member.authorization}x` } })).status,
    ).toBe(401);
    now += 3_600_000;
    expect((await send(port, { path: list, headers: member })).status).toBe(401);
    now -= 3_600_000;
  });

  it("everyone once a public catalogue becomes members-only", async () => {
    const set = (value: string) => call(admin, "PUT", "/settings/catalogue", { payload: { value } });
    expect((await set("public")).statusCode).toBeLessThan(300);
    expect(await sendRepeatedly(shop, port, { path: list })).toMatchObject({ isFastPath: true, status: 200 });
    await set("members");
    expect((await send(port, { path: list })).status).toBe(401);
  });

  it("the first request for another host, whose URLs differ", async () => {
    const links = "/products?limit=1";
    const of = (host: string) => sendRepeatedly(shop, port, { path: links, headers: { host, ...member } });
    const [one, other] = [await of("one.example"), await of("other.example")];
    expect([one.isFastPath, other.isFastPath]).toEqual([true, true]);
    expect(one.headers.etag).not.toBe(other.headers.etag);
  });

  it("a request with two Host headers", async () => {
    const path = `/api/products/${id}`;
    const sendWith = (hosts: string) =>
      sendRaw(port, `GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    for (let i = 0; i < 3; i += 1) expect(statusOf(await sendWith("Host: a.example\r\n"))).toBe(200);
    expect(statusOf(await sendWith("Host: a.example\r\nHost: b.example\r\n"))).toBe(400);
  });

  it.each(["content-length", "transfer-encoding"])("a request with %s", async (name) => {
    const path = `/products/${id}`;
    expect(await sendRepeatedly(shop, port, { path })).toMatchObject({ isFastPath: true });
    const headers = { [name]: name === "content-length" ? "0" : "chunked" };
    expect(await sendRepeatedly(shop, port, { path, headers })).toMatchObject({
      isFastPath: false,
      status: 200,
    });
  });

  it("a HEAD request, and a request from another origin", async () => {
    const path = `/products/${id}`;
    expect(await sendRepeatedly(shop, port, { path })).toMatchObject({ isFastPath: true });
    const head = await sendRepeatedly(shop, port, { path, method: "HEAD" });
    expect(head).toMatchObject({ isFastPath: false, body: "" });
    const headers = { origin: "http://other.example" };
    expect(await sendRepeatedly(shop, port, { path, headers })).toMatchObject({
      isFastPath: false,
      status: 200,
    });
  });

  it("the first request after a price change, and after the start of a sale price", async () => {
    const path = `/products/${id}`;
    const priceNow = async () => JSON.parse((await send(port, { path })).body).price;
    await sendRepeatedly(shop, port, { path });
    await call(admin, "PUT", "/products", { payload: { ...LONG_FORM, price: 100, id } });
    expect(await priceNow()).toBe(100);
    const startsAt = new Date(now + 60_000).toISOString();
    await call(admin, "PUT", `/products/${id}/sale-prices`, {
      payload: { salePrices: [{ price: 80, startsAt }] },
    });
    expect(await sendRepeatedly(shop, port, { path })).toMatchObject({ isFastPath: true });
    expect(await priceNow()).toBe(100);
    now += 61_000;
    expect(await priceNow()).toBe(80);
  });
});

it("behind a proxy the fast path distinguishes origins by the forwarded headers", async () => {
  const behind = await buildTestApp({ env: { TRUST_PROXY: "1", PUBLIC_URL: "https://shop.example" } });
  const { id } = await addProduct(behind);
  const port = await listen(behind.app);
  const by = (headers: Headers) => sendRepeatedly(behind, port, { path: `/products/${id}`, headers });
  const secure = await by({ "x-forwarded-proto": "https" });
  const plain = await by({ "x-forwarded-proto": "http" });
  expect([secure.isFastPath, plain.isFastPath]).toEqual([true, true]);
  expect(secure.headers).toHaveProperty("strict-transport-security");
  expect(plain.headers).not.toHaveProperty("strict-transport-security");

  // While the server closes, the framework answers with `Connection: close`.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const persistent = await sendRepeatedly(behind, port, { path: `/products/${id}`, agent });
  expect(persistent).toMatchObject({ isFastPath: true, connection: "keep-alive" });
  const closed = behind.app.close();
  await expect
    .poll(async () => (await send(port, { path: `/products/${id}`, agent })).connection, { interval: 5 })
    .toBe("close");
  await closed;
});

it("the fast path is off if each request is logged", async () => {
  const logged = await buildTestApp({ env: { LOG_LEVEL: "info" } });
  const { id } = await addProduct(logged);
  const port = await listen(logged.app);
  const reply = await sendRepeatedly(logged, port, { path: `/products/${id}` });
  expect(reply).toMatchObject({ isFastPath: false, status: 200 });
});

it("limits its memory for any number of URLs", async () => {
  const bytes = async () => {
    const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
    return Number(/^larkwood_cache_bytes\{cache="addresses"\} (\d+)$/m.exec(body)?.[1]);
  };
  const padding = "x".repeat(400);
  const seen: number[] = [];
  for (let i = 0; i < 1_500; i += 1) {
    await app.inject({ url: `/api/products/${id}?${i}=${padding}` });
    if (i % 50 === 0) seen.push(await bytes());
  }
  expect(Math.max(...seen)).toBeGreaterThan(400_000);
  expect(Math.max(...seen)).toBeLessThanOrEqual(512 * 1024);
});
