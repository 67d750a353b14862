import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoCatalogue } from "../../../demo/catalogue";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { singular } from "./singular";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it.each([
  ["chairs", "chair"],
  ["shelves", "shelf"],
  ["bookshelves", "bookshelf"],
  ["knives", "knife"],
  ["benches", "bench"],
  ["boxes", "box"],
  ["vases", "vase"],
  ["glasses", "glass"],
  ["glass", "glass"],
  ["berries", "berry"],
  ["bus", "bus"],
  ["sofa", "sofa"],
])("turns %s into %s", (plural, expected) => {
  expect(singular(plural)).toBe(expected);
});

it("equals the SQL function", async () => {
  const text = demoCatalogue
    .map(({ name, description }) => `${name} ${description}`)
    .join(" ")
    .toLowerCase();
  const endings = ["s", "es", "ies", "ves", "lves", "ss", "us", "shelves", "sses", "é", "ies1"];
  const generated = fc.sample(
    fc.tuple(
      fc.string({ unit: fc.constantFrom(..."abcsxzhklviey"), maxLength: 5 }),
      fc.constantFrom(...endings),
    ),
    500,
  );
  const words = [...new Set([...text.split(/[^a-z]+/), ...generated.map((parts) => parts.join(""))])];
  const rows = await sqlOn(database.db)<{ word: string; one: string }>`
    select word, search_singular(word) as one from unnest(${words}::text[]) as word`;
  expect(rows.filter(({ word, one }) => singular(word) !== one)).toEqual([]);
});
