import type { Product, Quote, Review, StockReport } from "@larkwood/contract";
import { beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../testing/build-test-app";
import { sqlOn } from "../../testing/plain-sql";
import { loadDemo } from "../index";
import { demoCatalogue } from "./index";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "pay_on_delivery" } });
const sql = sqlOn(shop.db);
let admin: TestUser;
/** Each demo product as its page shows it. */
let pages: Product[];

async function read<T>(path: string): Promise<T> {
  const reply = await shop.call(admin, "GET", path);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<T>();
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

beforeAll(async () => {
  await loadDemo(shop.db, () => new Date());
  admin = await shop.as("Admin");
  const reader = await shop.as("User");
  // Every product has 0 to 6 reviews of all stars, in all states.
  await sql`
    INSERT INTO reviews (id, product_id, user_id, author, stars, title, text, state, created_at)
    SELECT substr(md5(products.id || i), 1, 24), products.id, ${reader.id}, 'Ada B.',
      1 + (products.number + i * i) % 5, 'Title', 'Text', (ARRAY['pending', 'published', 'rejected', 'published'])[1 + i % 4], now()
    FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS number FROM products) AS products, generate_series(1, products.number % 7) AS i`;
  const rows = await sql<{ id: string }>`SELECT id FROM products WHERE published ORDER BY id`;
  pages = [];
  for (const { id } of rows) pages.push(await read<Product>(`/products/${id}`));
  expect(pages).toHaveLength(demoCatalogue.length);
});

it("a card shows the price, sale, stock and rating of the product's page", async () => {
  const cards = await read<Product[]>("/products?limit=100");
  expect(cards).toHaveLength(pages.length);
  for (const page of pages) {
    const card = cards.find(({ id }) => id === page.id);
    const { price, compareAtPrice, quantity, name, imageUrl } = page;
    expect(card, name).toMatchObject({ name, price, quantity, imageUrl });
    expect(card?.compareAtPrice, name).toBe(compareAtPrice);
    const prices = [price, ...(page.variants ?? []).map((variant) => variant.price)];
    expect(card?.cheapest?.price ?? card?.price, name).toBe(Math.min(...prices));
    expect([card?.rating?.average, card?.rating?.count], name).toEqual([
      page.rating?.average,
      page.rating?.count,
    ]);
  }
});

it("the rating of a page is that of the reviews below it", async () => {
  for (const { id, name, rating } of pages) {
    const reviews = await read<Review[]>(`/products/${id}/reviews?limit=50`);
    const stars = [1, 2, 3, 4, 5].map((star) => reviews.filter((review) => review.stars === star).length);
    expect(rating?.count ?? 0, name).toBe(reviews.length);
    if (!rating) continue;
    expect(rating.stars, name).toEqual(stars);
    expect(rating.average, name).toBeCloseTo(sum(reviews.map((review) => review.stars)) / reviews.length, 1);
  }
  expect(pages.filter(({ rating }) => rating).length).toBeGreaterThan(pages.length / 2);
});

it("every variant is quoted at the price of its page", async () => {
  let quoted = 0;
  for (const { id, name, price, quantity, variants } of pages) {
    const choices = variants?.length ? variants : [{ id: undefined, price, quantity }];
    for (const variant of choices.filter((choice) => choice.quantity > 1)) {
      const item = { productId: id, quantity: 2, ...(variant.id && { variantId: variant.id }) };
      const quote = (
        await shop.call(admin, "POST", "/orders/quote", { payload: { items: [item], country: "Norway" } })
      ).json<Quote>();
      expect(quote.lines, name).toMatchObject([{ productId: id, price: variant.price }]);
      expect(quote.subtotal, name).toBe(2 * variant.price);
      quoted += 1;
    }
  }
  expect(quoted).toBeGreaterThan(pages.length);
});

it("the stock report has the stock of the pages at their prices", async () => {
  const report = await read<StockReport>("/reports/stock?by=product");
  const stockItems = pages.flatMap(({ price, quantity, variants }) =>
    variants?.length ? variants : [{ price, quantity }],
  );
  expect(report.total).toMatchObject({
    stockItems: stockItems.length,
    units: sum(stockItems.map(({ quantity }) => quantity)),
  });
  expect(report.total.value).toBeCloseTo(sum(stockItems.map(({ price, quantity }) => price * quantity)), 2);
});
