import type { AdminReview, OwnReview, Product, Review } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { storeProduct } from "../../../testing/fixtures/orders";
import { newKey, openOrderShop } from "../../../testing/order-shop";
import { anotherAddress } from "../../../testing/second-factor";

const desk = await openOrderShop({ SHOP_PAYMENT_METHODS: "bank_transfer" });
const { shop, call, db, sql, shopper, staff, place } = desk;
type User = typeof shopper;

const form = (change: object = {}) => ({
  stars: 5,
  title: "Sturdy",
  text: "Easy to build, and it does not wobble.",
  ...change,
});
const newProduct = () => storeProduct(db, 1_000, 10_000);

/** A delivered order with the product. */
async function buy(productId: string, user: User = shopper) {
  const { id } = await place([{ productId, quantity: 1 }], {}, user);
  await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
  return id;
}
const write = (productId: string, change?: object, user: User | null = shopper, headers = {}) =>
  call(user, "POST", `/products/${productId}/reviews`, {
    payload: form(change),
    headers,
    remoteAddress: anotherAddress(),
  });
const setState = (id: string, state: string, user: User | null = staff) =>
  call(user, "PUT", `/admin/reviews/${id}`, { payload: { state } });
const list = async (productId: string, query = "") =>
  (await call(null, "GET", `/products/${productId}/reviews?${query}`)).json<Review[]>();
const ratingOf = async (productId: string) =>
  (await call(null, "GET", `/products/${productId}`)).json<Product>().rating;

/** A product with a published review. */
async function review(change?: object, user: User = shopper) {
  const productId = await newProduct();
  await buy(productId, user);
  const { id } = (await write(productId, change, user)).json<OwnReview>();
  await setState(id, "published");
  return { productId, id };
}

