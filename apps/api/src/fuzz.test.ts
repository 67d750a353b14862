import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createLimiter } from "./limiter";
import type { OpenApiDocument } from "./plugins/openapi-document";
import { buildTestApp, type TestUser } from "./testing/build-test-app";
import { productForm } from "./testing/product-form";

const REQUESTS = 300;
// A second or two each, but a machine that does other things besides takes its time.
const SLOWEST_MS = 180_000;
// The clock stands still: on a slow machine the tokens would run out, and every further try would only meet the door.
const now = new Date();
const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "bank_transfer,pay_on_delivery" },
  clock: () => now,
});
const document: OpenApiDocument = (await shop.app.inject("/api/openapi.json")).json();

interface Operation {
  "x-access": string;
  parameters: { name: string; in: "path" | "query" | "header"; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  const?: unknown;
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    title: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path,
    operation: operation as unknown as Operation,
  })),
);

let admin: TestUser;
let member: TestUser;
let ids: string[];

beforeAll(async () => {
  admin = await shop.as("Admin");
  member = await shop.as("User");
  const product = await shop.call(admin, "POST", "/products", { payload: productForm({ quantity: 1000 }) });
  ids = [product.json().id, (await shop.as("User")).id, "0".repeat(24)];
});

const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\uffff\u202e",
    "' OR 1=1; DROP TABLE users; --",
    "<script>alert(1)</script>",
    "{{constructor}}",
    "__proto__",
    "../../etc/passwd",
    "%00%ff",
    "\r\nset-cookie: a=b",
    "NaN",
    "1e999",
    "-0",
    "9".repeat(400),
    "x".repeat(6_000),
    "𝕏".repeat(300),
    "a & | ! ( ) : * <->",
    "someone@test.example",
    "+1234567890",
    "https://pictures.example/a_1280.webp",
    "2026-01-01T00:00:00Z",
    "WzAsIjAwIiwiMjAyNi0wMS0wMSAwMDowMDowMCswMCJd",
    "WzIsImZmIiwiOTk5OTk5OTk5Il0",
  ),
);
const hostileNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, -1, 0.001, 1e21, 1e308, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), Number.MIN_VALUE),
);
const deep = fc
  .integer({ min: 1, max: 2_000 })
  .map((depth) => JSON.parse("[".repeat(depth) + "]".repeat(depth)));
const anything = fc.oneof(
  hostileText,
  hostileNumber,
  fc.boolean(),
  fc.constant(null),
  fc.array(hostileText, { maxLength: 4 }),
  fc.object({ maxDepth: 3 }),
  deep,
);

/** A value for a schema: mostly of the right shape, so that it gets past the first rule, sometimes not at all. */
function valueFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fitting = fittingFor(schema);
  return fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: anything });
}

