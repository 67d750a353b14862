import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Caller } from "../../../core/actor";
import { inTransaction } from "../../../db/transaction";
import { order, orderBody, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { rollUpSales } from "./roll-up-sales";

let shop: TestDatabase;
let neighbour: TestDatabase;
let shopper: Caller;
let productId: string;
beforeAll(async () => {
  [shop, neighbour] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  shopper = await storeUser(shop.db, "ada");
  productId = await storeProduct(shop.db, 100);
});
afterAll(() => Promise.all([shop.close(), neighbour.close()]));

const buy = () => order(shop.db, shopper, orderBody([{ productId, quantity: 1 }]));

async function counted(): Promise<number> {
  await rollUpSales(shop.db);
  const [row] = await sqlOn(shop.db)<{ orders: number }>`
    SELECT coalesce(sum(orders), 0)::int AS orders FROM sales_months`;
  return row?.orders ?? 0;
}

it("counts an order at once, though somebody else on the same server has long been at work", async () => {
  const before = await counted();
  await inTransaction(neighbour.db, async (tx) => {
    await tx.execute(sql`SELECT pg_current_xact_id()`);
    await buy();
    expect(await counted()).toBe(before + 1);
    await buy();
    expect(await counted()).toBe(before + 2);
  });
  expect(await counted()).toBe(before + 2);
});

it("counts an order that is committed late, once, and those that overtook it once too", async () => {
  const { db } = shop;
  const before = await counted();
  const { id } = await buy();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      INSERT INTO order_events (order_id, status, at, actor_name) VALUES (${id}, 'PLACED', now(), 'Late')`);
    await buy();
    expect(await counted()).toBe(before + 2);
    expect(await counted()).toBe(before + 2);
  });
  expect(await counted()).toBe(before + 3);
  expect(await counted()).toBe(before + 3);
});

it("counts everything once when several bring the figures up to date while orders come in", async () => {
  const before = await counted();
  await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? buy() : rollUpSales(shop.db))));
  expect(await counted()).toBe(before + 20);
});

it("takes products in the order of their ids, as everybody who holds several does", async () => {
  const { db } = shop;
  const ids = await Promise.all(Array.from({ length: 20 }, () => storeProduct(db, 9)));
  const [first, ...others] = ids.sort();
  await order(db, shopper, orderBody(ids.map((id) => ({ productId: id, quantity: 1 }))));
  const { counting } = await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT FROM products WHERE id = ${first} FOR UPDATE`);
    const counting = inTransaction(db, async (other) => {
      // As the server counts many orders: in no order of its own.
      await other.execute(sql`SET LOCAL enable_sort = off`);
      await rollUpSales(other);
    });
    await expect
      .poll(
        () =>
          sqlOn(
            db,
          )`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'transactionid'`,
      )
      .toHaveLength(1);
    await tx.execute(sql`SELECT FROM products WHERE id = ANY(${sql.param(others)}) FOR UPDATE NOWAIT`);
    // In an object, because it is not waited for here.
    return { counting: { end: counting } };
  });
  await counting.end;
  const sold = await sqlOn(db)`SELECT FROM sales_products WHERE product_id = ANY(${ids})`;
  expect(sold).toHaveLength(20);
});
