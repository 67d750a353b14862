import { LIMITS, productQuerySchema } from "@larkwood/contract";
import { and, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryRows } from "../../../db/executor";
import { addSyntheticProducts } from "../../../demo/synthetic-products";
import { createTestDatabase } from "../../../testing/test-database";
import { productFilter } from "../filters/product-filter";
import { listProducts } from "../listing/list-products";
import { planSearch } from "./plan-search";
import { tierNumber } from "./search-tiers";
import { readSynonyms } from "./synonym-source";

const PRODUCTS = 12_000;
const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeAll(async () => {
  await addSyntheticProducts(db, PRODUCTS);
  // Two words: each is in half of the products, but no product has both.
  await db.execute(sql`
    update products set words = words || case when quantity % 2 = 0 then 'starboard:900' else 'larboard:900' end::tsvector`);
  await db.execute(sql`select learn_words(array['starboard', 'larboard'])`);
  await db.execute(sql`vacuum analyze products`);
  await db.execute(sql`analyze search_vocabulary`);
});

const synonyms = () => readSynonyms(db);

/** All hits by a full query, best first. */
async function readAll(search: string): Promise<string[]> {
  const found = await planSearch(db, search, undefined, synonyms);
  if (!found) return [];
  const condition = and(found.plan.hit, productFilter({})) ?? sql`true`;
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from products where ${condition} order by ${tierNumber(found.plan)}, created_at desc, id desc`,
  );
  return rows.map(({ id }) => id);
}

describe("a search in a large catalogue", () => {
  const find = (search: string) =>
    listProducts(db, productQuerySchema.parse({ search, limit: "24" }), synonyms);

  it.each([
    ["oak"],
    ["solid hand"],
    ["hand starboard"],
    ["walnut table"],
    ["starboard oak sofa"],
    ["linen sof"],
    ["made by hand in oak"],
    ["mirror bedroom"],
    ["orla marble desk"],
    ["wardrobe 777"],
    ["starboard larboard"],
    ["sofa starboard larboard"],
  ])("for %s returns the best hits first, like a full query", async (search) => {
    const all = await readAll(search);
    const page = await find(search);
    expect(page.items.map(({ id }) => id)).toEqual(all.slice(0, 24));
    // Up to a thousand hits are counted; above that the total is an estimate.
    if (all.length <= 1_000) expect(page.total).toBe(all.length);
    else expect(page.total).toBeGreaterThan(1_000);
  });

  it.each([
    // Few hits, which are sorted, and many hits, which are read tier by tier.
    ["brass lamp", 5],
    ["linen", LIMITS.pageSize],
  ])("for %s pages through all hits", async (search, limit) => {
    const all = await readAll(search);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { search, limit, ...(cursor ? { cursor } : {}) };
      const page = await listProducts(db, query, synonyms);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor && ids.length <= all.length);
    expect(ids).toEqual(all);
    expect(ids.length).toBeGreaterThan(2 * limit);
  });

  it("returns the best hits if no product has every word", async () => {
    const search = "orla hand seating";
    const page = await find(search);
    expect(page.items.map(({ id }) => id)).toEqual((await readAll(search)).slice(0, 24));
    expect(page.isPartial).toBe(true);
  });
});
