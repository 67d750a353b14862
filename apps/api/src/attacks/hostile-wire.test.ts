import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { fastify } from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { registerJsonParser } from "../plugins/http/json-body";
import { createRequestIds } from "../plugins/http/request-ids";
import { createLogger } from "../plugins/observability/request-log";
import { createFastPath } from "../plugins/response-cache/fast-path";
import { listenWith, serverOptions } from "../plugins/server/server-options";
import { buildTestApp } from "../testing/build-test-app";
import { listen, rawConnection, sendRaw, statusOf } from "../testing/raw-http";

const shop = await buildTestApp();
const port = await listen(shop.app);

const ok = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status);

/** Answers that the server gave on one connection: a smuggled request would show as one more. */
const answersIn = (text: string) =>
  text.match(/^HTTP\/1\.1 \d{3}/gm)?.map((line) => Number(line.slice(9))) ?? [];

describe("a request that two servers could read in two ways", () => {
  const smuggled = "GET /smuggled HTTP/1.1\r\nhost: x\r\n\r\n";
  const chunked = `0\r\n\r\n${smuggled}`;
  const post = (head: string, body: string) =>
    `POST /api/newsletter HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\n${head}\r\n\r\n${body}`;

  it.each([
    [
      "both a length and chunks",
      post(`content-length: ${chunked.length}\r\ntransfer-encoding: chunked`, chunked),
    ],
    ["chunks first and a length", post("transfer-encoding: chunked\r\ncontent-length: 4", chunked)],
    ["two lengths", post(`content-length: 0\r\ncontent-length: ${smuggled.length}`, smuggled)],
    ["a length with a sign", post(`content-length: +${smuggled.length}`, smuggled)],
    ["a length that is none", post("content-length: 0x10", smuggled)],
    ["chunks that are spelt oddly", post("transfer-encoding: xchunked", chunked)],
    ["chunks that are coded twice", post("transfer-encoding: chunked, identity", chunked)],
    ["a space before the colon", post(`content-length : ${smuggled.length}`, smuggled)],
    ["a folded header", post(`x: y\r\n content-length: ${smuggled.length}`, smuggled)],
    ["a bare line feed", post("content-length: 0\nx: y", smuggled)],
    ["a chunk size with nonsense", post("transfer-encoding: chunked", `0x0\r\n\r\n${smuggled}`)],
    ["a chunk without its end", post("transfer-encoding: chunked", `1\r\nZ0\r\n\r\n${smuggled}`)],
  ])("with %s is refused and ends the connection", async (_title, request) => {
    const answer = await sendRaw(port, request);
    expect(answersIn(answer)).toEqual([400]);
    expect(await ok()).toBe(200);
  });
});

