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

describe("what the demo shop says of its products", () => {
  it("has the measures that their texts have, a colour, care and parcels, of every product", () => {
    for (const { slug } of demoCatalogue) {
      const said = demoAttributes(slug);
      expect(said, slug).toMatchObject({
        ...measures[slug as keyof typeof measures],
        care: expect.any(String),
      });
      const sizes = String(said?.["parcel-sizes"] ?? "").split("; ");
      // What comes in one parcel, and has no other size, is as large as it stands.
      expect(sizes.length, slug).toBe(said?.parcels);
    }
  });

  it("uses attributes and choices that are defined", async () => {
    const unknown = await sqlOn(database.db)`
      SELECT DISTINCT split_part(word, ':', 1) AS key, substr(word, strpos(word, ':') + 1) AS value
      FROM products, unnest(facets) AS word
      WHERE NOT EXISTS (
        SELECT FROM attributes WHERE key = split_part(word, ':', 1)
          AND (type = 'text' OR choices @> jsonb_build_array(jsonb_build_object('key', substr(word, strpos(word, ':') + 1)))))`;
    expect(unknown).toEqual([]);
  });

  it("lets at least 24 of them be chosen in 2 to 4 values, and gives a number to everything on the shelf", async () => {
    const [row] = await sqlOn(database.db)`
      SELECT (SELECT count(DISTINCT product_id)::int FROM variants) AS chosen,
        (SELECT bool_and(number BETWEEN 2 AND 4) FROM (SELECT count(*) AS number FROM variants GROUP BY product_id) AS each) AS sound,
        (SELECT count(*)::int FROM skus) AS numbers,
        (SELECT count(*)::int FROM variants) + (SELECT count(*)::int FROM products WHERE NOT has_variants) AS things,
        (SELECT count(*)::int FROM products WHERE compare_at_cents > price_cents) AS sale`;
    expect(row).toMatchObject({ chosen: 28, sound: true, sale: 4 });
    expect(row?.numbers).toBe(row?.things);
  });
});
