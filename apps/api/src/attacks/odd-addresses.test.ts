import { describe, expect, it } from "vitest";
import { buildTestApp } from "../testing/build-test-app";
import { listen, sendRaw, statusOf } from "../testing/raw-http";

const pages = async (request: Request) =>
  new Response(`<p>${request.url}</p>${"<br>".repeat(500)}`, { headers: { "content-type": "text/html" } });
const shop = await buildTestApp({ pages });
const port = await listen(shop.app);
const proxied = await buildTestApp({
  pages,
  env: { TRUST_PROXY: "on", PUBLIC_URL: "https://shop.example" },
});

const get = (target: string, headers: string) =>
  sendRaw(port, `GET ${target} HTTP/1.1\r\n${headers}\r\nconnection: close\r\n\r\n`);

describe("an invalid Host header", () => {
  it.each([
    "a:99999",
    "1.2.3.4.5",
    "xn--a",
    "a..b",
    "[::1",
    "[1]:80",
    "%41",
    "a_b:1",
    "256.1.1.1",
    "0x100000000",
  ])("(%s) does not break a page", async (host) => {
    expect(statusOf(await get("/", `host: ${host}`))).toBeLessThan(500);
    expect(statusOf(await get("/api/shop", `host: ${host}`))).toBeLessThan(500);
  });

  it("is rejected if there are two, because a proxy may have read the other", async () => {
    expect(statusOf(await get("/api/shop", "host: a.example\r\nhost: b.example"))).toBe(400);
    expect(statusOf(await get("/", "Host: a.example\r\nhOST: a.example"))).toBe(400);
    expect(statusOf(await get("/api/shop", "host: a.example"))).toBe(200);
  });
});

describe("a request target that is not a path", () => {
  it.each(["http://other.example/", "http://other.example/api/shop", "*", "https://[/", "about:blank", "a"])(
    "(%s) is rejected",
    async (target) => expect(statusOf(await get(target, "host: shop.example"))).toBe(400),
  );
});

describe("invalid proxy headers", () => {
  const odd = [
    ["x-forwarded-proto", "javascript"],
    ["x-forwarded-proto", "a b, ,"],
    ["x-forwarded-host", "evil.example"],
    ["x-forwarded-host", "a:99999, ,"],
    ["x-forwarded-for", "not an address"],
    ["x-forwarded-for", "x".repeat(9_000)],
    ["x-forwarded-for", ",,,"],
    ["forwarded", "for=;host=;proto="],
  ] as const;

  it.each(odd)("(%s: %.30s) never break an endpoint, a page or a sign-in", async (name, value) => {
    const headers = { [name]: value };
    const payload = { email: `${crypto.randomUUID()}@test.example`, password: "wrong password" };
    expect((await proxied.app.inject({ url: "/", headers })).statusCode).toBe(200);
    expect((await proxied.call(null, "GET", "/shop", { headers })).statusCode).toBe(200);
    expect((await proxied.call(null, "POST", "/signin", { headers, payload })).statusCode).toBe(401);
  });

  it("never change the shop's address, which is PUBLIC_URL", async () => {
    const headers = { "x-forwarded-host": "evil.example", host: "evil.example" };
    const { body } = await proxied.app.inject({ url: "/some/page", headers });
    expect(body).toContain("https://shop.example/some/page");
    expect(body).not.toContain("evil");
  });
});

describe("the content security policy of a page", () => {
  it("does not depend on the protocol of the first visitor", async () => {
    const policyBy = async (proto: string, url: string) =>
      (await proxied.app.inject({ url, headers: { "x-forwarded-proto": proto } })).headers[
        "content-security-policy"
      ];
    expect(await policyBy("http", "/first-by-http")).toBe(await policyBy("https", "/first-by-http"));
    expect(await policyBy("http", "/first-by-http")).not.toContain(" http:");
  });
});

describe("an encoding", () => {
  const encodingFor = async (accepted: string) =>
    (await shop.app.inject({ url: "/", headers: { "accept-encoding": accepted } })).headers[
      "content-encoding"
    ];

  it.each([
    ["br; q=0", undefined],
    ["br;q=0.000 , gzip", "gzip"],
    ["br ; Q=0, gzip ;q= 0", undefined],
    ["x-br, gzip;q=0.1", "gzip"],
    ["gzip, br;q=0.001", "br"],
    ["BR", "br"],
  ])("for Accept-Encoding %s is %s", async (accepted, encoding) =>
    expect(await encodingFor(accepted)).toBe(encoding),
  );
});

describe("the request id", () => {
  it("is accepted only from a trusted proxy, because the audit log contains it", async () => {
    const headers = { "x-request-id": "chosen-by-me" };
    expect((await shop.app.inject({ url: "/api/shop", headers })).headers["x-request-id"]).not.toBe(
      "chosen-by-me",
    );
    expect((await proxied.app.inject({ url: "/api/shop", headers })).headers["x-request-id"]).toBe(
      "chosen-by-me",
    );
  });
});

describe("metrics", () => {
  it.each([
    ["a Host from outside", { host: "shop.example" }],
    ["a Via line", { via: "1.1 proxy" }],
    ["an X-Real-IP", { "x-real-ip": "10.0.0.9" }],
    ["an X-Forwarded-Host", { "x-forwarded-host": "shop.example" }],
  ])("are not served through a proxy that adds %s", async (_title, headers) => {
    const here = { url: "/metrics", remoteAddress: "127.0.0.1" };
    expect((await shop.app.inject({ ...here, headers })).statusCode).toBe(404);
    expect((await shop.app.inject(here)).statusCode).toBe(200);
  });

  it("are not served to a proxy with HTTP/1.0, the default of nginx", async () => {
    const send = (version: string) =>
      sendRaw(port, `GET /metrics HTTP/${version}\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`);
    expect([statusOf(await send("1.0")), statusOf(await send("1.1"))]).toEqual([404, 200]);
  });
});
