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
import { listen, rawConnection, sendRaw, statusesOf, statusOf } from "../testing/raw-http";

const shop = await buildTestApp();
const port = await listen(shop.app);

const checkHealth = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status);

describe("an ambiguous request", () => {
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
    ["a hexadecimal length", post("content-length: 0x10", smuggled)],
    ["an unknown transfer encoding", post("transfer-encoding: xchunked", chunked)],
    ["two transfer encodings", post("transfer-encoding: chunked, identity", chunked)],
    ["a space before the colon", post(`content-length : ${smuggled.length}`, smuggled)],
    ["a folded header", post(`x: y\r\n content-length: ${smuggled.length}`, smuggled)],
    ["a bare line feed", post("content-length: 0\nx: y", smuggled)],
    ["an invalid chunk size", post("transfer-encoding: chunked", `0x0\r\n\r\n${smuggled}`)],
    ["a chunk without its end", post("transfer-encoding: chunked", `1\r\nZ0\r\n\r\n${smuggled}`)],
  ])("with %s is rejected and closes the connection", async (_title, request) => {
    const answer = await sendRaw(port, request);
    expect(statusesOf(answer)).toEqual([400]);
    expect(await checkHealth()).toBe(200);
  });
});

describe("a body over the limit", () => {
  it("is read to its end, so that the client gets the reply and not a reset connection", async () => {
    const connection = rawConnection(port);
    onTestFinished(connection.end);
    const length = 2_000_000;
    const head = `content-type: application/json\r\ncontent-length: ${length}`;
    connection.write(`POST /api/newsletter HTTP/1.1\r\nhost: shop.example\r\n${head}\r\n\r\n`);
    await expect.poll(() => statusesOf(connection.received())).toEqual([413]);
    expect(connection.received()).not.toMatch(/connection: close/i);
    connection.write("a".repeat(length));
    connection.write("GET /healthz HTTP/1.1\r\nhost: shop.example\r\n\r\n");
    await expect.poll(() => statusesOf(connection.received())).toEqual([413, 200]);
  });

  it("is read for 64 MB at most, whatever the reply", async () => {
    for (const path of ["/api/newsletter", "/api/orders", "/healthz"]) {
      const socket = connect(port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      let reply = "";
      socket.on("data", (chunk) => {
        reply += chunk.toString("latin1");
      });
      socket.on("error", () => {});
      const headers = "content-type: application/json\r\ntransfer-encoding: chunked";
      socket.write(`POST ${path} HTTP/1.1\r\nhost: shop.example\r\n${headers}\r\n\r\n`);
      const piece = Buffer.from(`100000\r\n${"a".repeat(0x100000)}\r\n`);
      let pieces = 0;
      while (!socket.destroyed && pieces < 200) {
        pieces += 1;
        if (socket.write(piece)) continue;
        await new Promise((resolve) => socket.once("drain", resolve).once("close", resolve));
      }
      expect(statusesOf(reply), path).toHaveLength(1);
      expect(pieces, path).toBeLessThan(100);
    }
  });
});

describe("oversized headers", () => {
  it.each([
    ["one very long header", `x: ${"a".repeat(100_000)}\r\n`],
    ["very many headers", Array.from({ length: 20_000 }, (_, i) => `x-${i}: y\r\n`).join("")],
    ["a 100 kB cookie", `cookie: ${"a=b;".repeat(25_000)}\r\n`],
  ])("(%s) are rejected with 431", async (_title, headers) => {
    const answer = await sendRaw(port, `GET /healthz HTTP/1.1\r\nhost: x\r\n${headers}\r\n`);
    expect(statusOf(answer)).toBe(431);
    expect(await checkHealth()).toBe(200);
  });

  it("a very long URL is rejected with 431", async () => {
    const answer = await sendRaw(port, `GET /${"a".repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(statusOf(answer)).toBe(431);
  });

  it("a header value cannot inject another header", async () => {
    const answer = await sendRaw(
      port,
      "GET /api/shop HTTP/1.1\r\nhost: x\r\nx-request-id: abcdefgh%0d%0aset-cookie:a=b\r\nconnection: close\r\n\r\n",
    );
    expect(statusOf(answer)).toBe(200);
    expect(answer).not.toMatch(/^set-cookie/im);
  });

  it("a request without a Host header is rejected", async () => {
    expect(statusOf(await sendRaw(port, "GET / HTTP/1.1\r\n\r\n"))).toBe(400);
  });
});

describe("a compressed body", () => {
  it.each([
    ["JSON", "/newsletter", "application/json", `{"email":"${"a".repeat(20_000_000)}@a.example"}`],
    ["a catalogue", "/products/import", "text/csv", "name\r\n".repeat(4_000_000)],
  ])("(%s) is rejected without decompression", async (_title, path, type, text) => {
    const headers = { "content-type": type, "content-encoding": "gzip" };
    const payload = gzipSync(text);
    expect(payload.length).toBeLessThan(50_000);
    const reply = await shop.call(await shop.as("Admin"), "POST", path, { headers, payload });
    expect([reply.statusCode, reply.json()]).toMatchObject([415, { code: "unsupported_media" }]);
  });
});

describe("a slow client", () => {
  const timeoutMs = 300;

  /** A server with the shop's settings, but shorter timeouts. */
  async function startServer(): Promise<number> {
    const { config } = shop;
    const nextId = createRequestIds(config);
    const app = fastify({
      ...serverOptions({
        config,
        logger: createLogger(config),
        nextId,
        fastPath: createFastPath(config, nextId),
      }),
      serverFactory: (listener) =>
        listenWith(listener, {
          requestTimeout: 2 * timeoutMs,
          headersTimeout: timeoutMs,
          connectionsCheckingInterval: 50,
        }),
    });
    onTestFinished(() => app.close());
    registerJsonParser(app);
    app.post("/", async () => "done");
    app.get("/", async () => "done");
    return listen(app);
  }

  it("has a minute for a whole request, and less for its headers", () => {
    const { requestTimeout, headersTimeout } = shop.app.server;
    expect(requestTimeout).toBe(60_000);
    // Otherwise Node would raise requestTimeout to headersTimeout.
    expect(headersTimeout).toBeLessThan(requestTimeout);
  });

  it.each([
    ["headers", "POST / HTTP/1.1\r\nhost: x\r\n", "x: y\r\n"],
    [
      "a body",
      "POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n",
      "1",
    ],
  ])("that sends %s slowly gets 408", async (_title, head, piece) => {
    const connection = rawConnection(await startServer());
    connection.write(head);
    const timer = setInterval(() => connection.write(piece), 20);
    const answer = await connection.closed();
    clearInterval(timer);
    expect(statusOf(answer)).toBe(408);
  });

  it.each(["content-length: 5", "transfer-encoding: chunked"])(
    "that never sends an announced body (%s) gets no second response",
    async (framing) => {
      const answer = await sendRaw(await startServer(), `GET / HTTP/1.1\r\nhost: x\r\n${framing}\r\n\r\n`);
      expect(statusesOf(answer)).toEqual([200]);
    },
  );

  it("does not delay others, even if there are 500", async () => {
    const connections = Array.from({ length: 500 }, () => rawConnection(port));
    onTestFinished(() => {
      for (const one of connections) one.end();
    });
    for (const one of connections)
      one.write("POST /api/signin HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{");
    await expect
      .poll(() => new Promise<number>((done) => shop.app.server.getConnections((_e, n) => done(n))))
      .toBeGreaterThanOrEqual(500);
    expect(await Promise.all(Array.from({ length: 20 }, checkHealth))).toEqual(
      Array.from({ length: 20 }, () => 200),
    );
  });
});

it.each([
  ["at once", (send: () => void) => send()],
  ["a moment later", (send: () => void) => void setTimeout(send, 20)],
])("a client that does not read a response sent %s is disconnected", async (_when, schedule) => {
  const body = Buffer.alloc(64 * 1024 * 1024);
  const server = listenWith((_request, response) => schedule(() => response.end(body)), {}, 200);
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
