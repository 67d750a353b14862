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
const { db, index, tell } = await openTestIndex();
beforeAll(() => addSyntheticProducts(db, PRODUCTS));

const synonyms = () => readSynonyms(db);
const getFacts = async () => {
  const facts = await index.await();
  if (!facts) throw new Error("no index");
  return facts;
};

/** The first hits by names and categories: what the index finds, and what a walk of the table finds. */
async function findBoth(search: string, count = 30) {
  const found = await planSearch(db, search, undefined, synonyms);
  if (!found) return { found: [], expected: [] };
  const tier = tierNumber(found.plan);
  const facts = await getFacts();
  const rows = findTitles(facts, found.plan.titles, { bits: null, from: null, count });
  const expected = await queryRows<{ id: string; part: number }>(
    db,
    sql`select id, part from (select *, ${tier} as part from products where ${found.plan.hit} and published) as hits
      where part < ${found.plan.titles.length} order by part, created_at desc, id desc limit ${count}`,
  );
  return { found: rows?.map(({ row, part }) => ({ id: facts.ids.text(row), part })), expected };
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

/** Names that no machine has made: words twice, signs, a phrase, a word of a category, what the parser drops. */
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
    // Few, so that some come back and others are renamed again.
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
  tell(ids);
}

describe("the words of names in the index", () => {
  it("find what a walk of the table finds, in the same order, whatever is renamed", async () => {
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

  it("go on from any place that a page ended at", async () => {
    // Beds, and then what is in a bedroom.
    const plan = (await planSearch(db, "bed", undefined, synonyms))?.plan;
    const facts = await getFacts();
    const find = (from: CursorPosition | null, count: number) =>
      findTitles(facts, plan?.titles ?? [], { bits: null, from, count }) ?? [];
    const all = find(null, PRODUCTS);
    expect(new Set(all.map(({ part }) => part)).size).toBeGreaterThan(1);
    for (const [i, { row, part }] of all.entries()) {
      const key = new Date(facts.created[row] ?? 0).toISOString().replace("T", " ").replace("Z", "+00");
      expect(find({ key, id: facts.ids.text(row), part }, 3)).toEqual(all.slice(i + 1, i + 4));
    }
  });

  it("leave out what filters leave out", async () => {
    const plan = (await planSearch(db, "oak", undefined, synonyms))?.plan;
    const facts = await getFacts();
    const bits = facts.sets.matching({ category: "bedroom" });
    const found = findTitles(facts, plan?.titles ?? [], { bits, from: null, count: 1_000 }) ?? [];
    const all = findTitles(facts, plan?.titles ?? [], { bits: null, from: null, count: 1_000 }) ?? [];
    const inBedroom = all.filter(({ row }) => KINDS[facts.kind.codes[row] ?? 0]?.category === "bedroom");
    expect(found).toEqual(inBedroom);
    expect(found.length).toBeGreaterThan(10);
  });

  it("are done without where they would not fit, and nothing else is", async () => {
    const open = async (mostBytes?: number) => {
      const one = createProductIndex({
        read: (work) => work(db),
        follow: () => {},
        ...(mostBytes && { mostBytes }),
      });
      const facts = await one.await();
      await one.close();
      return facts;
    };
    const all = await open();
    const facts = await open((all?.bytes ?? 0) - 1_000);
    expect(all?.titles).not.toBeNull();
    expect(facts?.titles).toBeNull();
    expect(facts?.products).toBe(all?.products);
    expect(
      facts && findTitles(facts, [{ circle: "name", query: "'oak'" }], { bits: null, from: null, count: 1 }),
    ).toBeNull();
  });
});
