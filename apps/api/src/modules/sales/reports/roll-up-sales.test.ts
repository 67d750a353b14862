import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Caller } from "../../../core/actor";
import { inTransaction } from "../../../db/transaction";
import { order, orderBody, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { rollUpSales } from "./roll-up-sales";

let shop: TestDatabase;
let otherShop: TestDatabase;
let shopper: Caller;
let productId: string;
beforeAll(async () => {
  [shop, otherShop] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  shopper = await storeUser(shop.db, "ada");
  productId = await storeProduct(shop.db, 100);
});
afterAll(() => Promise.all([shop.close(), otherShop.close()]));

const buy = () => order(shop.db, shopper, orderBody([{ productId, quantity: 1 }]));

async function countOrders(): Promise<number> {
  await rollUpSales(shop.db);
  const [row] = await sqlOn(shop.db)<{ orders: number }>`
    SELECT coalesce(sum(orders), 0)::int AS orders FROM sales_months`;
  return row?.orders ?? 0;
}

it("counts an order immediately, despite a long transaction in another database of the server", async () => {
  const before = await countOrders();
  await inTransaction(otherShop.db, async (tx) => {
    await tx.execute(sql`SELECT pg_current_xact_id()`);
    await buy();
    expect(await countOrders()).toBe(before + 1);
    await buy();
    expect(await countOrders()).toBe(before + 2);
  });
  expect(await countOrders()).toBe(before + 2);
});

it("counts orders once, even if they commit out of sequence", async () => {
  const { db } = shop;
  const before = await countOrders();
  const { id } = await buy();
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      INSERT INTO order_events (order_id, status, at, actor_name) VALUES (${id}, 'PLACED', now(), 'Late')`);
    await buy();
    expect(await countOrders()).toBe(before + 2);
    expect(await countOrders()).toBe(before + 2);
  });
  expect(await countOrders()).toBe(before + 3);
  expect(await countOrders()).toBe(before + 3);
});

it("counts every order once under concurrent updates and orders", async () => {
  const before = await countOrders();
  await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? buy() : rollUpSales(shop.db))));
  expect(await countOrders()).toBe(before + 20);
});

it("locks products in id order", async () => {
  const { db } = shop;
  const ids = await Promise.all(Array.from({ length: 20 }, () => storeProduct(db, 9)));
  const [first, ...others] = ids.sort();
  await order(db, shopper, orderBody(ids.map((id) => ({ productId: id, quantity: 1 }))));
  const { counting } = await inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT FROM products WHERE id = ${first} FOR UPDATE`);
    const counting = inTransaction(db, async (other) => {
      // Without sorting, as PostgreSQL may do for many orders.
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
    // Wrapped in an object, so that the transaction does not wait for it.
    return { counting: { end: counting } };
  });
  await counting.end;
  const sold = await sqlOn(db)`SELECT FROM sales_products WHERE product_id = ANY(${ids})`;
  expect(sold).toHaveLength(20);
});
