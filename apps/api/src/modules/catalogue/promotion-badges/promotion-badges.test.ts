import type { Product, ShopInfo } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

let now = Date.parse("2026-11-05T09:30:00.000Z");
const env = { SHOP_MODE: "trading" };
const { as, call } = await buildTestApp({ env, clock: () => new Date(now) });
const admin = await as("Admin");
const inSeconds = (seconds: number) => new Date(now + seconds * 1_000).toISOString();

const create = async (category: Product["category"]) =>
  (await call(admin, "POST", "/products", { payload: productForm({ category }) })).json<Product>();
async function promote(fields: object) {
  const payload = { name: "Weekend", what: { kind: "percent", value: 15 }, ...fields };
  const reply = await call(admin, "POST", "/admin/promotions", { payload });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ id: string }>().id;
}
const end = (id: string) => call(admin, "DELETE", `/admin/promotions/${id}`);
const badgeOf = async ({ id }: Product) =>
  (await call(admin, "GET", `/products/${id}`)).json<Product>().promotion;
const badgesOf = async (category: string) =>
  (await call(admin, "GET", `/products?category=${category}`))
    .json<Product[]>()
    .map(({ promotion }) => promotion);

describe("the badge of a promotion", () => {
  it("appears and disappears on time on product pages and lists, which are cached", async () => {
    const product = await create("outdoor");
    await create("kitchen");
    expect(await badgeOf(product)).toBeUndefined();
    const when = { categories: ["outdoor"] };
    await promote({ when, startsAt: inSeconds(60), endsAt: inSeconds(120) });
    expect(await badgeOf(product)).toBeUndefined();
    now += 61_000;
    expect(await badgeOf(product)).toBe("Weekend");
    expect(new Set(await badgesOf("outdoor"))).toEqual(new Set(["Weekend"]));
    expect(new Set(await badgesOf("kitchen"))).toEqual(new Set([undefined]));
    now += 60_000;
    expect(await badgeOf(product)).toBeUndefined();
    expect(new Set(await badgesOf("outdoor"))).toEqual(new Set([undefined]));
  });

  it("is that of the highest priority, and follows changes at once", async () => {
    const product = await create("bedroom");
    const [low, high] = [
      await promote({ name: "Low", when: { categories: ["bedroom"] } }),
      await promote({ name: "High", when: { products: [product.id] }, priority: 5 }),
    ];
    expect(await badgeOf(product)).toBe("High");
    await end(high);
    expect(await badgeOf(product)).toBe("Low");
    await end(low);
    expect(await badgeOf(product)).toBeUndefined();
  });

  it("follows automatic collections", async () => {
    const product = await create("other");
    const payload = { name: "Rest", slug: "rest", description: "", rule: { category: "other" } };
    const { id } = (await call(admin, "POST", "/collections", { payload })).json();
    const promotion = await promote({ name: "Rest sale", when: { collections: [id] } });
    expect(await badgeOf(product)).toBe("Rest sale");
    await end(promotion);
  });

  it("is not shown for promotions that not every shopper gets, or that name no products", async () => {
    const product = await create("dining");
    const when = { categories: ["dining"] };
    const ids = [
      await promote({ when, code: "SECRET" }),
      await promote({ when: { ...when, firstOrder: true } }),
      await promote({ when: { ...when, customerTags: ["trade"] } }),
      await promote({ when, what: { kind: "freeDelivery" } }),
      await promote({}),
    ];
    expect(await badgeOf(product)).toBeUndefined();
    for (const id of ids) await end(id);
  });

  it("lets the shop know whether carts need a quote", async () => {
    const shop = async () => (await call(null, "GET", "/shop")).json<ShopInfo>().promotions;
    await expect.poll(shop).toBeUndefined();
    const id = await promote({ endsAt: inSeconds(3_600 * 24 * 3_650) });
    await expect.poll(shop).toBe(true);
    await end(id);
    await expect.poll(shop).toBeUndefined();
  });
});