describe("writing a review", () => {
  it("is for buyers, and shown when it is published, with the name shortened", async () => {
    const productId = await newProduct();
    await buy(productId);
    const written = await write(productId);
    expect(written.statusCode, written.body).toBe(201);
    const { id } = written.json<OwnReview>();
    expect(written.json()).toMatchObject({ state: "pending", author: "Ada L.", reply: null, helpful: 0 });
    expect(await list(productId)).toEqual([]);
    expect(await ratingOf(productId)).toBeUndefined();
    expect((await setState(id, "published")).json()).toMatchObject({ state: "published" });
    expect(await list(productId)).toMatchObject([{ id, stars: 5, title: "Sturdy", author: "Ada L." }]);
    expect(await ratingOf(productId)).toEqual({ average: 5, count: 1, stars: [0, 0, 0, 0, 1] });
    await setState(id, "rejected");
    expect(await list(productId)).toEqual([]);
    expect(await ratingOf(productId)).toBeUndefined();
  });

  it("is marked on the line of its order", async () => {
    const productId = await newProduct();
    const order = await buy(productId);
    const isMarked = async () => (await desk.seenByShopper(order)).lines[0]?.reviewed;
    expect(await isMarked()).toBeUndefined();
    await write(productId);
    expect(await isMarked()).toBe(true);
  });

  it("is possible once for each delivered order", async () => {
    const productId = await newProduct();
    expect((await write(productId)).json()).toMatchObject({ status: 409, code: "review_not_possible" });
    const { id } = await place([{ productId, quantity: 1 }]);
    expect((await write(productId)).statusCode).toBe(409);
    await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
    const own = async () => (await call(shopper, "GET", `/products/${productId}/own-reviews`)).json();
    expect(await own()).toEqual({ canReview: true, reviews: [] });
    expect((await write(productId, {}, staff)).statusCode).toBe(409);
    const replies = await Promise.all([write(productId), write(productId), write(productId)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(await own()).toMatchObject({ canReview: false, reviews: [{ state: "pending" }] });
    await buy(productId);
    expect((await write(productId)).statusCode).toBe(201);
  });

  it("is repeated with the same key without a second review", async () => {
    const productId = await newProduct();
    await buy(productId);
    const headers = newKey();
    const [first, second] = [
      await write(productId, {}, shopper, headers),
      await write(productId, {}, shopper, headers),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    const other = await write(productId, { stars: 1 }, shopper, headers);
    expect(other.json().code).toBe("idempotency_mismatch");
  });

  it.each([
    [{ stars: 0 }, "stars"],
    [{ stars: 6 }, "stars"],
    [{ stars: 4.5 }, "stars"],
    [{ title: "" }, "title"],
    [{ text: "short" }, "text"],
    [{ text: "x".repeat(3_001) }, "text"],
    [{ text: "Cheaper at https://other.example/sofa" }, "text"],
    [{ text: "Cheaper at www.other-shop today" }, "text"],
    [{ text: "Cheaper at OTHER-SHOP.com today" }, "text"],
    [{ title: "Write to me@mail.example" }, "title"],
  ])("refuses %j", async (change, field) => {
    const productId = await newProduct();
    const refused = await write(productId, change);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
  });

  it("shows no link as the name of its author", async () => {
    const productId = await newProduct();
    const { id } = await place([{ productId, quantity: 1 }], { firstName: "www.cheap.example" });
    await sql`UPDATE orders SET status = 'DELIVERED' WHERE id = ${id}`;
    expect((await write(productId)).json()).toMatchObject({ author: "A customer" });
  });

  it("accepts ordinary sentences with dots, slashes and numbers", async () => {
    const productId = await newProduct();
    await buy(productId);
    const text = "It is 2.5 m wide.Comes with legs/feet... 10/10, e.g. for a dog @ home.";
    expect((await write(productId, { text })).statusCode).toBe(201);
  });

  it("needs an account, a product, known fields, and reviews that are on", async () => {
    const productId = await newProduct();
    expect((await write(productId, {}, null)).statusCode).toBe(401);
    expect((await write("0123456789abcdef01234567")).statusCode).toBe(404);
    expect((await call(null, "GET", "/products/0123456789abcdef01234567/reviews")).statusCode).toBe(404);
    expect((await write(productId, { state: "published" })).statusCode).toBe(400);
    const setting = (value: string) => call(staff, "PUT", "/settings/reviews", { payload: { value } });
    await setting("off");
    expect((await write(productId)).statusCode).toBe(404);
    expect((await call(null, "GET", `/products/${productId}/reviews`)).statusCode).toBe(404);
    await setting("direct");
    await buy(productId);
    expect((await write(productId)).json()).toMatchObject({ state: "published" });
    expect(await ratingOf(productId)).toMatchObject({ count: 1 });
    await setting("moderated");
  });
});

describe("a list of reviews", () => {
  it("is sorted, filtered and paged without gaps", async () => {
    const productId = await newProduct();
    await sql`
      INSERT INTO reviews (id, product_id, user_id, author, stars, title, text, state, helpful, created_at)
      SELECT lpad(to_hex(n), 24, '0'), ${productId}, ${shopper.id}, 'Ada L.', 1 + n % 5, 'Review ' || n, 'Text', 'published',
        n % 3, now() - (n % 7) * interval '1 hour'
      FROM generate_series(1, 23) AS n`;
    for (const sort of ["newest", "helpful", "highest", "lowest"]) {
      const found: Review[] = [];
      let path: string | undefined = `/products/${productId}/reviews?sort=${sort}&limit=5`;
      while (path) {
        const page = await call(null, "GET", path);
        expect(page.headers["x-total-count"]).toBe("23");
        found.push(...page.json<Review[]>());
        path = /<\/api([^>]*)>; rel="next"/.exec(String(page.headers.link ?? ""))?.[1];
      }
      expect(new Set(found.map(({ id }) => id)).size).toBe(23);
      const keys = found.map(({ createdAt, helpful, stars }) =>
        sort === "newest" ? Date.parse(createdAt) : sort === "helpful" ? helpful : stars,
      );
      const sorted = keys.toSorted((a, b) => (sort === "lowest" ? a - b : b - a));
      expect([sort, keys]).toEqual([sort, sorted]);
    }
    const four = await call(null, "GET", `/products/${productId}/reviews?stars=4`);
    expect([four.headers["x-total-count"], four.json<Review[]>().length]).toEqual(["5", 5]);
    expect(await ratingOf(productId)).toEqual({ average: 3, count: 23, stars: [4, 5, 5, 5, 4] });
    expect((await call(null, "GET", `/products/${productId}/reviews?stars=6`)).statusCode).toBe(400);
    expect((await call(null, "GET", `/products/${productId}/reviews?cursor=WzAsMV0`)).statusCode).toBe(400);
  });

  it("shows the rating on cards", async () => {
    const { productId } = await review({ stars: 4 });
    const [card] = (await call(shopper, "GET", `/products?ids=${productId}`)).json<Product[]>();
    expect(card?.rating).toEqual({ average: 4, count: 1 });
  });

  it("sorts products by the average, then by the number of reviews", async () => {
    const low = await review({ stars: 3 });
    const high = await review({ stars: 5 });
    const often = await review({ stars: 5 });
    await buy(often.productId);
    await setState((await write(often.productId)).json<OwnReview>().id, "published");
    const none = await newProduct();
    const sorted = [often.productId, high.productId, low.productId, none];
    const path = `/products?sort=-rating&ids=${sorted.toSorted().join(",")}`;
    expect((await call(shopper, "GET", path)).json<Product[]>().map(({ id }) => id)).toEqual(sorted);
    const first = await call(shopper, "GET", `${path}&limit=2`);
    const next = /<\/api([^>]*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? "";
    expect((await call(shopper, "GET", next)).json<Product[]>().map(({ id }) => id)).toEqual(sorted.slice(2));
  });
});

describe("a helpful vote", () => {
  it("counts once per account, and never for one's own review", async () => {
    const { id, productId } = await review();
    const vote = (user: User | null, method: "PUT" | "DELETE" = "PUT") =>
      call(user, method, `/reviews/${id}/vote`);
    expect((await vote(null)).statusCode).toBe(401);
    expect((await vote(shopper)).statusCode).toBe(404);
    await Promise.all([vote(staff), vote(staff)]);
    expect((await vote(await shop.as("User"))).json()).toEqual({ helpful: 2 });
    expect((await list(productId))[0]?.helpful).toBe(2);
    await vote(staff, "DELETE");
    expect((await vote(staff, "DELETE")).json()).toEqual({ helpful: 1 });
    await setState(id, "rejected");
    expect((await vote(staff)).statusCode).toBe(404);
  });
});

describe("moderation", () => {
  it("lists by state and by words, newest first, page by page", async () => {
    const { id } = await review({ title: "Quite 50%_soft" });
    const found = await call(staff, "GET", "/admin/reviews?state=published&search=50%25_soft");
    expect(found.json<AdminReview[]>().map((row) => row.id)).toEqual([id]);
    expect(found.json()[0].orderNumber).toEqual(expect.any(Number));
    const first = await call(staff, "GET", "/admin/reviews?limit=1");
    const next = /<\/api([^>]*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? "";
    const second = (await call(staff, "GET", next)).json<AdminReview[]>();
    expect(second[0]?.id).not.toBe(first.json()[0].id);
    expect((await call(shopper, "GET", "/admin/reviews")).statusCode).toBe(403);
  });

  it("answers in public, and takes the answer back", async () => {
    const { id, productId } = await review();
    const reply = (text: string, user: User = staff) =>
      call(user, "PUT", `/admin/reviews/${id}/reply`, { payload: { text } });
    expect((await reply("Thanks!", shopper)).statusCode).toBe(403);
    expect((await reply("Thank you, Ada!")).json()).toMatchObject({ reply: { text: "Thank you, Ada!" } });
    expect((await list(productId))[0]?.reply?.text).toBe("Thank you, Ada!");
    await reply("");
    expect((await list(productId))[0]?.reply).toBeNull();
    const missing = await call(staff, "PUT", "/admin/reviews/0123456789abcdef01234567/reply", {
      payload: { text: "Hi" },
    });
    expect(missing.statusCode).toBe(404);
  });

  it("is recorded in the activity log", async () => {
    const { id } = await review();
    await setState(id, "published");
    const log = await sql<{
      action: string;
    }>`SELECT action FROM audit_log WHERE subject_id = ${id} ORDER BY id`;
    expect(log.map(({ action }) => action)).toEqual(["review.publish"]);
    expect((await setState("0123456789abcdef01234567", "rejected")).statusCode).toBe(404);
    expect((await setState(id, "hidden")).statusCode).toBe(400);
  });
});

describe("the author of a review", () => {
  it("can delete it, nobody else can", async () => {
    const { id, productId } = await review();
    expect((await call(staff, "DELETE", `/reviews/${id}`)).statusCode).toBe(404);
    expect((await call(shopper, "DELETE", `/reviews/${id}`)).statusCode).toBe(204);
    expect(await ratingOf(productId)).toBeUndefined();
    const own = (await call(shopper, "GET", `/products/${productId}/own-reviews`)).json();
    expect(own).toEqual({ canReview: true, reviews: [] });
  });

  it("gets it in the data export, and loses it with the account", async () => {
    const user = await shop.as("User");
    const { id, productId } = await review({ stars: 2 }, user);
    const { id: other } = await review();
    await call(user, "PUT", `/reviews/${other}/vote`);
    const exported = (await call(user, "GET", "/account/export")).json<{ reviews: OwnReview[] }>();
    expect(exported.reviews).toMatchObject([{ id, stars: 2, productId }]);
    await call(staff, "DELETE", `/users/${user.id}`);
    expect(await list(productId)).toEqual([]);
    expect(await sql`SELECT star_counts, rating_key FROM products WHERE id = ${productId}`).toEqual([
      { star_counts: null, rating_key: 0 },
    ]);
    expect(await sql`SELECT helpful FROM reviews WHERE id = ${other}`).toEqual([{ helpful: 0 }]);
  });
});
