import { CATEGORIES, type Facets, type ProductQuery, productQuerySchema } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { tries } from "../../../../../../scripts/lib/tries";
import { openTestIndex } from "../../../testing/fixtures/product-index";
import { countFacets } from "../listing/count-facets";
import { listProducts } from "../listing/list-products";
import { readSynonyms } from "../search/synonym-source";

const PRODUCTS = 200;
const { db, index, notify } = await openTestIndex({ minProducts: 0 });

const idOf = (n: number) => n.toString(16).padStart(24, "0");
const one = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const lengths = one(9.95, 40, 60.25, 99.9, 120, 210.5, 300);
const size = fc.record({ width: lengths, depth: lengths, height: lengths }, { requiredKeys: [] });
const product = fc.record({
  category: one(...CATEGORIES),
  // Values around the limits of price ranges.
  price: one(100, 9_999, 10_000, 10_001, 24_999, 25_000, 99_950, 100_000, 200_000, 350_000),
  before: one(null, 1, 30_000, 400_000),
  quantity: one(0, 0, 1, 40),
  published: one(true, true, true, false),
  isInCollection: fc.boolean(),
  measures: fc.array(fc.option(size), { maxLength: 3 }),
  attributes: fc.record(
    {
      width: lengths,
      depth: lengths,
      height: lengths,
      seats: one(1, 2, 3),
      material: fc.uniqueArray(one("oak", "walnut", "linen", "glass"), { minLength: 1 }),
      colour: fc.uniqueArray(one("green", "grey", "blue"), { minLength: 1 }),
      assembly: one("none", "full"),
      stackable: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
});

beforeAll(async () => {
  await db.execute(sql`
    insert into attributes (key, name, type, facet, position) values ('stackable', 'Stackable', 'flag', true, 20)`);
  await db.execute(sql`update attributes set facet = true`);
  await db.execute(sql`
    insert into collections (id, slug, name, rule, position)
    values (${idOf(1)}, 'by-hand', 'By hand', null, 1),
      (${idOf(2)}, 'by-rule', 'By rule', '{"attributes": "material:oak,linen;width:..210", "maxPrice": 1000}', 2)`);
  for (const [n, given] of fc.sample(product, PRODUCTS).entries()) {
    const { category, price, before, quantity, published } = given;
    await db.execute(sql`
      insert into products (id, name, description, category, price_cents, compare_at_cents, quantity, image_url, attributes, published)
      values (${idOf(n)}, ${`Thing ${n % 20}`}, 'Made for a test.', ${category}, ${price}, ${before}, ${quantity}, '/a.webp',
        ${JSON.stringify(given.attributes)}::jsonb, ${published})`);
    if (given.isInCollection)
      await db.execute(sql`insert into collection_products values (${idOf(1)}, ${idOf(n)})`);
    for (const [position, measures] of given.measures.entries())
      await db.execute(sql`
        insert into variants (id, product_id, position, choice, label, price_cents, compare_at_cents, quantity, measures)
        values (${idOf(1_000_000 + n * 10 + position)}, ${idOf(n)}, ${position}, array[${`v${position}`}], 'One', ${price},
          ${before}, ${position === 0 ? quantity : 0}, ${measures && JSON.stringify(measures)}::jsonb)`);
  }
  notify("everything");
});

const filter = one(
  "material:oak",
  "material:oak,linen",
  "colour:blue,grey",
  "seats:2,3",
  "seats:2..",
  "width:..60.3",
  "width:40",
  "depth:40..120",
  "height:..210.5",
  "assembly:full",
  "stackable:true",
);
const query = fc.record(
  {
    category: one(...CATEGORIES),
    minPrice: one("0", "99.99", "100", "250.01"),
    maxPrice: one("100", "499.99", "2000"),
    inStock: fc.constant("true"),
    onSale: fc.constant("true"),
    attributes: fc
      .uniqueArray(filter, { minLength: 1, maxLength: 2, selector: (text) => text.split(":")[0] })
      .map((filters) => filters.join(";")),
    fits: one("120x60.3x120", "300x300x300"),
    collection: one("by-hand", "by-rule", "by-nobody"),
    search: one("thing", "thing 7", "oak thing"),
  },
  { requiredKeys: [] },
);

/** Each facet count with the list query that must have this total. */
function expectedLists(filters: object, given: string, facets: Facets): [count: number, list: object][] {
  const others = (key: string) => given.split(";").filter((text) => text && !text.startsWith(`${key}:`));
  return [
    [facets.total, filters],
    ...facets.categories.map(({ value, count }): [number, object] => [
      count,
      { ...filters, category: value },
    ]),
    ...facets.prices.map(({ min, max, count }): [number, object] => [
      count,
      { ...filters, minPrice: String(min), maxPrice: max === null ? undefined : (max - 0.01).toFixed(2) },
    ]),
    [facets.inStock, { ...filters, inStock: "true" }],
    [facets.onSale, { ...filters, onSale: "true" }],
    ...facets.attributes.flatMap(({ key, values }) =>
      values.map(({ value, count }): [number, object] => [
        count,
        { ...filters, attributes: [...others(key), `${key}:${value}`].join(";") },
      ]),
    ),
  ];
}

it("counts as many products per facet as the list then shows", { timeout: 240_000 }, async () => {
  const synonyms = () => readSynonyms(db);
  const parse = (filters: object): ProductQuery => productQuerySchema.parse(filters);
  await fc.assert(
    fc.asyncProperty(query, async (filters) => {
      const facets = await countFacets(db, parse(filters), synonyms, await index.waitForSnapshot());
      for (const [count, list] of expectedLists(filters, filters.attributes ?? "", facets)) {
        const { total } = await listProducts(db, { ...parse(list), limit: 1 }, synonyms);
        expect({ list, count }).toEqual({ list, count: total });
      }
    }),
    { numRuns: tries(25) },
  );
});
