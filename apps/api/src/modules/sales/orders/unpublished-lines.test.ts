import { expect, it } from "vitest";
import { storeProduct } from "../../../testing/fixtures/orders";
import { openOrderShop } from "../../../testing/order-shop";

const { db, sql, place, seenByShopper, call, staff } = await openOrderShop({
  SHOP_PAYMENT_METHODS: "bank_transfer",
});

it("says in an order which products have no page while they are not published", async () => {
  const [shown, hidden] = [await storeProduct(db, 500), await storeProduct(db, 500)];
  const { id } = await place([
    { productId: shown, quantity: 1 },
    { productId: hidden, quantity: 1 },
  ]);
  await sql`UPDATE products SET published = false WHERE id = ${hidden}`;
  const { lines } = await seenByShopper(id);
  expect(lines.map(({ productId, unpublished }) => ({ productId, unpublished }))).toEqual([
    { productId: shown, unpublished: undefined },
    { productId: hidden, unpublished: true },
  ]);
  const copy = (await call(staff, "GET", `/orders/${id}`)).json();
  expect(copy.lines.some((line: object) => "unpublished" in line)).toBe(false);
  await sql`UPDATE products SET published = true WHERE id = ${hidden}`;
  const { lines: later } = await seenByShopper(id);
  expect(later.filter(({ unpublished }) => unpublished)).toEqual([]);
});
