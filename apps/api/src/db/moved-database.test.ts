import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDashboard } from "../modules/dashboard/read-dashboard";
import { order, orderBody, storeProduct, storeUser } from "../modules/orders/trading-fixtures";
import type { Caller } from "../plugins/caller";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";

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

const figures = async () => {
  const { totalOrders, popularProducts, buyers } = await readDashboard(
    database.db,
    new Date(),
    (image) => image,
  );
  return { totalOrders, sold: popularProducts[0]?.sold, buyers };
};

describe("a database that is moved to another server", () => {
  it("takes its rows again where no schema is searched, as pg_restore puts them in", async () => {
    await buy();
    await database.db.$client.begin(async (sql) => {
      const tables = await sql<{ name: string; columns: string[] }[]>`
        select table_name as name, array_agg(column_name::text) as columns
        from information_schema.columns
        where table_schema = 'public' and is_generated = 'NEVER' group by table_name`;
      await sql`create schema moved`;
      await sql`set local search_path = ''`;
      for (const { name, columns } of tables) {
        const [from, to] = [sql(`public.${name}`), sql(`moved.${name}`)];
        await sql`create table ${to} (like ${from} including all)`;
        await sql`insert into ${to} (${sql(columns)}) overriding system value select ${sql(columns)} from ${from}`;
      }
      const [moved] = await sql`
        select (select count(*)::int from moved.products where words = (select words from public.products)) as products,
          (select count(*)::int from moved.orders) as orders`;
      expect(moved).toEqual({ products: 1, orders: 1 });
      await sql`drop schema moved cascade`;
    });
  });

  it("goes on with its sales figures, though the new server counts transactions from the beginning", async () => {
    const { totalOrders } = await figures();
    await buy();
    const sql = database.db.$client;
    const later = sql`(transaction_id::text::bigint + 1000000000)::text::xid8`;
    await sql`update order_events set transaction_id = ${later}`;
    await sql`update sales_progress set transaction_id = ${later}`;
    await buy();
    await expect.poll(figures).toMatchObject({ totalOrders: totalOrders + 2, sold: totalOrders + 2 });
    await buy();
    await expect.poll(figures).toMatchObject({ totalOrders: totalOrders + 3, sold: totalOrders + 3 });
  });
});
