import { type Endpoint, type EndpointName, endpoints, endpointUrl } from "@larkwood/contract";
import { sql as drizzleSql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { queryRows } from "../db/executor";
import { buildTestApp, type TestUser } from "../testing/build-test-app";
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
const { db } = shop;
const writes = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method !== "GET");

let valid: ReturnType<typeof validRequests>;
let users: { admin: TestUser; member: TestUser };
let tables: string[];
beforeAll(async () => {
  users = { admin: await shop.as("Admin"), member: await shop.as("User") };
  valid = validRequests({ ...shop, ...users, limited: await shop.as("Admin"), now });
  const rows = await sqlOn(db)<{ name: string }>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'id' AND domain_name = 'object_id'`;
  tables = rows.map(({ name }) => name);
});

const idsIn = (value: unknown) => [...new Set(JSON.stringify(value).match(/(?<=")[0-9a-f]{24}(?=")/g))];

/** The rows of other tables that a request names. */
async function findNamedRows(request: { params?: unknown; body?: unknown }, sender: TestUser | null) {
  const ids = idsIn([request.params ?? null, request.body ?? null]).filter((id) => id !== sender?.id);
  const found = tables.map((table) =>
    queryRows<{ id: string }>(
      db,
      drizzleSql`SELECT id FROM ${drizzleSql.identifier(table)} WHERE id = ANY(${drizzleSql.param(ids)}::text[])`,
    ).then((rows) => rows.map(({ id }) => ({ table, id }))),
  );
  return (await Promise.all(found)).flat();
}

async function prepare(name: EndpointName) {
  const endpoint: Endpoint = endpoints[name];
  const fallback =
    endpoint.access === "anyone" ? null : endpoint.access === "user" ? users.member : users.admin;
  const { by = fallback, ...request } = await valid[name]();
  return { endpoint, by, request };
}

let races = 0;
const below500 = expect.toSatisfy((status: number) => status < 500);

it.each(writes)("%s is never a server error while a row that it names is deleted", async (name) => {
  const first = await prepare(name);
  const count = (await findNamedRows(first.request, first.by)).length;
  for (let index = 0; index < count; index += 1) {
    const { endpoint, by, request } = await prepare(name);
    const row = (await findNamedRows(request, by))[index];
    if (!row) continue;
    const { params = {}, query = {}, headers = {}, body } = request;
    const send = () =>
      shop.call(by, endpoint.method, endpointUrl(endpoint, params, query), {
        headers: { "content-type": endpoint.bodyType ?? "application/json", ...headers },
        ...(body === undefined
          ? {}
          : { payload: typeof body === "string" ? Buffer.from(body, "latin1") : JSON.stringify(body) }),
      });
    const remove = drizzleSql`DELETE FROM ${drizzleSql.identifier(row.table)} WHERE id = ${row.id}`;
    const reply = await duringCall(db, (tx) => tx.execute(remove), send).catch((error: unknown) => {
      // Other rows protect this one from deletion.
      if (error instanceof Error && "cause" in error) return null;
      throw error;
    });
    if (!reply) continue;
    races += 1;
    expect([row.table, reply.statusCode, reply.body]).toEqual([row.table, below500, reply.body]);
  }
});

it("covers many pairs of a write and a row", () => {
  expect(races).toBeGreaterThan(50);
});