function fittingFor({
  enum: words,
  const: only,
  anyOf,
  type,
  properties,
  items,
}: JsonSchema): fc.Arbitrary<unknown> {
  if (only !== undefined) return fc.constant(only);
  if (words) return fc.constantFrom(...words);
  if (anyOf) return fc.oneof(...anyOf.map(valueFor));
  if (properties) {
    const fields = Object.entries(properties).map(([name, schema]) => [
      name,
      name.toLowerCase().endsWith("id")
        ? fc.oneof(fc.constantFrom(...ids), valueFor(schema))
        : valueFor(schema),
    ]);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (type === "array") return fc.array(items ? valueFor(items) : anything, { maxLength: 5 });
  if (type === "number" || type === "integer")
    return fc.oneof(fc.integer({ min: 1, max: 999 }), hostileNumber);
  if (type === "boolean") return fc.boolean();
  return fc.oneof(hostileText, fc.string({ minLength: 5, maxLength: 20 }));
}

const segment = fc.oneof(
  fc.constantFrom(...["0".repeat(24), "f".repeat(24), "%00", "%", "%E0%A4%A", "..", "~", "null"]),
  hostileText.map((text) => encodeURIComponent(Buffer.from(text).toString().slice(0, 60))),
);

function requestFor({ method, path, operation }: (typeof operations)[number]) {
  const queryFields = operation.parameters.filter((parameter) => parameter.in === "query");
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  return fc.record({
    method: fc.constant(method),
    url: segment.chain((hostile) =>
      fc.constantFrom(...ids, hostile).map((id) => `/api${path.replace(/\{\w+\}/g, id || "x")}`),
    ),
    query: fc.record(
      Object.fromEntries(
        [...queryFields.map(({ name }) => name), "extra"].map((name) => [
          name,
          fc.oneof(hostileText, hostileNumber.map(String)),
        ]),
      ),
      { requiredKeys: [] },
    ),
    headers: fc.record(
      {
        "content-type": fc.constantFrom(
          "application/json",
          "text/plain",
          "application/json; charset=utf-7",
          body?.[0] ?? "x/y",
        ),
        "if-match": fc.constantFrom('"1"', "*", "W/,,", '"'),
        "idempotency-key": fc.constantFrom("key-of-this-order", "x", "é".repeat(80)),
        "if-none-match": fc.constantFrom("*", '"1"'),
        cookie: fc.constantFrom("refreshToken=%00", "refreshToken=a; refreshToken=b", "=;;;"),
        range: fc.constantFrom("bytes=0-", "bytes=-99999999"),
        host: fc.constantFrom("shop.example", "a b", "[::1]:99999", "x".repeat(300)),
        "accept-encoding": fc.constantFrom("br", "gzip;q=0", "*", "identity"),
      },
      { requiredKeys: [] },
    ),
    payload: method === "GET" ? fc.constant(undefined) : payloadFor(body?.[1].schema),
  });
}

function payloadFor(schema: JsonSchema | undefined): fc.Arbitrary<string | undefined> {
  const json = (schema ? valueFor(schema) : anything).map((value) => JSON.stringify(value));
  const broken = fc.constantFrom(
    "{",
    '{"a":1,}',
    '{"__proto__":{"role":"Admin"}}',
    "\u0000",
    "[".repeat(50_000),
    "",
  );
  return fc.oneof(
    { weight: 8, arbitrary: json },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: hostileText },
  );
}

type Hostile = ReturnType<typeof requestFor> extends fc.Arbitrary<infer T> ? T : never;

async function send({ method, url, query, headers, payload }: Hostile, path: string, remoteAddress: string) {
  // Account calls as somebody else: an Admin who happens to end its own session would end the test.
  const { accessToken } = path.startsWith("/account") ? member : admin;
  const bearer = { authorization: `Bearer ${accessToken}` };
  const search = new URLSearchParams(query as Record<string, string>);
  return shop.app.inject({
    method,
    url: `${url}?${search}`,
    headers: { ...bearer, ...headers },
    remoteAddress,
    ...(payload === undefined ? {} : { payload }),
  });
}

describe("hostile requests", () => {
  it.each(operations)(
    `never get a 5xx from $title (${REQUESTS} tries)`,
    async (call) => {
      const limit = createLimiter({ atOnce: 8, waiting: REQUESTS });
      const surprises: string[] = [];
      const statuses = new Set<number>();
      await Promise.all(
        fc.sample(requestFor(call), REQUESTS).map((request, i) =>
          limit(async () => {
            const response = await send(request, call.path, `10.${i % 250}.${Math.floor(i / 250)}.1`);
            const { statusCode, body, headers } = response;
            statuses.add(statusCode);
            const isProblem = String(headers["content-type"]).startsWith("application/problem+json");
            const isFine = statusCode < 400 || (statusCode < 500 && isProblem && response.json().code);
            if (!isFine) surprises.push(JSON.stringify({ statusCode, body, request }));
          }),
        ),
      );
      expect(surprises.slice(0, 2)).toEqual([]);
      // A test that is turned away at the door each time would prove nothing.
      if (call.operation["x-access"] !== "anyone") expect([...statuses]).not.toEqual([401]);
    },
    SLOWEST_MS,
  );
});
