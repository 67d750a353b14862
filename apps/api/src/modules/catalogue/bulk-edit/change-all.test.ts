import { type AdminProduct, type OwnJob, type Product, validationTexts as t } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const { as, call, db, another } = await buildTestApp();
const admin = await as("Admin");
const shopper = await as("User");
const sql = sqlOn(db);

/** Products that a word of their own finds. */
async function some(word: string, count: number, given: object = {}): Promise<Product[]> {
  const made: Product[] = [];
  // One after another: a shop in which a hundred arrive at once sends some away.
  for (let number = 0; number < count; number += 1) {
    const payload = productForm({ name: `Chair ${word}`, ...given });
    made.push((await call(admin, "POST", "/products", { payload })).json<Product>());
  }
  return made;
}
const start = (filter: object, change: object, headers = {}, user = admin) =>
  call(user, "POST", "/products/bulk-changes", { payload: { filter, change }, headers });
const ended = async (id: string) => {
  await expect
    .poll(async () => (await call(admin, "GET", `/jobs/${id}`)).json<OwnJob>().status, { timeout: 60_000 })
    .not.toMatch(/waiting|running/);
  return (await call(admin, "GET", `/jobs/${id}`)).json<OwnJob>();
};
const changeAll = async (filter: object, change: object) => {
  const reply = await start(filter, change);
  expect(reply.statusCode, reply.body).toBe(202);
  return ended(reply.json().id);
};
const read = async ({ id }: Product) =>
  (await call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>();

describe("one change for all that a filter finds", { timeout: 120_000 }, () => {
  it("changes every hit once, more than a page has, and writes each into the log", async () => {
    const made = await some("quorvex", 120, { price: 200 });
    const [other] = await some("zanfleb", 1, { price: 200 });
    const change = { kind: "price-percent", amount: -10 };
    const key = { "idempotency-key": "change-all-once" };
    const [first, again] = [
      await start({ search: "quorvex", expected: 120 }, change, key),
      await start({ search: "quorvex", expected: 120 }, change, key),
    ];
    expect(again.json()).toEqual(first.json());
    expect(await ended(first.json().id)).toMatchObject({ status: "done", changed: 120, problem: null });
    // What comes closest to words that nothing has all of is a guess, and stays as it is.
    expect(await changeAll({ search: "quorvex upholstery" }, change)).toMatchObject({ changed: 0 });
    const ids = made.map(({ id }) => id);
    expect(await sql`select distinct price_cents from products where id = any(${ids}::text[])`).toEqual([
      { price_cents: 18_000 },
    ]);
    expect(other && (await read(other)).price).toBe(200);
    expect(
      await sql`select count(*)::int as n from audit_log where action = 'product.bulk' and subject_id = any(${ids}::text[])`,
    ).toEqual([{ n: 120 }]);
  });

  it("changes nothing when one of them cannot be changed, or there are others by now, and says so", async () => {
    const [cheap, dear] = [
      ...(await some("brindlewok", 1, { price: 3 })),
      ...(await some("brindlewok", 1, { price: 300 })),
    ];
    const refused = await changeAll({ search: "brindlewok" }, { kind: "price-add", amount: -2.5 });
    expect(refused).toMatchObject({ status: "done", changed: 0 });
    expect(refused.problem).toContain("below $1");
    const moved = await changeAll({ search: "brindlewok", expected: 7 }, { kind: "price-set", amount: 9 });
    expect(moved.problem).toContain("The filter now finds 2, not 7");
    expect(await Promise.all([cheap, dear].map(async (one) => one && (await read(one)).price))).toEqual([
      3, 300,
    ]);
  });

  it("puts products and their variants on sale for a time, and ends it", async () => {
    const [plain, chosen] = await some("mopplestick", 2, { price: 100 });
    if (!plain || !chosen) throw new Error("Nothing was made");
    const variant = (key: string, price: number) => ({ values: [key], price, quantity: 4 });
    await call(admin, "PUT", `/products/${chosen.id}/variants`, {
      payload: {
        options: [{ name: "Size", values: ["small", "large"].map((key) => ({ key, name: key })) }],
        variants: [variant("small", 50), variant("large", 80)],
      },
    });
    const sale = await changeAll(
      { search: "mopplestick" },
      { kind: "sale", percent: 20, endsAt: "2190-01-01" },
    );
    expect(sale).toMatchObject({ changed: 2 });
    expect(await read(plain)).toMatchObject({ price: 80, compareAtPrice: 100 });
    expect((await read(chosen)).variants?.map(({ price }) => price)).toEqual([40, 64]);
    expect(await changeAll({ search: "mopplestick" }, { kind: "sale-end" })).toMatchObject({ changed: 2 });
    expect(await read(plain)).toMatchObject({ price: 100, salePrices: [] });
    expect((await read(chosen)).variants?.map(({ price }) => price)).toEqual([50, 80]);
    const over = await changeAll(
      { search: "mopplestick" },
      { kind: "sale", percent: 5, endsAt: "2001-01-01" },
    );
    expect(over.problem).toContain(t.saleOver);

    expect(await changeAll({ search: "mopplestick" }, { kind: "stock-add", amount: 3 })).toMatchObject({
      changed: 2,
    });
    expect(await read(chosen)).toMatchObject({ quantity: 14, variants: [{ quantity: 7 }, { quantity: 7 }] });
    expect((await read(plain)).quantity).toBe(plain.quantity + 3);
    const moves = (await call(admin, "GET", `/products/${chosen.id}/stock?limit=2`)).json();
    expect(
      moves.map(({ variant, change }: { variant: string; change: number }) => [variant, change]),
    ).toEqual([
      ["large", 3],
      ["small", 3],
    ]);
    await changeAll({ search: "mopplestick" }, { kind: "stock-set", amount: 2 });
    expect(await read(chosen)).toMatchObject({ quantity: 4 });
    expect((await changeAll({ search: "mopplestick" }, { kind: "stock-add", amount: -3 })).problem).toContain(
      t.stockBelowZero,
    );
    expect(
      await sql`select sum(change)::int as sum from stock_moves where product_id = ${chosen.id}`,
    ).toEqual([{ sum: 4 }]);
  });

  it("moves products between rooms, collections and drafts, and says something of all", async () => {
    const [one] = await some("velqueth", 2, { category: "dining" });
    if (!one) throw new Error("Nothing was made");
    const all = { search: "velqueth" };
    expect(await changeAll(all, { kind: "category", category: "outdoor" })).toMatchObject({ changed: 2 });
    expect(await changeAll(all, { kind: "category", category: "outdoor" })).toMatchObject({ changed: 0 });
    const form = { name: "All of it", slug: "all-of-it", description: "", rule: null };
    const { id: collectionId } = (await call(admin, "POST", "/collections", { payload: form })).json();
    expect(await changeAll(all, { kind: "collection-add", collectionId })).toMatchObject({ changed: 2 });
    expect((await call(admin, "GET", `/products/${one.id}/collections`)).json()).toEqual({
      collectionIds: [collectionId],
    });
    expect(await changeAll(all, { kind: "collection-remove", collectionId })).toMatchObject({ changed: 2 });
    expect(
      (await changeAll(all, { kind: "collection-add", collectionId: "0".repeat(24) })).problem,
    ).toContain(t.collectionGone);
    await changeAll(all, { kind: "attribute", key: "width", value: 80 });
    expect((await read(one)).attributes).toMatchObject([{ key: "width", value: 80 }]);
    expect((await changeAll(all, { kind: "attribute", key: "nothing", value: 1 })).problem).toContain(
      t.attributeUnknown,
    );
    await changeAll(all, { kind: "publish", published: false });
    expect(await read(one)).toMatchObject({ category: "outdoor", publishing: { state: "draft" } });
    expect(await changeAll(all, { kind: "price-set", amount: 9 })).toMatchObject({ changed: 0 });
  });

  it("takes every filter of the list, and finds what the list finds", async () => {
    const made = await some("gralbik", 4, { price: 40 });
    const [cheap, wide, oak] = made;
    if (!cheap || !wide || !oak) throw new Error("Nothing was made");
    await call(admin, "PUT", `/products/${wide.id}/attributes`, {
      payload: { attributes: { width: 90, depth: 40, height: 70 } },
    });
    await call(admin, "PUT", `/products/${oak.id}/attributes`, {
      payload: { attributes: { material: ["oak"] } },
    });
    const only = async (filter: object, amount: number) => {
      expect(
        await changeAll({ search: "gralbik", ...filter, expected: 1 }, { kind: "price-set", amount }),
      ).toMatchObject({
        changed: 1,
        problem: null,
      });
      return sql<{ id: string }>`select id from products where price_cents = ${amount * 100}`;
    };
    expect(await only({ attributes: "material:oak" }, 61.07)).toEqual([{ id: oak.id }]);
    expect(await only({ fits: "95x45x80" }, 62.07)).toEqual([{ id: wide.id }]);
    expect(await only({ minPrice: 61.5, maxPrice: "62.5" }, 63.07)).toEqual([{ id: wide.id }]);
    await call(admin, "PUT", `/products/${cheap.id}/sale-prices`, {
      payload: { salePrices: [{ price: 12 }] },
    });
    expect(await changeAll({ search: "gralbik", onSale: "true" }, { kind: "sale-end" })).toMatchObject({
      changed: 1,
    });
    for (const filter of [
      { attributes: "nonsense" },
      { fits: "NaNx1x1" },
      { minPrice: -1 },
      { collection: "A B" },
    ])
      expect((await start(filter, { kind: "sale-end" })).statusCode).toBe(400);
  });

  it("goes on without a product that was deleted meanwhile, and two changes at once make both", async () => {
    // One process makes one change at a time.
    await another();
    const made = await some("wimbrel", 30, { price: 100 });
    const [gone] = made;
    const ids = made.map(({ id }) => id);
    const [first, second] = await inTransaction(db, async (tx) => {
      // Held back until both have found their products.
      await sqlOn(tx)`select from products where id = any(${ids}::text[]) for update`;
      const jobs = [
        await start({ search: "wimbrel" }, { kind: "price-percent", amount: -50 }),
        await start({ search: "wimbrel" }, { kind: "price-add", amount: 10 }),
      ];
      await expect
        .poll(
          () =>
            sql`select count(*) >= 2 as held from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          {
            timeout: 60_000,
          },
        )
        .toEqual([{ held: true }]);
      await sqlOn(tx)`delete from products where id = ${gone?.id}`;
      return jobs;
    });
    const done = [await ended(first?.json().id), await ended(second?.json().id)];
    expect(done).toMatchObject([
      { changed: 29, problem: null },
      { changed: 29, problem: null },
    ]);
    // Either was first: half and ten more, or half of ten more.
    const prices = await sql<{
      price: number;
    }>`select distinct price_cents as price from products where id = any(${ids}::text[])`;
    expect([[{ price: 6_000 }], [{ price: 5_500 }]]).toContainEqual(prices);
  });

  it("is for those who may change the catalogue, and refuses what is no change", async () => {
    const price = { kind: "price-set", amount: 9 };
    expect((await start({}, price, {}, shopper)).statusCode).toBe(403);
    expect((await start({ category: "cellar" }, price)).statusCode).toBe(400);
    expect((await start({}, { kind: "sale", percent: 100 })).json().errors).toEqual({
      "change.percent": t.percentOff,
    });
    const { id } = (await start({ search: "nothing-has-this-word" }, price)).json();
    expect((await call(shopper, "GET", `/jobs/${id}`)).statusCode).toBe(404);
    expect(await ended(id)).toMatchObject({ changed: 0 });
  });
});
