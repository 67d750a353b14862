import { Readable } from "node:stream";
import { type EndpointName, endpoints } from "@larkwood/contract";
import { sql as drizzleSql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sample } from "../../../../scripts/lib/tries";
import { queryRows } from "../db/executor";
import type { TestUser } from "../testing/build-test-app";
import { orderBody, storeProduct } from "../testing/fixtures/orders";
import { duringCall } from "../testing/in-flight";
import { sqlOn } from "../testing/plain-sql";
import {
  openRequestShop,
  openTo,
  type PreparedRequest,
  toPayload,
  writeNames,
} from "../testing/request-shop";

const shop = await openRequestShop();
const { sql, prepare, asGuest, send } = shop;

/** A body that is sent after `meanwhile`; a client has a minute to send one. */
function lateBody(body: string | Buffer, meanwhile: () => Promise<unknown>): Readable {
  return Readable.from(
    (async function* () {
      await meanwhile();
      yield body;
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
  const payload = lateBody(JSON.stringify(body), meanwhile);
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
    const payload = lateBody("{}", () => sql`UPDATE users SET role = 'User' WHERE id = ${admin.id}`);
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
      JSON.stringify({ status: "CANCELLED" }),
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

/** Sends a request whose body comes after `meanwhile`. Returns the status and the tables that changed. */
async function sendLate(name: EndpointName, request: PreparedRequest, meanwhile: () => Promise<unknown>) {
  let before: Record<string, string> = {};
  const payload = lateBody(toPayload(name, request.body) ?? "{}", async () => {
    await meanwhile();
    // Jobs of earlier requests change tables as well.
    await expect.poll(findOpenJobs).toEqual([]);
    before = await tableVersions();
  });
  const { statusCode } = await send(name, request, payload);
  const after = await tableVersions();
  return { statusCode, changed: Object.keys(after).filter((table) => after[table] !== before[table]) };
}

/** The jobs that a worker runs or will run next. Emails stay queued, because the shop has no mail transport. */
function findOpenJobs() {
  return sql`
    SELECT kind, state FROM jobs
    WHERE kind <> 'mail'
      AND (state = 'running' OR state = 'waiting' AND due_at <= ${shop.now.toISOString()}::timestamptz)`;
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

describe("a body that arrives after its sender", () => {
  const writes = sample(writeNames.filter((name) => endpoints[name].access !== "anyone"));
  const idOf = ({ by }: PreparedRequest) => by?.id ?? "";
  const endSession = (request: PreparedRequest, db = shop.db as Parameters<typeof sqlOn>[0]) =>
    sqlOn(db)`UPDATE sessions SET ended_at = now() WHERE user_id = ${idOf(request)} AND ended_at IS NULL`;
  const resumeSession = (request: PreparedRequest) =>
    sql`UPDATE sessions SET ended_at = NULL WHERE user_id = ${idOf(request)}`;

  it.each(writes)("has signed out has no effect: %s", async (name) => {
    const request = await prepare(name);
    const outcome = await sendLate(name, request, () => endSession(request));
    await resumeSession(request);
    expect(outcome).toEqual({ statusCode: 401, changed: [] });
  });

  const MONEY_AND_STOCK = ["orders", "payments", "payment_attempts", "refunds", "stock_moves"];

  /** The content of the tables. A return or a document sets the time at which its order changed, which moves nothing. */
  async function readMoneyAndStock(): Promise<Record<string, string>> {
    const contents = MONEY_AND_STOCK.map(
      (name) =>
        `SELECT '${name}' AS name, md5(coalesce(string_agg(content, ' ' ORDER BY content), '')) AS content
         FROM (SELECT (to_jsonb("${name}") - 'updated_at')::text AS content FROM "${name}") AS rows`,
    );
    const rows = await queryRows<{ name: string; content: string }>(
      shop.db,
      drizzleSql.raw(contents.join(" UNION ALL ")),
    );
    return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
  }

  it.each(writes)("signs out during the transaction moves no money and no stock: %s", async (name) => {
    const request = await prepare(name);
    const before = await readMoneyAndStock();
    const { statusCode } = await duringCall(
      shop.db,
      (tx) => endSession(request, tx),
      () => send(name, request, toPayload(name, request.body) ?? "{}"),
    );
    const after = await readMoneyAndStock();
    await resumeSession(request);
    const moved = MONEY_AND_STOCK.filter((table) => after[table] !== before[table]);
    expect({ statusCode, moved }).toEqual({ statusCode: expect.any(Number), moved: [] });
  });
});

describe("a body from a guest", () => {
  const ofOrders = openTo("order");
  const checkout = openTo("checkout");
  const nothing = async () => {};
  const asVisitor = async (name: EndpointName): Promise<PreparedRequest> => {
    const { body, ...request } = await prepare(name);
    const email = `${crypto.randomUUID()}@guests.example`;
    return {
      ...request,
      headers: { "idempotency-key": crypto.randomUUID() },
      body: name === "quoteOrder" ? body : { ...(body as object), email },
      by: null,
    };
  };
  const setGuestCheckout = async (value: "on" | "off") => {
    const [row] = await sql<{ version: number }>`SELECT version FROM settings WHERE key = 'guestCheckout'`;
    const payload = { changes: [{ key: "guestCheckout", value, version: row?.version ?? 0 }] };
    const { statusCode } = await shop.call(shop.admin, "PUT", "/settings", { payload });
    expect(statusCode).toBe(200);
  };

  it.each(ofOrders)("is accepted while the link works: %s", async (name) => {
    const { statusCode } = await sendLate(name, await asGuest(await prepare(name)), nothing);
    expect(statusCode).toBeLessThan(300);
  });

  it.each(ofOrders)("has no effect after the link was revoked: %s", async (name) => {
    const request = await asGuest(await prepare(name));
    const revoke = () => sql`UPDATE orders SET guest_link = NULL WHERE id = ${request.params.id}`;
    expect(await sendLate(name, request, revoke)).toEqual({ statusCode: 404, changed: [] });
  });

  // A check only learns from the provider what was paid, and changes nothing else.
  const moving = ofOrders.filter((name) => name !== "checkPayment");
  it.each(moving)("has no effect if the link is revoked during the transaction: %s", async (name) => {
    const request = await asGuest(await prepare(name));
    const { statusCode } = await duringCall(
      shop.db,
      (tx) => sqlOn(tx)`UPDATE orders SET guest_link = NULL WHERE id = ${request.params.id}`,
      () => send(name, request, toPayload(name, request.body) ?? "{}"),
    );
    expect(statusCode).toBe(404);
  });

  it.each(checkout)("is refused if the shop stops taking orders of guests: %s", async (name) => {
    const accepted = await sendLate(name, await asVisitor(name), nothing);
    expect(accepted.statusCode).toBeLessThan(300);
    const request = await asVisitor(name);
    const refused = await sendLate(name, request, () => setGuestCheckout("off"));
    await setGuestCheckout("on");
    expect(refused).toEqual({ statusCode: 401, changed: [] });
  });
});
