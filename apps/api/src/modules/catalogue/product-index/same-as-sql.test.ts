import { CATEGORIES, PRODUCT_SORTS, productQuerySchema } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { tries } from "../../../../../../scripts/lib/tries";
import { type Executor, queryRows } from "../../../db/executor";
import { openTestIndex } from "../../../testing/fixtures/product-index";
import { type ChosenFilter, facetFilters } from "../filters";
import { FILTERS } from "../filters/all-filters";
import { countFacets } from "../listing/count-facets";
import { listProducts } from "../listing/list-products";
import { readSynonyms } from "../search/synonym-source";
import type { IndexSnapshot } from "./index-snapshot";
import { matchRows } from "./match-rows";

const PRODUCTS = 300;
const { db, index, notify } = await openTestIndex({ minProducts: 0 });

const idOf = (n: number) => n.toString(16).padStart(24, "0");
const one = <T>(...values: readonly T[]) => fc.constantFrom(...values);
// Values around the limits of price ranges, and half millimetres.
const prices = one(0, 9_999, 10_000, 10_001, 25_000, 49_999, 99_950, 100_000, 200_000, 350_000);
const lengths = one(9.95, 21.04, 21.05, 40, 60.25, 99.9, 120, 210.55, 300);
const material = one("oak", "walnut", "linen", "glass");
const attributes = fc.option(
  fc.record(
    {
      width: fc.oneof({ weight: 9, arbitrary: lengths as fc.Arbitrary<unknown> }, one<unknown>("wide")),
      depth: lengths,
      height: lengths,
      seats: one<unknown>(1, 2, 3, 2.5, "3"),
      material: fc.oneof(fc.uniqueArray(material), material) as fc.Arbitrary<unknown>,
      colour: fc.uniqueArray(one("green", "grey", "blue"), { maxLength: 2 }),
      assembly: one("none", "full", "no-longer-a-choice"),
      stackable: fc.boolean(),
      care: one("Wipe it: with a cloth.", "wipe", "x".repeat(70)),
    },
    { requiredKeys: [] },
  ),
);
const variant = fc.record({
  measures: fc.option(fc.record({ width: lengths, depth: lengths, height: lengths }, { requiredKeys: [] })),
  attributes: fc.option(
    fc.record(
      {
        seats: one<unknown>(1, 2, 3, 2.5, 6, "3"),
        material: fc.oneof(fc.uniqueArray(material), material) as fc.Arbitrary<unknown>,
        colour: fc.uniqueArray(one("green", "grey", "blue"), { maxLength: 2 }),
        stackable: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  ),
});
const product = fc.record({
  variants: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(variant, { maxLength: 4 })),
  category: one(...CATEGORIES),
  price: prices,
  /** Of all variants but the first. */
  otherPrice: prices,
  before: one(null, 1, 30_000, 400_000),
  quantity: one(0, 0, 1, 40),
  day: one("2026-01-02 03:04:05.678", "2026-01-02 03:04:05.679", "2026-02-01", "2025-12-31"),
  attributes,
});
type Given = typeof product extends fc.Arbitrary<infer T> ? T : never;

async function saveProduct(tx: Executor, n: number, given: Given): Promise<void> {
  const { category, price, otherPrice, before, quantity, day } = given;
  const attributesJson = given.attributes && JSON.stringify(given.attributes);
  await tx.execute(sql`
    insert into products (id, name, description, category, price_cents, compare_at_cents, quantity, image_url, created_at, attributes)
    values (${idOf(n)}, ${`Thing ${n % 50}`}, 'Made for a test.', ${category}, ${price}, ${before}, ${quantity}, '/a.webp',
      ${day}::timestamp at time zone 'UTC', ${attributesJson}::jsonb)
    on conflict (id) do update set category = excluded.category, price_cents = excluded.price_cents,
      compare_at_cents = excluded.compare_at_cents, quantity = excluded.quantity, attributes = excluded.attributes`);
  await tx.execute(sql`delete from variants where product_id = ${idOf(n)}`);
  if (given.variants.length > 0)
    await tx.execute(sql`
      insert into variants (id, product_id, position, choice, label, price_cents, compare_at_cents, quantity, measures, attributes)
      select lpad(to_hex(${n}::int * 100 + place::int), 24, 'a'), ${idOf(n)}, place - 1, array['v' || place], 'One',
        case when place = 1 then ${price}::int else ${otherPrice}::int end, ${before}, case when place = 1 then ${quantity}::int else 0 end, nullif(given -> 'measures', 'null'), nullif(given -> 'attributes', 'null')
      from jsonb_array_elements(${JSON.stringify(given.variants)}::jsonb) with ordinality as listed (given, place)`);
}

beforeAll(async () => {
  await db.execute(sql`
    insert into attributes (key, name, type, facet, position) values ('stackable', 'Stackable', 'flag', true, 20)`);
  await db.execute(sql`update attributes set facet = true`);
  for (const [n, given] of fc.sample(product, PRODUCTS).entries()) await saveProduct(db, n, given);
});

const filter = one(
  "material:oak",
  "material:oak,linen",
  "colour:green",
  "colour:blue,grey",
  "seats:3",
  "seats:2,3",
  "seats:2..",
  "seats:2..2.5",
  "seats:6",
  "width:..21.05",
  "width:40",
  "width:60.3..",
  "depth:21.1..120",
  "height:..210.5",
  "height:40,120",
  "assembly:full",
  "stackable:true",
  "stackable:false",
  "care:wipe",
  "weight:..10",
  "nothing:like-it",
);
const query = fc
  .record(
    {
      category: one(...CATEGORIES),
      minPrice: one("0", "99.99", "100", "250.01"),
      maxPrice: one("100", "499.99", "2000"),
      inStock: fc.constant("true"),
      onSale: fc.constant("true"),
      attributes: fc
        .uniqueArray(filter, { minLength: 1, maxLength: 3, selector: (text) => text.split(":")[0] })
        .map((filters) => filters.join(";")),
      kind: one("sofas", "sofas,lamps", "nothing"),
      fits: one("21.1x40x300", "120x60.2x99.9", "300x300x300"),
      ids: one(`${idOf(1)},${idOf(2)},${idOf(9_999)}`),
      search: one("thing", "thing 7"),
      arriving: fc.subarray([...CATEGORIES]),
    },
    { requiredKeys: [] },
  )
  .map(({ arriving, ...given }) => ({ ...productQuerySchema.parse(given), arriving }));

const synonyms = () => readSynonyms(db);
const changes = fc.array(
  fc.tuple(fc.nat(PRODUCTS + 20), fc.option(product)) as fc.Arbitrary<[number, Given | null]>,
  { maxLength: 4 },
);

async function applyChanges(changed: readonly [number, Given | null][]): Promise<void> {
  for (const [n, given] of changed) {
    if (given) await saveProduct(db, n, given);
    else await db.execute(sql`delete from products where id = ${idOf(n)}`);
  }
  if (changed.length > 0) notify(changed.map(([n]) => idOf(n)));
}

it("counts the same facets as SQL for any products, filters and changes", async () => {
  await fc.assert(
    fc.asyncProperty(query, changes, async (filters, changed) => {
      await applyChanges(changed);
      const snapshot = await index.waitForSnapshot();
      expect(snapshot).not.toBeNull();
      expect(await countFacets(db, filters, synonyms, snapshot)).toEqual(
        await countFacets(db, filters, synonyms),
      );
    }),
    { numRuns: tries(150) },
  );
});

it("counts the same facets as SQL with bounds on every dimension and a space", async () => {
  const bounds = (key: string) => one(`${key}:..21.05`, `${key}:40..`, `${key}:21.1..120`, `${key}:..210.5`);
  const sized = fc
    .record({
      attributes: fc
        .tuple(bounds("width"), bounds("depth"), bounds("height"))
        .map((filters) => filters.join(";")),
      fits: one("21.1x40x300", "120x60.2x99.9", "300x120x210.5"),
    })
    .map((given) => productQuerySchema.parse(given));
  await fc.assert(
    fc.asyncProperty(sized, changes, async (filters, changed) => {
      await applyChanges(changed);
      const snapshot = await index.waitForSnapshot();
      expect(await countFacets(db, filters, synonyms, snapshot)).toEqual(
        await countFacets(db, filters, synonyms),
      );
    }),
    { numRuns: tries(40) },
  );
});

async function readIds(condition: SQL): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from products where ${condition} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** The products that pass one filter in memory. */
function passingIds(snapshot: IndexSnapshot, filter: ChosenFilter): string[] {
  const { failed } = matchRows(snapshot, [filter]);
  return [...failed.entries()].flatMap(([row, bits]) => (bits === 0 ? [snapshot.ids.text(row)] : [])).sort();
}

it("passes the same products as SQL, for each filter", async () => {
  const unused = new Set(FILTERS.map(({ name }) => name));
  await fc.assert(
    fc.asyncProperty(query, changes, async (filters, changed) => {
      await applyChanges(changed);
      const snapshot = await index.waitForSnapshot();
      if (!snapshot) throw new Error("no index");
      for (const filter of facetFilters(filters)) {
        unused.delete(filter.name);
        expect({ [filter.key]: passingIds(snapshot, filter) }).toEqual({
          [filter.key]: await readIds(filter.condition),
        });
      }
    }),
    { numRuns: tries(150) },
  );
  // Add new filters to `query` above.
  expect([...unused]).toEqual([]);
});

type Query = ReturnType<typeof productQuerySchema.parse>;

async function readPages(filters: Query, withIndex: boolean) {
  const pages: { ids: string[]; total: number }[] = [];
  let cursor: string | undefined;
  do {
    const snapshot = withIndex ? await index.waitForSnapshot() : null;
    const page = await listProducts(db, { ...filters, ...(cursor ? { cursor } : {}) }, synonyms, snapshot);
    pages.push({ ids: page.items.map(({ id }) => id), total: page.total });
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return pages;
}

it("lists the same pages as SQL in every order", async () => {
  const paging = fc.record({ sort: one(...PRODUCT_SORTS), limit: one(7, 40, 100) });
  await fc.assert(
    fc.asyncProperty(query, paging, changes, async (parsed, given, changed) => {
      await applyChanges(changed);
      const { search: _, ...filters } = parsed;
      const all = { ...filters, ...given };
      expect(await readPages(all, true)).toEqual(await readPages(all, false));
    }),
    { numRuns: tries(60) },
  );
});
