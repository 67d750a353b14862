import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { productForm } from "../../testing/product-form";
import { listen, sendRaw, statusOf } from "../../testing/raw-http";

type Headers = Record<string, string>;

// Long enough for its reply to be worth compressing.
const LONG = productForm({ description: "A low chair of solid birch with a woven seat. ".repeat(30) });

interface Asked {
  path: string;
  headers?: Headers;
  method?: string;
  agent?: Agent;
}

/** Asks over a real connection: what is injected has not come by the door. */
async function ask(port: number, { path, headers = {}, method = "GET", agent }: Asked) {
  const sent = request({ port, host: "127.0.0.1", path: `/api${path}`, headers, method, agent });
  sent.end();
  const [reply] = (await once(sent, "response")) as [IncomingMessage];
  const { date: _at, "x-request-id": id, connection, "keep-alive": _for, ...own } = reply.headers;
  return {
    status: reply.statusCode,
    headers: own,
    body: await text(reply.setEncoding("latin1")),
    id,
    connection,
  };
}

async function answeredAtTheDoor(app: FastifyInstance): Promise<number> {
  const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  return Number(/^larkwood_cache_hits_total\{cache="addresses"\} (\d+)$/m.exec(body)?.[1]);
}

/** What comes when it has been asked for often enough that the door knows it, and whether the door gave it. */
async function askOften({ app, heardAll }: TestApp, port: number, asked: Asked) {
  // News of the test's own changes would make the shop forget what it keeps.
  await heardAll();
  await ask(port, asked);
  await ask(port, asked);
  const before = await answeredAtTheDoor(app);
  const reply = await ask(port, asked);
  return { ...reply, atTheDoor: (await answeredAtTheDoor(app)) > before };
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
  const created = await call(owner, "POST", "/products", { payload: LONG });
  return { owner, id: created.json<{ id: string }>().id };
}

beforeAll(async () => {
  ({ owner: admin, id } = await addProduct(shop));
  member = { authorization: `Bearer ${(await shop.as("User")).accessToken}` };
});

describe("a reply that is given at the door", () => {
  const forms: Record<string, [reads: Headers, gets: string | undefined]> = {
    "as it is": [{}, undefined],
    "to one who reads brotli": [{ "accept-encoding": "gzip, br" }, "br"],
    "to one who reads gzip only": [{ "accept-encoding": "gzip, br;q=0" }, "gzip"],
  };
  const paths = ["/products", "/products?search=birch&nobody=knows", "/products/facets", "/products/ID"];

  it.each(paths.flatMap((path) => Object.keys(forms).map((form) => [path, form] as const)))(
    "is the framework's to the letter: %s, %s",
    async (named, form) => {
      const path = named.replace("ID", id);
      const [reads, coding] = forms[form] ?? [];
      const headers = { host: "shop.example", ...member, ...reads };
      const theirs = await app.inject({
        url: `/api${path}`,
        headers: { ...headers, origin: "http://other.example" },
      });
      const ours = await askOften(shop, port, { path, headers });
      expect([ours.atTheDoor, ours.status, theirs.statusCode]).toEqual([true, 200, 200]);
      const { date: _at, "x-request-id": _id, connection: _hop, ...expected } = theirs.headers;
      expect(ours.headers).toEqual(expected);
      // The counts of one product are too short to be worth it.
      expect(ours.headers["content-encoding"]).toBe(path.includes("facets") ? undefined : coding);
      expect(ours.body).toBe(theirs.rawPayload.toString("latin1"));
    },
  );

  it("is nothing but a 304 for one who has it, and has an id of its own each time", async () => {
    const path = `/products/${id}`;
    const { headers, id: first } = await askOften(shop, port, { path });
    const again = await askOften(shop, port, { path, headers: { "if-none-match": String(headers.etag) } });
    expect(again).toMatchObject({ atTheDoor: true, status: 304, body: "" });
    expect(again.id).not.toBe(first);
  });

  it("is counted like any other", async () => {
    const counted = async () => {
      const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
      const line =
        /^http_request_duration_seconds_count\{method="GET",route="\/api\/products\/:id",status="200"\} (\d+)$/m;
      return Number(line.exec(body)?.[1]);
    };
    await ask(port, { path: `/products/${id}` });
    const before = await counted();
    expect(await askOften(shop, port, { path: `/products/${id}` })).toMatchObject({ atTheDoor: true });
    expect(await counted()).toBe(before + 3);
  });
});