describe("headers without measure", () => {
  it.each([
    ["one very long", `x: ${"a".repeat(100_000)}\r\n`],
    ["a great many", Array.from({ length: 20_000 }, (_, i) => `x-${i}: y\r\n`).join("")],
    ["a cookie of a hundred kilobytes", `cookie: ${"a=b;".repeat(25_000)}\r\n`],
  ])("(%s) are refused with 431", async (_title, headers) => {
    const answer = await sendRaw(port, `GET /healthz HTTP/1.1\r\nhost: x\r\n${headers}\r\n`);
    expect(statusOf(answer)).toBe(431);
    expect(await ok()).toBe(200);
  });

  it("of an address are refused too", async () => {
    const answer = await sendRaw(port, `GET /${"a".repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(statusOf(answer)).toBe(431);
  });

  it("cannot carry another header in", async () => {
    const answer = await sendRaw(
      port,
      "GET /api/shop HTTP/1.1\r\nhost: x\r\nx-request-id: abcdefgh%0d%0aset-cookie:a=b\r\nconnection: close\r\n\r\n",
    );
    expect(statusOf(answer)).toBe(200);
    expect(answer).not.toMatch(/^set-cookie/im);
  });

  it("and no host at all get a refusal", async () => {
    expect(statusOf(await sendRaw(port, "GET / HTTP/1.1\r\n\r\n"))).toBe(400);
  });
});

describe("a body that is packed", () => {
  it.each([
    ["JSON", "/newsletter", "application/json", `{"email":"${"a".repeat(20_000_000)}@a.example"}`],
    ["a catalogue", "/products/import", "text/csv", "name\r\n".repeat(4_000_000)],
  ])("(%s) is refused and never unpacked, however small it is", async (_title, path, type, text) => {
    const headers = { "content-type": type, "content-encoding": "gzip" };
    const payload = gzipSync(text);
    expect(payload.length).toBeLessThan(50_000);
    const reply = await shop.call(await shop.as("Admin"), "POST", path, { headers, payload });
    expect([reply.statusCode, reply.json()]).toMatchObject([415, { code: "unsupported_media" }]);
  });
});

describe("a client that dawdles", () => {
  const patience = 300;

  /** The shop's own server settings, only with less patience, so that nobody has to wait for half a minute. */
  async function hurriedServer(): Promise<number> {
    const { config } = shop;
    const nextId = createRequestIds(config);
    const app = fastify({
      ...serverOptions({
        config,
        logger: createLogger(config),
        nextId,
        fastPath: createFastPath(config, nextId),
      }),
      serverFactory: (letIn) =>
        listenWith(letIn, {
          requestTimeout: 2 * patience,
          headersTimeout: patience,
          connectionsCheckingInterval: 50,
        }),
    });
    onTestFinished(() => app.close());
    registerJsonParser(app);
    app.post("/", async () => "done");
    return listen(app);
  }

  it("is given a minute by the shop for a whole request, and less for its headers", () => {
    const { requestTimeout, headersTimeout } = shop.app.server;
    expect(requestTimeout).toBe(60_000);
    // Where headers may take longer than the whole, Node would quietly give the whole that time.
    expect(headersTimeout).toBeLessThan(requestTimeout);
  });

  it.each([
    ["headers", "POST / HTTP/1.1\r\nhost: x\r\n", "x: y\r\n"],
    [
      "a body",
      "POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n",
      "1",
    ],
  ])("with %s is cut off with 408, however busily it dribbles", async (_title, head, drop) => {
    const connection = rawConnection(await hurriedServer());
    connection.write(head);
    const dribble = setInterval(() => connection.write(drop), 20);
    const answer = await connection.closed();
    clearInterval(dribble);
    expect(statusOf(answer)).toBe(408);
  });

  it("keeps nobody else waiting, not even in the company of 500", async () => {
    const crowd = Array.from({ length: 500 }, () => rawConnection(port));
    onTestFinished(() => {
      for (const one of crowd) one.end();
    });
    for (const one of crowd)
      one.write("POST /api/signin HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{");
    await expect
      .poll(() => new Promise<number>((done) => shop.app.server.getConnections((_e, n) => done(n))))
      .toBeGreaterThanOrEqual(500);
    expect(await Promise.all(Array.from({ length: 20 }, ok))).toEqual(Array.from({ length: 20 }, () => 200));
  });
});

it.each([
  ["at once", (give: () => void) => give()],
  ["a moment later", (give: () => void) => void setTimeout(give, 20)],
])("who does not read a reply that is given %s is let go", async (_when, wait) => {
  const more = Buffer.alloc(64 * 1024 * 1024);
  const server = listenWith((_request, response) => wait(() => response.end(more)), {}, 200);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const accepted = once(server, "connection");
  const reader = connect((server.address() as AddressInfo).port, "127.0.0.1").pause();
  onTestFinished(() => void reader.destroy());
  reader.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  const [connection] = (await accepted) as [Socket];
  await once(connection, "close");
  expect(connection.bytesWritten).toBeGreaterThan(0);
});
