import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../core/actor";
import { readDashboard } from "../modules/sales/reports/read-dashboard";
import { order, orderBody, storeProduct, storeUser, tradingContext } from "../testing/fixtures/orders";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { inTransaction } from "./transaction";

let database: TestDatabase;
let shopper: Caller;
let productId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  shopper = await storeUser(database.db, "ada");
  productId = await storeProduct(database.db, 100);
});
afterAll(() => database.close());

const buy = () => order(database.db, shopper, orderBody([{ productId, quantity: 1 }]));

/** Expects that the dashboard counts every order. */
async function expectAllCounted(): Promise<void> {
  const [stored] = await sqlOn(
    database.db,
  )`select count(*)::int as orders, count(*)::int as sold from orders`;
  const shown = async () => {
    const { totalOrders, popularProducts } = await readDashboard(tradingContext(database.db), undefined, {
      origin: "",
    });
    return { orders: totalOrders, sold: popularProducts[0]?.sold };
  };
  expect(await shown()).toEqual(stored);
}

describe("a database that is moved to another server", () => {
  it("accepts its rows with an empty search_path, as pg_restore inserts them", async () => {
    await buy();
    await inTransaction(database.db, async (tx) => {
      const tables = await sqlOn(tx)<{ name: string; columns: string[] }>`
        select table_name as name, array_agg(column_name::text) as columns
        from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER' group by table_name`;
      await sqlOn(tx)`create schema moved`;
      await sqlOn(tx)`set local search_path = ''`;
      for (const { name, columns } of tables) {
        const [from, to] = [sql.raw(`public."${name}"`), sql.raw(`moved."${name}"`)];
        const all = sql.join(
          columns.map((column) => sql.identifier(column)),
          sql`, `,
        );
        await sqlOn(tx)`create table ${to} (like ${from} including all)`;
        await sqlOn(tx)`insert into ${to} (${all}) overriding system value select ${all} from ${from}`;
      }
      const [moved] = await sqlOn(tx)`
        select (select count(*)::int from moved.products where words = (select words from public.products)) as products,
          (select count(*)::int from moved.orders) as orders`;
      expect(moved).toEqual({ products: 1, orders: 1 });
      await sqlOn(tx)`drop schema moved cascade`;
    });
  });

  it("continues its sales figures although the transaction ids start again", async () => {
    await buy();
    await expectAllCounted();
    await buy();
    const plain = sqlOn(database.db);
    const later = (number: string) => sql.raw(`(${number}::text::bigint + 1000000000)::text`);
    await plain`update order_events set transaction_id = ${later("transaction_id")}::xid8`;
    const end = later("pg_snapshot_xmax(counted)");
    await plain`update sales_progress set counted = (${end} || ':' || ${end} || ':')::pg_snapshot`;
    await buy();
    await expectAllCounted();
    await buy();
    await expectAllCounted();
  });
});
