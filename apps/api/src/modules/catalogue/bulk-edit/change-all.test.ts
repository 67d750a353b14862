import { type AdminProduct, type Product, validationTexts as t, type UserJob } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";

const { as, call, db, another } = await buildTestApp();
const admin = await as("Admin");
const shopper = await as("User");
const sql = sqlOn(db);

/** Creates products that a search for `word` finds. */
async function createProducts(word: string, count: number, fields: object = {}): Promise<Product[]> {
  const created: Product[] = [];
  // One after another: a hundred at once would trigger load shedding.
  for (let number = 0; number < count; number += 1) {
    const payload = productForm({ name: `Chair ${word}`, ...fields });
    created.push((await call(admin, "POST", "/products", { payload })).json<Product>());
  }
  return created;
}
const start = (filter: object, change: object, headers = {}, user = admin) =>
  call(user, "POST", "/products/bulk-changes", { payload: { filter, change }, headers });
const waitForJob = async (id: string) => {
  await expect
    .poll(async () => (await call(admin, "GET", `/jobs/${id}`)).json<UserJob>().status, { timeout: 60_000 })
    .not.toMatch(/waiting|running/);
  return (await call(admin, "GET", `/jobs/${id}`)).json<UserJob>();
};
const changeAll = async (filter: object, change: object) => {
  const reply = await start(filter, change);
  expect(reply.statusCode, reply.body).toBe(202);
  return waitForJob(reply.json().id);
};
const read = async ({ id }: Product) =>
  (await call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>();

describe("a change of all products that a filter finds", { timeout: 120_000 }, () => {
  it("changes every product once, also beyond one page, and logs each", async () => {
    const created = await createProducts("quorvex", 120, { price: 200 });
    const [other] = await createProducts("zanfleb", 1, { price: 200 });
    const change = { kind: "price-percent", amount: -10 };
    const key = { "idempotency-key": "change-all-once" };
    const [first, again] = [
      await start({ search: "quorvex", expected: 120 }, change, key),
      await start({ search: "quorvex", expected: 120 }, change, key),
    ];
    expect(again.json()).toEqual(first.json());
    expect(await waitForJob(first.json().id)).toMatchObject({ status: "done", changed: 120, problem: null });
    // Partial matches are not changed.
    expect(await changeAll({ search: "quorvex upholstery" }, change)).toMatchObject({ changed: 0 });
    const ids = created.map(({ id }) => id);
    expect(await sql`select distinct price_cents from products where id = any(${ids}::text[])`).toEqual([
      { price_cents: 18_000 },
    ]);
    expect(other && (await read(other)).price).toBe(200);
    expect(
      await sql`select count(*)::int as n from audit_log where action = 'product.bulk' and subject_id = any(${ids}::text[])`,
    ).toEqual([{ n: 120 }]);
  });

  it("changes nothing and reports why if one product is invalid or the number of products differs", async () => {
    const [cheap, dear] = [
      ...(await createProducts("brindlewok", 1, { price: 3 })),
      ...(await createProducts("brindlewok", 1, { price: 300 })),
    ];
    const refused = await changeAll({ search: "brindlewok" }, { kind: "price-add", amount: -2.5 });
    expect(refused).toMatchObject({ status: "done", changed: 0 });
    expect(refused.problem).toContain("below $1");
    const unexpected = await changeAll(
      { search: "brindlewok", expected: 7 },
      { kind: "price-set", amount: 9 },
    );
    expect(unexpected.problem).toContain("The filter now finds 2, not 7");
    expect(
      await Promise.all([cheap, dear].map(async (product) => product && (await read(product)).price)),
    ).toEqual([3, 300]);
  });

  it("starts and ends sales of products and variants, and changes their stock", async () => {
    const [plain, withVariants] = await createProducts("mopplestick", 2, { price: 100 });
    if (!plain || !withVariants) throw new Error("No products were created");
    const variant = (key: string, price: number) => ({ values: [key], price, quantity: 4 });
    await call(admin, "PUT", `/products/${withVariants.id}/variants`, {
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
    expect((await read(withVariants)).variants?.map(({ price }) => price)).toEqual([40, 64]);
    expect(await changeAll({ search: "mopplestick" }, { kind: "sale-end" })).toMatchObject({ changed: 2 });
    expect(await read(plain)).toMatchObject({ price: 100, salePrices: [] });
    expect((await read(withVariants)).variants?.map(({ price }) => price)).toEqual([50, 80]);
    const over = await changeAll(
      { search: "mopplestick" },
      { kind: "sale", percent: 5, endsAt: "2001-01-01" },
    );
    expect(over.problem).toContain(t.dateInPast);

    expect(await changeAll({ search: "mopplestick" }, { kind: "stock-add", amount: 3 })).toMatchObject({
      changed: 2,
    });
    expect(await read(withVariants)).toMatchObject({
      quantity: 14,
      variants: [{ quantity: 7 }, { quantity: 7 }],
    });
    expect((await read(plain)).quantity).toBe(plain.quantity + 3);
    const moves = (await call(admin, "GET", `/products/${withVariants.id}/stock?limit=2`)).json();
    expect(
      moves.map(({ variant, change }: { variant: string; change: number }) => [variant, change]),
    ).toEqual([
      ["large", 3],
      ["small", 3],
    ]);
    await changeAll({ search: "mopplestick" }, { kind: "stock-set", amount: 2 });
    expect(await read(withVariants)).toMatchObject({ quantity: 4 });
    expect((await changeAll({ search: "mopplestick" }, { kind: "stock-add", amount: -3 })).problem).toContain(
      t.stockBelowZero,
    );
    expect(
      await sql`select sum(change)::int as sum from stock_moves where product_id = ${withVariants.id}`,
    ).toEqual([{ sum: 4 }]);
  });

  it("changes category, collections, attributes and publishing", async () => {
    const [one] = await createProducts("velqueth", 2, { category: "dining" });
    if (!one) throw new Error("No products were created");
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
    ).toContain(t.collectionUnavailable);
    await changeAll(all, { kind: "attribute", key: "width", value: 80 });
    expect((await read(one)).attributes).toMatchObject([{ key: "width", value: 80 }]);
    expect((await changeAll(all, { kind: "attribute", key: "nothing", value: 1 })).problem).toContain(
      t.attributeUnknown,
    );
    await changeAll(all, { kind: "publish", published: false });
    expect(await read(one)).toMatchObject({ category: "outdoor", publishing: { state: "draft" } });
    expect(await changeAll(all, { kind: "price-set", amount: 9 })).toMatchObject({ changed: 0 });
  });

  it("accepts every filter of the product list and finds the same products", async () => {
    const created = await createProducts("gralbik", 4, { price: 40 });
    const [cheap, wide, oak] = created;
    if (!cheap || !wide || !oak) throw new Error("No products were created");
    await call(admin, "PUT", `/products/${wide.id}/attributes`, {
      payload: { attributes: { width: 90, depth: 40, height: 70 } },
    });
    await call(admin, "PUT", `/products/${oak.id}/attributes`, {
      payload: { attributes: { material: ["oak"] } },
    });
    const changeOnly = async (filter: object, amount: number) => {
      expect(
        await changeAll({ search: "gralbik", ...filter, expected: 1 }, { kind: "price-set", amount }),
      ).toMatchObject({
        changed: 1,
        problem: null,
      });
      return sql<{ id: string }>`select id from products where price_cents = ${amount * 100}`;
    };
    expect(await changeOnly({ attributes: "material:oak" }, 61.07)).toEqual([{ id: oak.id }]);
    expect(await changeOnly({ fits: "95x45x80" }, 62.07)).toEqual([{ id: wide.id }]);
    expect(await changeOnly({ minPrice: 61.5, maxPrice: "62.5" }, 63.07)).toEqual([{ id: wide.id }]);
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

  it("skips a product that is deleted meanwhile, and applies two concurrent changes", async () => {
    // A process runs one change at a time, so this needs a second process.
    await another();
    const created = await createProducts("wimbrel", 30, { price: 100 });
    const [deleted] = created;
    const ids = created.map(({ id }) => id);
    const [first, second] = await inTransaction(db, async (tx) => {
      // Blocks both jobs until they have found their products.
      await sqlOn(tx)`select from products where id = any(${ids}::text[]) for update`;
      const jobs = [
        await start({ search: "wimbrel" }, { kind: "price-percent", amount: -50 }),
        await start({ search: "wimbrel" }, { kind: "price-add", amount: 10 }),
      ];
      await expect
        .poll(
          () =>
            sql`select count(*) >= 2 as blocked from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          {
            timeout: 60_000,
          },
        )
        .toEqual([{ blocked: true }]);
      await sqlOn(tx)`delete from products where id = ${deleted?.id}`;
      return jobs;
    });
    const done = [await waitForJob(first?.json().id), await waitForJob(second?.json().id)];
    expect(done).toMatchObject([
      { changed: 29, problem: null },
      { changed: 29, problem: null },
    ]);
    // Either job may run first: half plus 10, or half of the price plus 10.
    const prices = await sql<{
      price: number;
    }>`select distinct price_cents as price from products where id = any(${ids}::text[])`;
    expect([[{ price: 6_000 }], [{ price: 5_500 }]]).toContainEqual(prices);
  });

  it("returns 403 to shoppers and 400 for an invalid filter or change", async () => {
    const price = { kind: "price-set", amount: 9 };
    expect((await start({}, price, {}, shopper)).statusCode).toBe(403);
    expect((await start({ category: "cellar" }, price)).statusCode).toBe(400);
    expect((await start({}, { kind: "sale", percent: 100 })).json().errors).toEqual({
      "change.percent": t.percentOff,
    });
    const { id } = (await start({ search: "nothing-has-this-word" }, price)).json();
    expect((await call(shopper, "GET", `/jobs/${id}`)).statusCode).toBe(404);
    expect(await waitForJob(id)).toMatchObject({ changed: 0 });
  });
});