describe("whoever must be seen by the framework goes in:", () => {
  const list = "/products?limit=2";

  it("one without a token, with another's guess at one, or with one whose time is over", async () => {
    expect(await askOften(shop, port, { path: list, headers: member })).toMatchObject({ atTheDoor: true });
    expect((await ask(port, { path: list })).status).toBe(401);
    expect(
      (await ask(port, { path: list, headers: { authorization: `${member.authorization}x` } })).status,
    ).toBe(401);
    now += 3_600_000;
    expect((await ask(port, { path: list, headers: member })).status).toBe(401);
    now -= 3_600_000;
  });

  it("everybody once a catalogue that was open to all is for members again", async () => {
    const set = (value: string) => call(admin, "PUT", "/settings/catalogue", { payload: { value } });
    expect((await set("public")).statusCode).toBeLessThan(300);
    expect(await askOften(shop, port, { path: list })).toMatchObject({ atTheDoor: true, status: 200 });
    await set("members");
    expect((await ask(port, { path: list })).status).toBe(401);
  });

  it("one who asks another host, for whom addresses read differently", async () => {
    const links = "/products?limit=1";
    const of = (host: string) => askOften(shop, port, { path: links, headers: { host, ...member } });
    const [one, other] = [await of("one.example"), await of("other.example")];
    expect([one.atTheDoor, other.atTheDoor]).toEqual([true, true]);
    expect(one.headers.etag).not.toBe(other.headers.etag);
  });

  it("one who names two hosts", async () => {
    const path = `/api/products/${id}`;
    const named = (hosts: string) =>
      sendRaw(port, `GET ${path} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    for (let i = 0; i < 3; i += 1) expect(statusOf(await named("Host: a.example\r\n"))).toBe(200);
    expect(statusOf(await named("Host: a.example\r\nHost: b.example\r\n"))).toBe(400);
  });

  it("one who asks for the head only, or from another origin", async () => {
    const path = `/products/${id}`;
    expect(await askOften(shop, port, { path })).toMatchObject({ atTheDoor: true });
    const head = await askOften(shop, port, { path, method: "HEAD" });
    expect(head).toMatchObject({ atTheDoor: false, body: "" });
    const headers = { origin: "http://other.example" };
    expect(await askOften(shop, port, { path, headers })).toMatchObject({ atTheDoor: false, status: 200 });
  });

  it("the first after a price has changed, and the first after a sale has begun", async () => {
    const path = `/products/${id}`;
    const priceNow = async () => JSON.parse((await ask(port, { path })).body).price;
    await askOften(shop, port, { path });
    await call(admin, "PUT", "/products", { payload: { ...LONG, price: 100, id } });
    expect(await priceNow()).toBe(100);
    const startsAt = new Date(now + 60_000).toISOString();
    await call(admin, "PUT", `/products/${id}/sale-prices`, {
      payload: { salePrices: [{ price: 80, startsAt }] },
    });
    expect(await askOften(shop, port, { path })).toMatchObject({ atTheDoor: true });
    expect(await priceNow()).toBe(100);
    now += 61_000;
    expect(await priceNow()).toBe(80);
  });
});

it("behind a proxy the door tells visitors by what the proxy says of them", async () => {
  const behind = await buildTestApp({ env: { TRUST_PROXY: "1", PUBLIC_URL: "https://shop.example" } });
  const { id } = await addProduct(behind);
  const port = await listen(behind.app);
  const by = (headers: Headers) => askOften(behind, port, { path: `/products/${id}`, headers });
  const safe = await by({ "x-forwarded-proto": "https" });
  const plain = await by({ "x-forwarded-proto": "http" });
  expect([safe.atTheDoor, plain.atTheDoor]).toEqual([true, true]);
  expect(safe.headers).toHaveProperty("strict-transport-security");
  expect(plain.headers).not.toHaveProperty("strict-transport-security");

  // While it closes, a shop answers each with the wish to hang up: the framework says so.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const kept = await askOften(behind, port, { path: `/products/${id}`, agent });
  expect(kept).toMatchObject({ atTheDoor: true, connection: "keep-alive" });
  const closed = behind.app.close();
  await expect
    .poll(async () => (await ask(port, { path: `/products/${id}`, agent })).connection, { interval: 5 })
    .toBe("close");
  await closed;
});

it("where each request is logged, nobody is answered at the door", async () => {
  const logged = await buildTestApp({ env: { LOG_LEVEL: "info" } });
  const { id } = await addProduct(logged);
  const port = await listen(logged.app);
  const reply = await askOften(logged, port, { path: `/products/${id}` });
  expect(reply).toMatchObject({ atTheDoor: false, status: 200 });
});

it("addresses without end do not fill the memory", async () => {
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
