import { type Endpoint, endpoints, type Permission } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

let now = new Date();
const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "bank_transfer", API_KEY_REQUESTS_PER_MINUTE: "40" },
  clock: () => now,
});
const sql = sqlOn(shop.db);
let owner: TestUser;
beforeAll(async () => {
  owner = await shop.as("Admin");
});

const setPermissions = (user: TestUser, permissions: readonly Permission[]) =>
  shop.call(owner, "PUT", `/users/${user.id}/permissions`, { payload: { permissions } });

const create = (by: TestUser, payload: object) => shop.call(by, "POST", "/admin/api-keys", { payload });

async function createKey(by: TestUser, permissions: readonly Permission[], expiresAt?: string) {
  const response = await create(by, { name: "ERP", permissions, ...(expiresAt ? { expiresAt } : {}) });
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string; key: string; prefix: string }>();
}

/** Calls the API with a key. */
const callWith = (key: string, method: Endpoint["method"], path: string, options: object = {}) =>
  shop.call(null, method, path, { ...options, headers: { authorization: `Bearer ${key}` } });

interface Sent {
  key?: string;
  method?: Endpoint["method"];
  path?: string;
  payload?: string;
  type?: string;
}

describe("an API key", () => {
  it("is shown once and stored as a hash", async () => {
    const { id, key, prefix } = await createKey(owner, ["orders.read"]);
    expect(key).toMatch(/^lw_live_[\w-]{43}$/);
    expect(key.startsWith(prefix)).toBe(true);
    const list = await shop.call(owner, "GET", "/admin/api-keys");
    expect(list.body).not.toContain(key);
    expect(list.json()[0]).toEqual({
      id,
      name: "ERP",
      prefix,
      permissions: ["orders.read"],
      createdBy: { id: owner.id, userName: `test-${owner.id}` },
      createdAt: now.toISOString(),
      expiresAt: null,
      lastUsedAt: null,
    });
    const [row] = await sql<{ text: string }>`SELECT api_keys::text AS text FROM api_keys WHERE id = ${id}`;
    expect(row?.text).not.toContain(key.slice(12));
  });

  it("may call what its permissions allow, and nothing else", async () => {
    const { key } = await createKey(owner, ["orders.read", "catalogue.write"]);
    expect((await callWith(key, "GET", "/admin/orders")).statusCode).toBe(200);
    expect((await callWith(key, "POST", "/products", { payload: productForm() })).statusCode).toBe(201);
    expect((await callWith(key, "GET", "/products")).statusCode).toBe(200);
    expect((await callWith(key, "GET", "/audit")).statusCode).toBe(403);
    // Without the permission it may not even read the account of its maker, whose own data the endpoint would return.
    expect((await callWith(key, "GET", `/users/${owner.id}`)).statusCode).toBe(403);
  });

  it("cannot use the account of its maker, or create keys", async () => {
    const makeKey = () => createKey(owner, ["staff.write", "customers.read", "customers.write"]);
    let { key } = await makeKey();
    const refused = Object.values(endpoints).filter(
      (endpoint: Endpoint) => endpoint.peopleOnly || endpoint.path.startsWith("/account"),
    );
    expect(refused.length).toBeGreaterThan(12);
    for (const [index, { method, path }] of refused.entries()) {
      // A key may send 40 requests a minute.
      if (index % 30 === 29) ({ key } = await makeKey());
      const { statusCode } = await callWith(key, method, path.replace(":id", owner.id));
      expect([method, path, statusCode]).toEqual([method, path, 403]);
    }
    const { key: clerk } = await createKey(owner, ["customers.write"]);
    const { statusCode } = await callWith(clerk, "DELETE", `/users/${owner.id}/sessions`);
    expect(statusCode).toBe(403);
  });

  it("has no more than its maker has, and loses what its maker loses", async () => {
    const maker = await shop.as("Admin");
    await setPermissions(maker, ["staff.write", "orders.read", "payments.read"]);
    expect((await create(maker, { name: "x", permissions: ["audit.read"] })).statusCode).toBe(403);
    const { key } = await createKey(maker, ["orders.read", "payments.read"]);
    await setPermissions(maker, ["payments.read"]);
    expect((await callWith(key, "GET", "/admin/orders")).statusCode).toBe(403);
    expect((await callWith(key, "GET", "/admin/payments")).statusCode).toBe(200);
    await sql`UPDATE users SET role = 'User' WHERE id = ${maker.id}`;
    expect((await callWith(key, "GET", "/admin/payments")).statusCode).toBe(403);
    await shop.call(owner, "DELETE", `/users/${maker.id}`);
    expect((await callWith(key, "GET", "/admin/payments")).statusCode).toBe(401);
  });

  it("is refused once it is deleted or has expired, on public endpoints too", async () => {
    const { id, key } = await createKey(owner, ["orders.read"]);
    expect((await callWith(key, "GET", "/shop")).statusCode).toBe(200);
    expect((await shop.call(owner, "DELETE", `/admin/api-keys/${id}`)).statusCode).toBe(204);
    expect((await shop.call(owner, "DELETE", `/admin/api-keys/${id}`)).statusCode).toBe(404);
    expect((await callWith(key, "GET", "/admin/orders")).statusCode).toBe(401);
    expect((await callWith(key, "GET", "/shop")).statusCode).toBe(401);

    const past = await create(owner, {
      name: "x",
      permissions: ["orders.read"],
      expiresAt: now.toISOString(),
    });
    expect(past.json().errors).toEqual({ expiresAt: "Must be in the future" });
    const start = now;
    const soon = new Date(now.getTime() + 60_000).toISOString();
    const { key: short } = await createKey(owner, ["orders.read"], soon);
    expect((await callWith(short, "GET", "/admin/orders")).statusCode).toBe(200);
    now = new Date(now.getTime() + 61_000);
    expect((await callWith(short, "GET", "/admin/orders")).statusCode).toBe(401);
    now = start;
  });

  it("cannot be deleted by an Admin who has fewer permissions", async () => {
    const clerk = await shop.as("Admin");
    await setPermissions(clerk, ["staff.write"]);
    const { id } = await createKey(owner, ["orders.read"]);
    expect((await shop.call(clerk, "DELETE", `/admin/api-keys/${id}`)).statusCode).toBe(403);
    const remaining = (await shop.call(owner, "GET", "/admin/api-keys")).json<{ id: string }[]>();
    expect(remaining.map((key) => key.id)).toContain(id);
  });

  it("is named in the audit log, and shows when it was last used", async () => {
    const { id, key } = await createKey(owner, ["catalogue.write"]);
    const created = await callWith(key, "POST", "/products", { payload: productForm() });
    const productId = created.json<{ id: string }>().id;
    const log = (await shop.call(owner, "GET", `/audit?subjectId=${productId}`)).json();
    expect(log[0]).toMatchObject({ actorId: owner.id, actorName: `test-${owner.id} (API key ERP)` });
    const keys = (await shop.call(owner, "GET", "/admin/api-keys")).json<
      { id: string; lastUsedAt: string }[]
    >();
    expect(keys.find((one) => one.id === id)?.lastUsedAt).toBe(now.toISOString());
    const own = (await shop.call(owner, "GET", `/audit?subjectId=${id}`)).json();
    expect(own[0]).toMatchObject({ action: "api-key.create", after: { name: "ERP" } });
    expect(JSON.stringify(own)).not.toContain(key);
  });

  it("moves no money or stock after it was deleted during the request", async () => {
    const { id, key } = await createKey(owner, ["catalogue.write"]);
    const created = await callWith(key, "POST", "/products", { payload: productForm() });
    const productId = created.json<{ id: string }>().id;
    await sql`DELETE FROM api_keys WHERE id = ${id}`;
    const payload = { delta: 5, reason: "delivery" };
    expect((await callWith(key, "POST", `/products/${productId}/stock`, { payload })).statusCode).toBe(401);
  });

  it("may send a limited number of requests a minute, and every reply says how many are left", async () => {
    const { key } = await createKey(owner, ["orders.read"]);
    const first = await callWith(key, "GET", "/products");
    expect(first.headers["ratelimit-policy"]).toBe('"key";q=40;w=60');
    expect(first.headers.ratelimit).toMatch(/^"key";r=39;t=\d+$/);
    const refused = await callWith(key, "GET", "/audit");
    expect([refused.statusCode, refused.headers.ratelimit]).toEqual([
      403,
      expect.stringMatching(/^"key";r=38;/),
    ]);
    for (let i = 0; i < 38; i += 1) await callWith(key, "GET", "/products");
    const last = await callWith(key, "GET", "/products");
    expect([last.statusCode, last.json().code]).toEqual([429, "too_many_requests"]);
    expect(last.headers.ratelimit).toMatch(/^"key";r=0;t=\d+$/);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    const { key: other } = await createKey(owner, ["orders.read"]);
    expect((await callWith(other, "GET", "/products")).statusCode).toBe(200);
  });

  it.each([
    ["a wrong key", 401, { key: "lw_live_wrong" }],
    ["an unknown path", 404, { path: "/nothing" }],
    ["an unknown object", 404, { path: `/orders/${"f".repeat(24)}` }],
    ["a wrong method", 405, { method: "DELETE", path: "/changes" }],
    ["an unknown parameter", 400, { path: "/admin/orders?statsu=PLACED" }],
    [
      "a body that is not JSON",
      400,
      { method: "POST", path: "/prices", payload: "{", type: "application/json" },
    ],
    ["a body of another type", 415, { method: "POST", path: "/prices", payload: "a", type: "text/plain" }],
    [
      "a body that is too large",
      413,
      { method: "POST", path: "/prices", payload: `"${"x".repeat(2 ** 20)}"` },
    ],
    ["a public list", 200, { path: "/products" }],
    ["the document", 200, { path: "/openapi.json" }],
    ["the reference", 200, { path: "/docs" }],
  ])("learns its limit from the reply to %s", async (_, status, request) => {
    const { key } = await createKey(owner, ["orders.read", "catalogue.write"]);
    const { method = "GET", path = "/products", payload, type = "application/json" } = request as Sent;
    const reply = await shop.call(null, method, path, {
      headers: {
        authorization: `Bearer ${(request as Sent).key ?? key}`,
        ...(payload ? { "content-type": type } : {}),
      },
      ...(payload ? { payload } : {}),
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers["ratelimit-policy"]).toBe('"key";q=40;w=60');
    expect(reply.headers.ratelimit).toMatch(/^"key";r=(39|40);t=\d+$/);
  });

  it("learns its limit from the reply to a failure of the shop", async () => {
    const { key } = await createKey(owner, ["orders.read"]);
    const [state] = await sql<{ name: string }>`DELETE FROM change_log_state RETURNING name`;
    const reply = await callWith(key, "GET", "/changes");
    await sql`INSERT INTO change_log_state (name) VALUES (${state?.name})`;
    expect([reply.statusCode, reply.headers.ratelimit]).toEqual([500, expect.stringMatching(/^"key";r=39;/)]);
  });

  it.each([
    ["lw_live_wrong", "This API key is wrong, has expired or was deleted, or its maker was."],
    ["Token", "Send the header `Authorization: Bearer lw_live_…`"],
    [
      "GET /audit",
      "This API key doesn't have the permission audit.read, or the Admin who created it has lost it.",
    ],
    ["POST /admin/api-keys", "API keys can't make this call. Use the access token of a person."],
  ])("learns why it is refused: %s", async (what, detail) => {
    const { key } = await createKey(owner, ["orders.read", "staff.write"]);
    const [method = "GET", path = "/admin/orders"] = what.includes(" ") ? what.split(" ") : [];
    const authorization = what === "Token" ? `Token ${key}` : `Bearer ${what.startsWith("lw_") ? what : key}`;
    const reply = await shop.call(null, method as "GET", path, { headers: { authorization } });
    expect(reply.json().detail).toContain(detail);
    expect(reply.body).not.toContain(key);
  });

  it("has one limit, however the word Bearer is written", async () => {
    const { key } = await createKey(owner, ["orders.read"]);
    const left = [];
    for (const word of ["Bearer", "bearer", "BEARER", "bEaReR"]) {
      const headers = { authorization: `${word} ${key}` };
      left.push((await shop.call(null, "GET", "/admin/orders", { headers })).headers.ratelimit);
    }
    expect(left.map((text) => /r=(\d+)/.exec(String(text))?.[1])).toEqual(["39", "38", "37", "36"]);
  });
});
