import { Readable } from "node:stream";
import { type Endpoint, type EndpointName, endpoints, endpointUrl } from "@larkwood/contract";
import { sql as drizzleSql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../db/executor";
import { buildTestApp, type TestUser } from "../testing/build-test-app";
import { orderBody, storeProduct } from "../testing/fixtures/orders";
import { duringCall } from "../testing/in-flight";
import { sqlOn } from "../testing/plain-sql";
import { STRIPE_KEYS } from "../testing/stripe/stripe-events";
import { validRequests } from "../testing/valid-requests";

const now = new Date();
const shop = await buildTestApp({
  env: {
    SHOP_PAYMENT_METHODS: "bank_transfer,pay_on_delivery,test_card",
    ...STRIPE_KEYS,
    SMTP_URL: "smtp://mail.example:587",
    PUBLIC_URL: "https://shop.example",
  },
  clock: () => now,
});
const sql = sqlOn(shop.db);

/** A body that is sent after `meanwhile`; a client has a minute to send one. */
function lateBody(body: unknown, meanwhile: () => Promise<unknown>): Readable {
  return Readable.from(
    (async function* () {
      await meanwhile();
      yield typeof body === "string" ? Buffer.from(body, "latin1") : JSON.stringify(body ?? {});
    })(),
  );
}

/** Makes a user an Admin, with a late body. */
async function promote(admin: TestUser, user: TestUser, meanwhile: () => Promise<unknown>) {
  const body = {
    id: user.id,
    role: "Admin",
    userName: "accomplice",
    firstName: "Jane",
    lastName: "Roe",
    email: user.email,
    address: "Elm Street 5",
    country: "Norway",
    phoneNumber: "+4712345678",
    acceptedTos: true,
  };
  const headers = { "content-type": "application/json" };
  const payload = lateBody(body, meanwhile);
  const { statusCode } = await shop.call(admin, "PUT", "/users", { headers, payload });
  const [row] = await sql<{ role: string }>`SELECT role FROM users WHERE id = ${user.id}`;
  return { statusCode, role: row?.role };
}

describe("a body that arrives after the access check", () => {
  it("is accepted if nothing changes meanwhile", async () => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    expect(await promote(admin, user, async () => {})).toEqual({ statusCode: 200, role: "Admin" });
  });

  it.each([
    [
      "has been signed out",
      401,
      ({ id }: TestUser) => sql`UPDATE sessions SET ended_at = now() WHERE user_id = ${id}`,
    ],
    [
      "is no longer an Admin",
      403,
      ({ id }: TestUser) => sql`UPDATE users SET role = 'User' WHERE id = ${id}`,
    ],
    [
      "has lost the permission",
      403,
      ({ id }: TestUser) => sql`UPDATE users SET permissions = '{customers.write}' WHERE id = ${id}`,
    ],
  ] as const)("has no effect if the sender %s meanwhile", async (_, statusCode, change) => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    const outcome = await promote(admin, user, () => change(admin));
    expect(outcome).toEqual({ statusCode, role: "User" });
  });

  it("has no effect on an endpoint without a body", async () => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    const payload = lateBody({}, () => sql`UPDATE users SET role = 'User' WHERE id = ${admin.id}`);
    const headers = { "content-type": "application/json" };
    const { statusCode } = await shop.call(admin, "DELETE", `/users/${user.id}`, { headers, payload });
    expect(statusCode).toBe(403);
    expect(await sql`SELECT FROM users WHERE id = ${user.id}`).toHaveLength(1);
  });

  it("has no effect on an endpoint for all users if the action needs a permission", async () => {
    const [admin, user] = [await shop.as("Admin"), await shop.as("User")];
    const payload = orderBody([{ productId: await storeProduct(shop.db, 5), quantity: 1 }]);
    const keyed = { "idempotency-key": "an-order-of-a-user" };
    const { id } = (await shop.call(user, "POST", "/orders", { headers: keyed, payload })).json();
    const statusChange = lateBody(
      { status: "CANCELLED" },
      () => sql`UPDATE users SET role = 'User' WHERE id = ${admin.id}`,
    );
    const headers = { "content-type": "application/json" };
    const changed = await shop.call(admin, "POST", `/orders/${id}/status`, {
      headers,
      payload: statusChange,
    });
    expect(changed.statusCode).toBe(404);
    expect(await sql`SELECT status FROM orders WHERE id = ${id}`).toEqual([{ status: "PLACED" }]);
  });
});

