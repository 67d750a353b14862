import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { endpoints } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "./testing/build-test-app";

const shop = await buildTestApp({
  env: { CORS_ORIGINS: "https://front.example", TRUST_PROXY: "1", PUBLIC_URL: "http://shop.example" },
});
const { app, call } = shop;

describe("every response", () => {
  it("forbids sniffing, framing and scripts, and contains the request id", async () => {
    const { headers } = await call(null, "GET", "/shop", {
      headers: { "x-request-id": "chosen-by-a-proxy" },
    });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-request-id": "chosen-by-a-proxy",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("sets Strict-Transport-Security over https", async () => {
    const { headers } = await call(null, "GET", "/shop", { headers: { "x-forwarded-proto": "https" } });
    expect(headers["strict-transport-security"]).toMatch(/max-age=\d+/);
  });

  it("creates a request id if the given one is invalid", async () => {
    const response = await call(null, "GET", "/nope", { headers: { "x-request-id": "a b\tc" } });
    expect(response.headers["x-request-id"]).toMatch(/^[\w-]{8,64}$/);
    expect(response.json().requestId).toBe(response.headers["x-request-id"]);
  });
});

describe("the contract", () => {
  it("has a route for every endpoint", async () => {
    const { paths } = (await app.inject("/api/openapi.json")).json();
    const missing = Object.values(endpoints).filter(
      ({ method, path }) => !paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()],
    );
    expect(missing).toEqual([]);
    expect(Object.keys(endpoints).length).toBeGreaterThan(40);
  });
});

describe("bad requests [B16]", () => {
  const post = (payload: string, headers = {}) =>
    call(null, "POST", "/newsletter", {
      payload,
      headers: { "content-type": "application/json", ...headers },
    });

  it.each([
    ["broken JSON", "{", {}, 400, "malformed_request"],
    ["a poisoned prototype", '{"__proto__":{"a":1}}', {}, 400, "malformed_request"],
    [
      "another kind of content",
      "email=a",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
      "unsupported_media",
    ],
    ["more than a mebibyte", `{"email":"${"a".repeat(1_100_000)}"}`, {}, 413, "too_large"],
    ["no body", "", {}, 400, "invalid_input"],
  ])("with %s get a problem", async (_title, payload, headers, status, code) => {
    const response = await post(payload, headers);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(response.json()).toMatchObject({
      status,
      code,
      title: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it("with a wrong method get 405 and the allowed methods", async () => {
    const response = await call(null, "PATCH", "/products");
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("GET, POST, PUT, DELETE");
    expect(response.json().code).toBe("method_not_allowed");
  });

  it("to an unknown or malformed URL get a problem", async () => {
    expect((await call(null, "GET", "/nothing/here")).json().code).toBe("not_found");
    const unreadable = await app.inject({ url: "/api/products/%zz" });
    expect(unreadable.statusCode).toBe(400);
    expect(unreadable.json().code).toBe("malformed_request");
  });
});

describe("other origins", () => {
  it("are allowed only if configured", async () => {
    const sendPreflight = (origin: string) =>
      app.inject({
        method: "OPTIONS",
        url: "/api/products",
        headers: { origin, "access-control-request-method": "GET" },
      });
    const known = await sendPreflight("https://front.example");
    expect(known.headers["access-control-allow-origin"]).toBe("https://front.example");
    expect(known.headers["access-control-allow-credentials"]).toBe("true");
    expect(
      (await sendPreflight("https://evil.example")).headers["access-control-allow-origin"],
    ).toBeUndefined();
  });
});

describe("health", () => {
  it("reports the process and the database", async () => {
    expect((await app.inject("/healthz")).json()).toEqual({ status: "ok" });
    expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
  });
});

describe("metrics", () => {
  it("are served to this machine, but not through a proxy", async () => {
    await call(null, "GET", "/shop");
    const here = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
    expect(here.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/shop",status="200"}',
    );
    expect((await app.inject({ url: "/metrics", remoteAddress: "10.0.0.9" })).statusCode).toBe(404);
    const headers = { "x-forwarded-for": "10.0.0.9" };
    expect((await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1", headers })).statusCode).toBe(404);
  });

  it("require the token if one is set", async () => {
    const { app: guarded } = await buildTestApp({ env: { METRICS_TOKEN: "a long enough token" } });
    const send = (token: string) =>
      guarded.inject({ url: "/metrics", headers: { authorization: `Bearer ${token}` } });
    expect((await send("a long enough token")).statusCode).toBe(200);
    expect((await send("a wrong token value")).statusCode).toBe(404);
  });
});

describe("the API documentation", () => {
  it("is OpenAPI 3.1 with body, response and errors of every endpoint", async () => {
    const document = (await app.inject("/api/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths["/products"]).sort()).toEqual(["delete", "get", "post", "put"]);
    expect(Object.keys(document.paths["/users"]).sort()).toEqual(["delete", "get", "put"]);
    for (const path of ["/signin", "/signup", "/refresh", "/products/{id}", "/users/{id}"]) {
      expect(document.paths[path]).toBeDefined();
    }
    const { put } = document.paths["/products"];
    expect(put.operationId).toBe("updateProduct");
    expect(put.requestBody.content["application/json"].schema).toEqual({
      $ref: "#/components/schemas/ProductUpdate",
    });
    expect(document.components.schemas.ProductUpdate.properties.price).toMatchObject({ type: "number" });
    expect(Object.keys(put.responses)).toEqual(
      expect.arrayContaining(["200", "400", "401", "403", "404", "412"]),
    );
  });

  it.each(["/api/openapi.json", "/api/docs/orders"])("is compressed and cached: %s", async (url) => {
    const plain = await app.inject(url);
    for (const [encoding, decompress] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const reply = await app.inject({ url, headers: { "accept-encoding": encoding } });
      expect(reply.headers["content-encoding"]).toBe(encoding);
      expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
      expect(decompress(reply.rawPayload).toString()).toBe(plain.body);
    }
    const headers = { "if-none-match": String(plain.headers.etag) };
    const repeated = await app.inject({ url, headers });
    expect([repeated.statusCode, repeated.body]).toEqual([304, ""]);
  });

  it("is a reference whose pages run only scripts of this shop", async () => {
    for (const url of ["/api/docs", "/api/docs/orders", "/api/docs/guides/sync", "/api/docs/schemas"]) {
      const page = await app.inject(url);
      expect(page.headers["content-type"]).toContain("text/html");
      expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(page.headers["content-security-policy"]).not.toContain("unsafe");
    }
    const file = await app.inject("/api/docs/reference.js");
    expect(file.headers["content-type"]).toContain("text/javascript");
    expect((await app.inject("/api/docs/nothing")).statusCode).toBe(404);
  });
});
