import type { EndpointName } from "@larkwood/contract";
import { sql as drizzleSql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { queryRows } from "../db/executor";
import { duringCall } from "../testing/in-flight";
import { openRequestShop, openTo, type PreparedRequest, writeNames } from "../testing/request-shop";

const { db, sql, prepare, send, asGuest, ...shop } = await openRequestShop();
// All other requests need them.
const users = [shop.admin.id, shop.limited.id, shop.member.id];

interface Column {
  table: string;
  column: string;
}
/** Columns whose values name a row: ids, SKUs and keys. */
let names: Column[];
beforeAll(async () => {
  names = await sql<Column & Record<string, string>>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND (
      column_name = 'id' AND domain_name = 'object_id'
      OR (table_name, column_name) IN (('products', 'sku'), ('variants', 'sku'), ('attributes', 'key'), ('collections', 'slug')))`;
});

const WORDS = /[0-9a-f]{24}|[\w-]+/g;

/** The rows that a request names, except its users. */
async function findNamedRows({ by, params, query, headers, body }: PreparedRequest) {
  const words = JSON.stringify([params, query, headers.authorization ?? "", body ?? null]).match(WORDS);
  const values = [...new Set(words)].filter((word) => word !== by?.id && !users.includes(word));
  const found = names.map(async ({ table, column }) => {
    const [from, name] = [drizzleSql.identifier(table), drizzleSql.identifier(column)];
    const rows = await queryRows<{ value: string }>(
      db,
      drizzleSql`SELECT ${name}::text AS value FROM ${from} WHERE ${name}::text = ANY(${drizzleSql.param(values)}::text[])`,
    );
    return rows.map(({ value }) => ({ table, column, value }));
  });
  return (await Promise.all(found)).flat();
}

let races = 0;
const below500 = expect.toSatisfy((status: number) => status < 500);

/** Sends a request once for each row that it names, while the row is deleted. */
async function race(name: EndpointName, create: () => Promise<PreparedRequest>): Promise<void> {
  const count = (await findNamedRows(await create())).length;
  for (let index = 0; index < count; index += 1) {
    const request = await create();
    const row = (await findNamedRows(request))[index];
    if (!row) continue;
    const [from, column] = [drizzleSql.identifier(row.table), drizzleSql.identifier(row.column)];
    const remove = drizzleSql`DELETE FROM ${from} WHERE ${column}::text = ${row.value}`;
    const reply = await duringCall(
      db,
      (tx) => tx.execute(remove),
      () => send(name, request),
    ).catch((error: unknown) => {
      // Other rows protect this one from deletion.
      if (error instanceof Error && "cause" in error) return null;
      throw error;
    });
    if (!reply) continue;
    races += 1;
    expect([row.table, reply.statusCode, reply.body]).toEqual([row.table, below500, reply.body]);
  }
}

it.each(writeNames)("%s is never a server error while a row that it names is deleted", (name) =>
  race(name, () => prepare(name)),
);

it.each(openTo("order"))("%s of a guest is never a server error while its order is deleted", (name) =>
  race(name, async () => asGuest(await prepare(name))),
);

it("covers many pairs of a write and a row", () => {
  expect(races).toBeGreaterThan(100);
});