describe("a body that arrives after its sender", () => {
  const writes = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].method !== "GET" && endpoints[name].access !== "anyone",
  );
  let valid: ReturnType<typeof validRequests>;
  let users: { admin: TestUser; member: TestUser };
  beforeAll(async () => {
    users = { admin: await shop.as("Admin"), member: await shop.as("User") };
    valid = validRequests({ ...shop, ...users, limited: await shop.as("Admin"), now });
  });

  /** A valid request and its sender. */
  async function prepare(name: EndpointName) {
    const endpoint: Endpoint = endpoints[name];
    const fallback = endpoint.access === "user" ? users.member : users.admin;
    const { by = fallback, params = {}, query = {}, headers = {}, body } = await valid[name]();
    const type = { "content-type": endpoint.bodyType ?? "application/json" };
    return { by, url: endpointUrl(endpoint, params, query), headers: { ...type, ...headers }, body };
  }

  /** Sends a valid request whose body comes after `meanwhile`. Returns the status and the tables that changed. */
  async function sendLate(name: EndpointName, meanwhile: (sender: TestUser) => Promise<unknown>) {
    const { by, url, headers, body } = await prepare(name);
    let before: Record<string, string> = {};
    const payload = lateBody(body, async () => {
      await meanwhile(by);
      before = await tableVersions();
    });
    const { statusCode } = await shop.call(by, endpoints[name].method, url, { headers, payload });
    const after = await tableVersions();
    return { statusCode, changed: Object.keys(after).filter((table) => after[table] !== before[table]) };
  }

  /** The number of rows of each table, and the last transaction that changed one. */
  async function tableVersions(): Promise<Record<string, string>> {
    const tables = await sql<{ name: string }>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
    const versions = tables.map(
      ({ name }) =>
        `SELECT '${name}' AS name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) AS version FROM "${name}"`,
    );
    const rows = await queryRows<{ name: string; version: string }>(
      shop.db,
      drizzleSql.raw(versions.join(" UNION ALL ")),
    );
    return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
  }

  const endSession = ({ id }: TestUser) =>
    sql`UPDATE sessions SET ended_at = now() WHERE user_id = ${id} AND ended_at IS NULL`;
  const resumeSession = ({ id }: TestUser) => sql`UPDATE sessions SET ended_at = NULL WHERE user_id = ${id}`;

  it.each(writes)("has signed out has no effect: %s", async (name) => {
    let sender: TestUser | undefined;
    const outcome = await sendLate(name, (by) => {
      sender = by;
      return endSession(by);
    });
    if (sender) await resumeSession(sender);
    expect(outcome).toEqual({ statusCode: 401, changed: [] });
  });

  const MONEY_AND_STOCK = ["orders", "payments", "payment_attempts", "refunds", "stock_moves"];

  it.each(writes)("signs out during the transaction moves no money and no stock: %s", async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const { by, url, headers, body } = await prepare(name);
    const before = await tableVersions();
    const { statusCode } = await duringCall(
      shop.db,
      (tx) => sqlOn(tx)`UPDATE sessions SET ended_at = now() WHERE user_id = ${by.id} AND ended_at IS NULL`,
      () => shop.call(by, endpoint.method, url, { headers, payload: lateBody(body, async () => {}) }),
    );
    const after = await tableVersions();
    await resumeSession(by);
    const moved = MONEY_AND_STOCK.filter((table) => after[table] !== before[table]);
    expect({ statusCode, moved }).toEqual({ statusCode: expect.any(Number), moved: [] });
  });
});
