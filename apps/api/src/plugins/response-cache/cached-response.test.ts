import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { productForm } from "../../testing/product-form";
import { listen, sendRaw, statusOf } from "../../testing/raw-http";

type Headers = Record<string, string>;

// Long enough to be compressed.
const LONG_FORM = productForm({ description: "A low chair of solid birch with a woven seat. ".repeat(30) });

const get = ({ app }: TestApp, path: string, headers: Headers = {}) =>
  app.inject({ url: `/api${path}`, headers });

async function countHits({ app }: TestApp): Promise<number> {
  const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  return Number(/^larkwood_cache_hits_total\{cache="replies"\} (\d+)$/m.exec(body)?.[1]);
}

/** Requests a path until its response is cached and compressed, and reports whether the last one was cached. */
async function getCached(shop: TestApp, path: string, headers: Headers = {}) {
  // Pending notifications of the test's own changes would invalidate the cache.
  await shop.flushNotifications();
  await get(shop, path, headers);
  const before = await countHits(shop);
  const response = await get(shop, path, headers);
  return { response, isCached: (await countHits(shop)) > before };
}

let now = Date.now();
const shop = await buildTestApp({ clock: () => new Date(now) });
const { call } = shop;
const port = await listen(shop.app);
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

describe("a cached response", () => {
  const forms: Record<string, [accepts: Headers, gets: string | undefined]> = {
    uncompressed: [{}, undefined],
    "for a client that accepts brotli": [{ "accept-encoding": "gzip, br" }, "br"],
    "for a client that accepts gzip only": [{ "accept-encoding": "gzip, br;q=0" }, "gzip"],
  };
  const paths = ["/products", "/products?search=birch&unknown=parameter", "/products/facets", "/products/ID"];

  it.each(paths.flatMap((path) => Object.keys(forms).map((form) => [path, form] as const)))(
    "equals the one that Fastify sends to another origin: %s, %s",
    async (template, form) => {
      const path = template.replace("ID", id);
      const [accepts, encoding] = forms[form] ?? [];
      const headers = { host: "shop.example", ...member, ...accepts };
      const expected = await get(shop, path, { ...headers, origin: "http://other.example" });
      const { response, isCached } = await getCached(shop, path, headers);
      expect([isCached, response.statusCode, expected.statusCode]).toEqual([true, 200, 200]);
      const withoutVarying = ({ date, "x-request-id": _id, ...headers }: Record<string, unknown>) => headers;
      expect(withoutVarying(response.headers)).toEqual(withoutVarying(expected.headers));
      // The facets of one product are too short to be compressed.
      expect(response.headers["content-encoding"]).toBe(path.includes("facets") ? undefined : encoding);
      expect(response.rawPayload).toEqual(expected.rawPayload);
    },
  );

  it("is a 304 if the client has it, and has a new request id each time", async () => {
    const path = `/products/${id}`;
    const { response: first } = await getCached(shop, path);
    const again = await getCached(shop, path, { "if-none-match": String(first.headers.etag) });
    expect(again.isCached).toBe(true);
    expect([again.response.statusCode, again.response.body]).toEqual([304, ""]);
    expect(again.response.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
  });

  it("is counted in the request metrics", async () => {
    const countRequests = async () => {
      const { body } = await shop.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
      const line =
        /^http_request_duration_seconds_count\{method="GET",route="\/api\/products\/:id",status="200"\} (\d+)$/m;
      return Number(line.exec(body)?.[1]);
    };
    await get(shop, `/products/${id}`);
    const before = await countRequests();
    expect(await getCached(shop, `/products/${id}`)).toMatchObject({ isCached: true });
    expect(await countRequests()).toBe(before + 2);
  });

  it("has no body if the request is a HEAD", async () => {
    await getCached(shop, `/products/${id}`, { host: "a.example" });
    const head = `HEAD /api/products/${id} HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(port, head);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toMatch(/\r\n\r\n$/);
  });
});

describe("a cached response is not sent", () => {
  const list = "/products?limit=2";

  it("without a token, or for an invalid or expired one", async () => {
    expect(await getCached(shop, list, member)).toMatchObject({ isCached: true });
    expect((await get(shop, list)).statusCode).toBe(401);
    const invalid = { authorization: `${member.authorization}x` };
    expect((await get(shop, list, invalid)).statusCode).toBe(401);
    now += 3_600_000;
    expect((await get(shop, list, member)).statusCode).toBe(401);
    now -= 3_600_000;
  });

  it("to everyone once a public catalogue becomes members-only", async () => {
    const set = (value: string) => call(admin, "PUT", "/settings/catalogue", { payload: { value } });
    expect((await set("public")).statusCode).toBeLessThan(300);
    const { isCached, response } = await getCached(shop, list);
    expect([isCached, response.statusCode]).toEqual([true, 200]);
    await set("members");
    expect((await get(shop, list)).statusCode).toBe(401);
  });

  it("to another host, whose URLs differ", async () => {
    const of = (host: string) => getCached(shop, "/products?limit=1", { host, ...member });
    const [one, other] = [await of("one.example"), await of("other.example")];
    expect([one.isCached, other.isCached]).toEqual([true, true]);
    expect(one.response.headers.etag).not.toBe(other.response.headers.etag);
  });

  it("for a request with two Host headers", async () => {
    const sendWith = (hosts: string) =>
      sendRaw(port, `GET /api/products/${id} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    for (let i = 0; i < 2; i += 1) expect(statusOf(await sendWith("Host: a.example\r\n"))).toBe(200);
    expect(statusOf(await sendWith("Host: a.example\r\nHost: b.example\r\n"))).toBe(400);
  });

  it("after a price change, or after the start of a sale price", async () => {
    const path = `/products/${id}`;
    const priceNow = async () => (await get(shop, path)).json().price;
    await getCached(shop, path);
    await call(admin, "PUT", "/products", { payload: { ...LONG_FORM, price: 100, id } });
    expect(await priceNow()).toBe(100);
    const startsAt = new Date(now + 60_000).toISOString();
    await call(admin, "PUT", `/products/${id}/sale-prices`, {
      payload: { salePrices: [{ price: 80, startsAt }] },
    });
    expect(await getCached(shop, path)).toMatchObject({ isCached: true });
    expect(await priceNow()).toBe(100);
    now += 61_000;
    expect(await priceNow()).toBe(80);
  });
});

describe("behind a proxy", async () => {
  const behind = await buildTestApp({ env: { TRUST_PROXY: "1", PUBLIC_URL: "https://shop.example" } });

  it("a cached response has the security headers of the forwarded protocol", async () => {
    const { id } = await addProduct(behind);
    const by = (headers: Headers) => getCached(behind, `/products/${id}`, headers);
    const secure = await by({ "x-forwarded-proto": "https" });
    const plain = await by({ "x-forwarded-proto": "http" });
    expect([secure.isCached, plain.isCached]).toEqual([true, true]);
    expect(secure.response.headers).toHaveProperty("strict-transport-security");
    expect(plain.response.headers).not.toHaveProperty("strict-transport-security");
  });

  it("a cached response has `Connection: close` while the server stops", async () => {
    const { id } = await addProduct(behind);
    const port = await listen(behind.app);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const connectionHeader = async () => {
      const sent = request({ port, host: "127.0.0.1", path: `/api/products/${id}`, agent }).end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      response.resume();
      await once(response, "end");
      return response.headers.connection;
    };
    expect(await getCached(behind, `/products/${id}`)).toMatchObject({ isCached: true });
    expect(await connectionHeader()).toBe("keep-alive");
    const closed = behind.app.close();
    await expect.poll(connectionHeader, { interval: 5 }).toBe("close");
    await closed;
  });
});
