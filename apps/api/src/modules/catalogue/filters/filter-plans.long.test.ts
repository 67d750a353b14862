import { productQuerySchema } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FILTER_PAIRS } from "../../../../../../bench/lib/filter-pairs";
import { type Executor, queryFirst } from "../../../db/executor";
import { addSyntheticProducts } from "../../../demo/synthetic-products";
import { createTestDatabase } from "../../../testing/test-database";
import { countFacets } from "../listing/count-facets";
import { listProducts } from "../listing/list-products";
import { createProductIndex } from "../product-index";
import { readSynonyms } from "../search/synonym-source";

// Enough rows that the planner avoids a sequential scan.
const PRODUCTS = 12_000;
const database = await createTestDatabase();
const { db } = database;
const index = createProductIndex({ read: (work) => work(db), onChange: () => {} });
afterAll(async () => {
  await index.close();
  await database.close();
});
beforeAll(async () => {
  await addSyntheticProducts(db, PRODUCTS);
  // Every fifth product has two variants; half of these have a variant with its own measures.
  await db.execute(sql`
    insert into variants (id, product_id, position, choice, label, price_cents, quantity, measures)
    select lpad(to_hex(n * 2 + place), 24, 'e'), id, place, array['v' || place], 'One', price_cents, 1,
      case when place = 1 and n % 2 = 0 then jsonb_build_object('width', 30 + n % 170, 'height', 40) end
    from (select id, price_cents, row_number() over (order by id) as n from products) as sold, generate_series(0, 1) as place
    where n % 10 in (3, 4)`);
  await db.execute(sql`vacuum analyze products, variants`);
});

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Runs the work and returns the query plans of its statements. */
async function plansOf(work: (db: Executor) => Promise<unknown>): Promise<Plan[]> {
  const plans: Plan[] = [];
  const execute = async (statement: SQL) => {
    const row = await queryFirst<{ "QUERY PLAN": { Plan: Plan }[] }>(
      db,
      sql`explain (format json) ${statement}`,
    );
    plans.push(...nodesOf(row?.["QUERY PLAN"][0]?.Plan ?? { "Node Type": "none" }));
    return db.execute(statement);
  };
  const recording = Object.create(db, { execute: { value: execute } });
  await work(recording);
  return plans;
}

/** Sequential scans of products, and reads of variants without an index condition. */
const scans = (plans: readonly Plan[]) =>
  plans.filter((plan) => {
    if (plan["Relation Name"] === "variants") return !plan["Index Cond"] && !plan["Recheck Cond"];
    return plan["Node Type"] === "Seq Scan" && plan["Relation Name"] === "products";
  });
const parse = (query: string) => productQuerySchema.parse(Object.fromEntries(new URLSearchParams(query)));
const synonyms = () => readSynonyms(db);

describe.each(Object.entries(FILTER_PAIRS))("filtering by %s", (_name, filters) => {
  it.each(["newest", "-price", "name"])(
    "lists products without scanning the table, sorted by %s",
    async (sort) => {
      const snapshot = await index.waitForSnapshot();
      const query = parse(`${filters}&limit=24&sort=${sort}`);
      const plans = await plansOf((recording) => listProducts(recording, query, synonyms, snapshot));
      expect(plans.length).toBeGreaterThan(0);
      expect(scans(plans)).toEqual([]);
    },
  );

  it("counts facets without reading the table", async () => {
    const snapshot = await index.waitForSnapshot();
    const plans = await plansOf((recording) => countFacets(recording, parse(filters), synonyms, snapshot));
    expect(plans.filter((plan) => plan["Relation Name"] === "products")).toEqual([]);
  });
});

it("detects a table scan", async () => {
  const query = parse("attributes=seats:3;material:wool&limit=24");
  const plans = await plansOf((recording) => countFacets(recording, query, synonyms));
  expect(scans(plans)).not.toEqual([]);
});
