import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sqlOn } from "../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { loadDemo } from "../index";
import { demoAttributes } from "./attributes";
import { demoCatalogue } from "./index";
import measures from "./measures.json";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemo(database.db, () => new Date());
});
afterAll(() => database.close());

describe("the attributes of demo products", () => {
  it("contain measures, care and parcels for every product", () => {
    for (const { slug } of demoCatalogue) {
      const attributes = demoAttributes(slug);
      expect(attributes, slug).toMatchObject({
        ...measures[slug as keyof typeof measures],
        care: expect.any(String),
      });
      const sizes = String(attributes?.["parcel-sizes"] ?? "").split("; ");
      expect(sizes.length, slug).toBe(attributes?.parcels);
    }
  });

  it("use only defined attributes and choices", async () => {
    const unknown = await sqlOn(database.db)`
      SELECT DISTINCT split_part(entry, ':', 1) AS key, substr(entry, strpos(entry, ':') + 1) AS value
      FROM products, unnest(facets) AS entry
      WHERE NOT EXISTS (
        SELECT FROM attributes WHERE key = split_part(entry, ':', 1)
          AND (type = 'text' OR choices @> jsonb_build_array(jsonb_build_object('key', substr(entry, strpos(entry, ':') + 1)))))`;
    expect(unknown).toEqual([]);
  });

  it("include products with 2 to 4 variants, and a SKU for every variant and product", async () => {
    const [row] = await sqlOn(database.db)`
      SELECT (SELECT count(DISTINCT product_id)::int FROM variants) AS "withVariants",
        (SELECT bool_and(number BETWEEN 2 AND 4) FROM (SELECT count(*) AS number FROM variants GROUP BY product_id) AS each) AS "inRange",
        (SELECT count(*)::int FROM skus) AS skus,
        (SELECT count(*)::int FROM variants) + (SELECT count(*)::int FROM products WHERE NOT has_variants) AS items,
        (SELECT count(*)::int FROM products WHERE compare_at_cents > price_cents) AS sale`;
    expect(row).toMatchObject({ withVariants: 28, inRange: true, sale: 4 });
    expect(row?.skus).toBe(row?.items);
  });
});
