import type { Product } from "@larkwood/contract";
import { expect, it } from "vitest";
import { newId } from "../../../core/ids";
import { storeProduct } from "../../../testing/fixtures/orders";
import { openOrderShop } from "../../../testing/order-shop";

const desk = await openOrderShop({ SHOP_PAYMENT_METHODS: "bank_transfer", SHOP_CATALOGUE: "public" });
const { call, db, sql, shopper, place } = desk;

/** A product with this many published reviews. */
async function reviewed(count: number): Promise<string> {
  const productId = await storeProduct(db, 10, 10_000);
  const { id } = await place([{ productId, quantity: 1 }]);
  const ids = Array.from({ length: count }, () => newId(new Date()));
  await sql`ALTER TABLE reviews DROP CONSTRAINT IF EXISTS reviews_once_per_purchase`;
  await sql`
    INSERT INTO reviews (id, product_id, order_id, user_id, author, stars, title, text, state, created_at)
    SELECT review, ${productId}, ${id}, ${shopper.id}, 'Ada L.', 4, 'Sturdy', 'Easy to build, and it fits.',
      'pending', now() FROM unnest(${ids}::text[]) AS review`;
  // In one statement, which counts the rating for each row.
  await sql`UPDATE reviews SET state = 'published' WHERE product_id = ${productId}`;
  return productId;
}

/** Statements and bytes of a request, the lowest of several because background jobs send statements too. */
async function costOf(path: string) {
  const costs: { statements: number; bytes: number }[] = [];
  for (let run = 0; run < 5; run += 1) {
    await sql`SELECT notify_products(ARRAY[]::text[])`;
    const before = db.metrics.answered;
    const { body } = await call(null, "GET", path);
    costs.push({ statements: db.metrics.answered - before, bytes: body.length });
  }
  return costs.reduce((best, cost) => (cost.statements < best.statements ? cost : best));
}

it("a product with 1,000 reviews costs no more statements than one with none, and a page of them is short", async () => {
  const [none, many] = [await reviewed(0), await reviewed(1_000)];
  const detail = (await call(null, "GET", `/products/${many}`)).json<Product>();
  expect(detail.rating).toEqual({ average: 4, count: 1_000, stars: [0, 0, 0, 1_000, 0] });
  const [without, withMany] = [await costOf(`/products/${none}`), await costOf(`/products/${many}`)];
  expect(withMany.statements).toBeLessThanOrEqual(without.statements);
  expect(withMany.bytes / without.bytes).toBeLessThan(1.2);
  const list = await call(null, "GET", `/products/${many}/reviews`);
  expect([list.json().length, list.headers["x-total-count"]]).toEqual([10, "1000"]);
  const [few, page] = [await costOf(`/products/${none}/reviews`), await costOf(`/products/${many}/reviews`)];
  expect(page.statements).toBeLessThanOrEqual(few.statements);
});
