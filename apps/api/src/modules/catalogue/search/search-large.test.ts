import { LIMITS, productQuerySchema } from "@larkwood/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Executor, queryRows } from "../../../db/executor";
import { addSyntheticProducts } from "../../../demo/synthetic-products";
import { createTestDatabase } from "../../../testing/test-database";
import { productFilter } from "../filters/product-filter";
import { listProducts } from "../listing/list-products";
import { createProductIndex } from "../product-index";
import { planSearch } from "./plan-search";
import { tierNumber } from "./search-tiers";
import { readSynonyms } from "./synonym-source";

const PRODUCTS = 12_000;
const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeAll(async () => {
  await addSyntheticProducts(db, PRODUCTS);
  // Two words that half of the catalogue has each, and no product both.
  await db.execute(sql`
    update products set words = words || case when quantity % 2 = 0 then 'starboard:900' else 'larboard:900' end::tsvector`);
  await db.execute(sql`select learn_words(array['starboard', 'larboard'])`);
  await db.execute(sql`vacuum analyze products`);
  await db.execute(sql`analyze search_vocabulary`);
});

const index = createProductIndex({ read: (work) => work(db), follow: () => {} });
afterAll(() => index.close());
const synonyms = () => readSynonyms(db);

/** Every hit by a walk of the table, the best first. */
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

/** Does it, and tells which statements it sent. */
async function statementsOf(work: (db: Executor) => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const execute = (statement: SQL) => {
    statements.push(new PgDialect().sqlToQuery(statement).sql);
    return db.execute(statement);
  };
  await work(Object.create(db, { execute: { value: execute } }));
  return statements;
}

/** Does it, and tells how often something was counted. */
const countingsOf = async (work: (db: Executor) => Promise<unknown>) =>
  (await statementsOf(work)).filter((statement) => statement.includes("count(*)")).length;

describe.each([
  ["by the database alone", async () => null],
  ["with the index", () => index.await()],
])("a search in a large catalogue, %s,", (_, getFacts) => {
  const find = async (search: string, on: Executor = db) =>
    listProducts(on, productQuerySchema.parse({ search, limit: "24" }), synonyms, await getFacts());

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
  ])("for %s gives the best first, as a walk of the table would", async (search) => {
    const all = await readAll(search);
    const page = await find(search);
    expect(page.items.map(({ id }) => id)).toEqual(all.slice(0, 24));
    // Up to a thousand are counted; of more the planner has an idea.
    if (all.length <= 1_000) expect(page.total).toBe(all.length);
    else expect(page.total).toBeGreaterThan(1_000);
  });

  it("counts nothing where many are expected and some are seen", async () => {
    expect(await countingsOf((watched) => find("hand starboard", watched))).toBe(0);
  });

  it("counts where many are expected and none is seen", async () => {
    expect(await countingsOf((watched) => find("starboard larboard", watched))).toBeGreaterThan(0);
    expect((await find("starboard larboard")).total).toBe(0);
  });

  it.each([
    // Few, which are sorted; and many, in the name, in what is said and in the description, which are read tier by tier.
    ["brass lamp", 5],
    ["linen", LIMITS.pageSize],
  ])("for %s goes on with each page where the one before ended, to the last hit", async (search, limit) => {
    const all = await readAll(search);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const asked = { search, limit, ...(cursor ? { cursor } : {}) };
      const page = await listProducts(db, asked, synonyms, await getFacts());
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor && ids.length <= all.length);
    expect(ids).toEqual(all);
    expect(ids.length).toBeGreaterThan(2 * limit);
  });
});

describe("a search that the names of a large catalogue answer", () => {
  it("reads its page by key and looks for it nowhere else", async () => {
    const facts = await index.await();
    const statements = await statementsOf((watched) =>
      listProducts(watched, { search: "linen", limit: 24 }, synonyms, facts),
    );
    const readings = statements.filter((statement) => statement.includes('"imageUrl"'));
    expect(readings).toHaveLength(1);
    expect(readings[0]).toContain("where id = any(");
  });

  it("for a thing that no product is in all respects looks at the newest of its kind alone", async () => {
    const facts = await index.await();
    const search = "orla hand seating";
    const statements = await statementsOf(async (watched) => {
      const page = await listProducts(watched, { search, limit: 24 }, synonyms, facts);
      expect(page.items.map(({ id }) => id)).toEqual((await readAll(search)).slice(0, 24));
      expect(page.isPartial).toBe(true);
    });
    const readings = statements.filter((statement) => statement.includes('"imageUrl"'));
    expect(readings).toHaveLength(1);
    expect(readings[0]).toContain("where id = any(");
  });

  it("is answered by the database where a product has another name by now", async () => {
    const facts = await index.await();
    const [first] = await readAll("linen");
    await db.execute(
      sql`update products set name = 'Something Else', description = 'Plain.', options = null, attributes = null where id = ${first}`,
    );
    const page = await listProducts(db, { search: "linen", limit: 24 }, synonyms, facts);
    expect(page.items.map(({ id }) => id)).toEqual((await readAll("linen")).slice(0, 24));
    expect(page.items.map(({ id }) => id)).not.toContain(first);
    expect(page.total).toBeGreaterThan(1_000);
  });
});
