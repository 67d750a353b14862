import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestApp } from "../testing/build-test-app";
import { productForm } from "../testing/product-form";
import { listen, rawConnection, sendRaw, statusesOf } from "../testing/raw-http";

const shop = await buildTestApp({
  pages: async (request) =>
    new URL(request.url).pathname === "/"
      ? new Response("<p>Welcome</p>", { headers: { "content-type": "text/html" } })
      : new Response("<p>Page Not Found</p>", { status: 404, headers: { "content-type": "text/html" } }),
});
const port = await listen(shop.app);
let id: string;
let authorization: string;

beforeAll(async () => {
  const admin = await shop.as("Admin");
  id = (await shop.call(admin, "POST", "/products", { payload: productForm() })).json().id;
  authorization = `authorization: Bearer ${admin.accessToken}`;
});

const headOf = (path: string, ...headers: string[]) =>
  [`GET ${path.replace("ID", id)} HTTP/1.1`, "host: shop.example", authorization, ...headers, "", ""].join(
    "\r\n",
  );

const smuggled = "GET /smuggled HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
const rejectedFramings: [title: string, headers: string[], body: string][] = [
  ...[
    "xchunked",
    "identity",
    "gzip",
    "chunked, identity",
    "chunked, chunked",
    "\x0bchunked",
    '"chunked"',
  ].map((encoding): [string, string[], string] => [
    `the transfer encoding ${JSON.stringify(encoding)}`,
    [`transfer-encoding: ${encoding}`],
    "0\r\n\r\n",
  ]),
  ["two transfer encodings", ["transfer-encoding: chunked", "transfer-encoding: identity"], "0\r\n\r\n"],
  ["a length and chunks", ["content-length: 5", "transfer-encoding: chunked"], "0\r\n\r\n"],
  ["chunks and a length", ["transfer-encoding: chunked", "content-length: 5"], "0\r\n\r\n"],
  ["two lengths", ["content-length: 0", "content-length: 5"], ""],
  ["a list of lengths", ["content-length: 0, 5"], ""],
  ["a length with a sign", ["content-length: +5"], ""],
  ["a hexadecimal length", ["content-length: 0x5"], ""],
  ["a space before the colon", ["transfer-encoding : chunked"], "0\r\n\r\n"],
  ["a folded header", ["x: y", " transfer-encoding: chunked"], "0\r\n\r\n"],
  ["a bare carriage return", ["x: y\rtransfer-encoding: chunked"], "0\r\n\r\n"],
  ["an invalid chunk", ["transfer-encoding: chunked"], "zz\r\n\r\n"],
  ["a chunk size with a sign", ["transfer-encoding: chunked"], "+0\r\n\r\n"],
  ["a chunk that is longer than its size", ["transfer-encoding: chunked"], "1\r\nab\r\n0\r\n\r\n"],
];

const cached = ["/api/products?limit=1", "/api/products/facets", "/api/products/ID", "/", "/no/such/page"];
const uncached = ["/api/shop", "/api/nothing", "/healthz"];

describe.each([...cached, ...uncached])("%s gives exactly one response", (path) => {
  let expected: number[];

  beforeEach(async () => {
    // A pending notification of the test's own changes would invalidate the cache.
    await shop.flushNotifications();
    expected = statusesOf(await sendRaw(port, headOf(path, "connection: close")));
    expect(expected).toHaveLength(1);
  });

  it.each(rejectedFramings)("to %s, and none to what follows", async (_title, headers, body) => {
    const answer = await sendRaw(port, headOf(path, ...headers) + body + smuggled);
    expect(statusesOf(answer)).toEqual([400]);
  });

  it("to an invalid chunk that arrives after the response", async () => {
    const connection = rawConnection(port);
    connection.write(headOf(path, "transfer-encoding: chunked"));
    await expect.poll(() => statusesOf(connection.received()), { interval: 5 }).toEqual(expected);
    connection.write(`zz\r\n\r\n${smuggled}`);
    expect(statusesOf(await connection.closed())).toEqual(expected);
  });

  it.each([
    ["content-length: 5", "hello"],
    ["content-length: 0", ""],
    ["transfer-encoding: chunked", "5\r\nhello\r\n0\r\n\r\n"],
    ["transfer-encoding: gzip, chunked", "0\r\n\r\n"],
  ])("to a body with %s", async (framing, body) => {
    const answer = await sendRaw(port, headOf(path, framing, "connection: close") + body);
    expect(statusesOf(answer)).toEqual(expected);
  });

  it("to a body that is a request", async () => {
    const framing = [`content-length: ${smuggled.length}`, "connection: close"];
    expect(statusesOf(await sendRaw(port, headOf(path, ...framing) + smuggled))).toEqual(expected);
  });

  it("to each of two requests on a connection", async () => {
    const chunked = `${headOf(path, "transfer-encoding: chunked")}5\r\nhello\r\n0\r\n\r\n`;
    const answer = await sendRaw(port, chunked + headOf(path, "connection: close"));
    expect(statusesOf(answer)).toEqual([...expected, ...expected]);
  });
});
