import { afterAll, beforeAll, expect, it } from "vitest";
import { order, orderBody, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { rollUpSales } from "../../sales/reports";
import { listBestSellers } from "./best-sellers";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it("lists best sellers by units sold, then other products by stock", async () => {
  const { db } = database;
  const [few, many, some] = await Promise.all([30, 50, 40].map((stock) => storeProduct(db, stock)));
  const ids = async () => {
    await rollUpSales(db);
    return (await listBestSellers(db)).map(({ id }) => id);
  };
  expect(await ids()).toEqual([many, some, few]);

  const shopper = await storeUser(db, "shopper");
  const buy = (productId = "", quantity = 1) => order(db, shopper, orderBody([{ productId, quantity }]));
  await buy(few, 3);
  await buy(some, 2);
  expect(await ids()).toEqual([few, some, many]);
});
