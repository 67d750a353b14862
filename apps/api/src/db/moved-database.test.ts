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

// The summary waits for every transaction of the server that is still open, those of other tests among them.
const patiently = { timeout: 20_000 };

const buy = () => order(database.db, shopper, orderBody([{ productId, quantity: 1 }]));

/** That the dashboard knows of every order there is, sooner or later. */
async function expectAllCounted(): Promise<void> {
  const [stored] = await database.db
    .$client`select count(*)::int as orders, count(*)::int as sold from orders`;
  const shown = async () => {
    const { totalOrders, popularProducts } = await readDashboard(database.db, new Date(), (image) => image);
    return { orders: totalOrders, sold: popularProducts[0]?.sold };
  };
  await expect.poll(shown, patiently).toEqual(stored);
}

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
    await buy();
    await expectAllCounted();
    await buy();
    const sql = database.db.$client;
    const later = sql`(transaction_id::text::bigint + 1000000000)::text::xid8`;
    await sql`update order_events set transaction_id = ${later}`;
    await sql`update sales_progress set transaction_id = ${later}`;
    await buy();
    await expectAllCounted();
    await buy();
    await expectAllCounted();
  });
});
