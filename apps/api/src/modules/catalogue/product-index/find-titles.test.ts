import { CATEGORIES } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { CursorPosition } from "../../../core/cursor";
import { queryRows } from "../../../db/executor";
import { addSyntheticProducts } from "../../../demo/synthetic-products";
import { openTestIndex } from "../../../testing/fixtures/product-index";
import { planSearch } from "../search/plan-search";
import { tierNumber } from "../search/search-tiers";
import { readSynonyms } from "../search/synonym-source";
import { findTitles } from "./find-titles";
import { KINDS } from "./kinds";
import { createProductIndex } from "./product-index";

const PRODUCTS = 6_000;
const { db, index, notify } = await openTestIndex();
beforeAll(() => addSyntheticProducts(db, PRODUCTS));

const synonyms = () => readSynonyms(db);
const getSnapshot = async () => {
  const snapshot = await index.waitForSnapshot();
  if (!snapshot) throw new Error("no index");
  return snapshot;
};

/** The first hits by name and category, found by the index and by SQL. */
async function findBoth(search: string, count = 30) {
  const found = await planSearch(db, search, undefined, synonyms);
  if (!found) return { found: [], expected: [] };
  const tier = tierNumber(found.plan);
  const snapshot = await getSnapshot();
  const rows = findTitles(snapshot, found.plan.titles, { bits: null, from: null, count });
  const expected = await queryRows<{ id: string; part: number }>(
    db,
    sql`select id, part from (select *, ${tier} as part from products where ${found.plan.hit} and published) as hits
      where part < ${found.plan.titles.length} order by part, created_at desc, id desc limit ${count}`,
  );
  return { found: rows?.map(({ row, part }) => ({ id: snapshot.ids.text(row), part })), expected };
}

const WORDS = [
  ...[
    "oak",
    "walnut",
    "sofa",
    "table",
    "lamp",
    "fjord",
    "st",
    "sof",
    "777",
    "bedroom",
    "living room",
    "coffee table",
  ],
  ...["garden", "tables", "wooden", "sid", "office chair", "bookcase", "7", "bed", "bedrock"],
];

/** Names with repeated words, punctuation, phrases, category words and words that the parser drops. */
const NAMES = [
  "Oak Coffee Table",
  "Coffee of Oak, a Table",
  "Table Lamp on Walnut",
  "Sofa sofa SOFA",
  "Bedroom Lamp",
  "Living Oak Room",
  "L'Aube — l’été 12.5 × 3",
  "Two-Seat Sofa in Oak",
  "Bedrock",
  "Side Table, Side 777",
];

const renamed = fc.array(
  fc.record({
    // Few products, so that some are changed several times.
    n: fc.nat(19),
    name: fc.constantFrom(...NAMES),
    category: fc.constantFrom(...CATEGORIES),
    published: fc.boolean(),
  }),
  { maxLength: 4 },
);

async function rename(changes: typeof renamed extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
  const ids: string[] = [];
  for (const { n, name, category, published } of changes) {
    const rows = await queryRows<{ id: string }>(
      db,
      sql`update products set name = ${name}, category = ${category}, published = ${published}
        where id = (select id from products order by id desc offset ${n} limit 1) returning id`,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  notify(ids);
}

describe("title search in the index", () => {
  it("finds the same products in the same order as SQL, also after renames", async () => {
    const search = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(search, renamed, async (words, changes) => {
        await rename(changes);
        const { found, expected } = await findBoth(words.join(" "));
        expect(found).toEqual(expected);
      }),
      { numRuns: 80 },
    );
  });

  it("continues from any cursor", async () => {
    // Finds beds first, then other products of the bedroom.
    const plan = (await planSearch(db, "bed", undefined, synonyms))?.plan;
    const snapshot = await getSnapshot();
    const find = (from: CursorPosition | null, count: number) =>
      findTitles(snapshot, plan?.titles ?? [], { bits: null, from, count }) ?? [];
    const all = find(null, PRODUCTS);
    expect(new Set(all.map(({ part }) => part)).size).toBeGreaterThan(1);
    for (const [i, { row, part }] of all.entries()) {
      const key = new Date(snapshot.created[row] ?? 0).toISOString().replace("T", " ").replace("Z", "+00");
      expect(find({ key, id: snapshot.ids.text(row), part }, 3)).toEqual(all.slice(i + 1, i + 4));
    }
  });

  it("applies filters", async () => {
    const plan = (await planSearch(db, "oak", undefined, synonyms))?.plan;
    const snapshot = await getSnapshot();
    const bits = snapshot.sets.matching({ category: "bedroom" });
    const found = findTitles(snapshot, plan?.titles ?? [], { bits, from: null, count: 1_000 }) ?? [];
    const all = findTitles(snapshot, plan?.titles ?? [], { bits: null, from: null, count: 1_000 }) ?? [];
    const inBedroom = all.filter(({ row }) => KINDS[snapshot.kind.codes[row] ?? 0]?.category === "bedroom");
    expect(found).toEqual(inBedroom);
    expect(found.length).toBeGreaterThan(10);
  });

  it("drops only the titles if they exceed the memory limit", async () => {
    const load = async (maxBytes?: number) => {
      const limited = createProductIndex({
        read: (work) => work(db),
        onChange: () => {},
        ...(maxBytes && { maxBytes }),
      });
      const snapshot = await limited.waitForSnapshot();
      await limited.close();
      return snapshot;
    };
    const all = await load();
    const snapshot = await load((all?.bytes ?? 0) - 1_000);
    expect(all?.titles).not.toBeNull();
    expect(snapshot?.titles).toBeNull();
    expect(snapshot?.products).toBe(all?.products);
    expect(
      snapshot &&
        findTitles(snapshot, [{ field: "name", query: "'oak'" }], { bits: null, from: null, count: 1 }),
    ).toBeNull();
  });
});
