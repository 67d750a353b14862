import { expect, it } from "vitest";
import { order, orderBody, storeProduct, storeUser } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase } from "../../../testing/test-database";

it("begins at 10001 in a new shop", async () => {
  const { db, close } = await createTestDatabase();
  const shopper = await storeUser(db, "ada");
  await order(db, shopper, orderBody([{ productId: await storeProduct(db, 5), quantity: 1 }]));
  expect(await sqlOn(db)`SELECT number::int FROM orders`).toEqual([{ number: 10_001 }]);
  await close();
});
