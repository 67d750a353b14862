import { describe, expect, it } from "vitest";
import { type IndexedProduct, IndexSnapshot } from "./index-snapshot";
import { matchRows } from "./match-rows";
import { rowsUp } from "./row-bits";
import { RowSets } from "./row-sets";

const fact = (n: number, change: Partial<IndexedProduct> = {}): IndexedProduct => ({
  id: n.toString(16).padStart(24, "0"),
  category: n % 2 ? "bedroom" : "kitchen",
  priceCents: (n % 50) * 1_000,
  createdAt: n,
  isInStock: n % 3 > 0,
  isOnSale: n % 7 === 0,
  words: [`colour:${n % 5 ? "green" : "red"}`],
  numbers: new Map(n % 4 ? [["width", n % 90]] : []),
  sizes: [],
  ...change,
});

function fill(products: number): IndexSnapshot {
  const facts = new IndexSnapshot();
  for (let n = 0; n < products; n += 1) facts.put(fact(n));
  return facts;
}

const asked: Parameters<IndexSnapshot["sets"]["matching"]>[0] = {
  category: "bedroom",
  maxPrice: 300,
  attributes: [
    { key: "colour", values: ["green"] },
    { key: "width", min: 10, max: 60 },
  ],
};
const kept = (facts: IndexSnapshot) => [...rowsUp(facts.sets.matching(asked), 0, facts.rows)];
/** The same, column by column and from nothing. */
const anew = (facts: IndexSnapshot) =>
  [...matchRows(facts, asked).failed.entries()].flatMap(([row, failed]) => (failed === 0 ? [row] : []));

describe("the rows that filters leave", () => {
  it("follow each product that changes, comes, goes or comes back", () => {
    const facts = fill(400);
    expect(kept(facts)).toEqual(anew(facts));
    const steps = [
      () => facts.put(fact(11, { category: "kitchen" })),
      () => facts.put(fact(13, { priceCents: 99_999 })),
      () => facts.put(fact(17, { words: [] })),
      // A combination of words and a number that nobody had before.
      () =>
        facts.put(fact(7, { words: ["colour:blue", "colour:green"], numbers: new Map([["width", 10.5]]) })),
      () => facts.put(fact(19, { numbers: new Map([["height", 3]]) })),
      () => facts.remove(fact(21).id),
      () => facts.put(fact(21)),
      () => facts.put(fact(10_001)),
      // Wider than 60 itself, but not as a variant.
      () =>
        facts.put(
          fact(71, {
            sizes: [
              [71, null, null],
              [59, null, null],
            ],
          }),
        ),
      () => facts.put(fact(71)),
    ];
    for (const step of steps) {
      const before = kept(facts);
      step();
      expect(kept(facts)).toEqual(anew(facts));
      expect(kept(facts)).not.toEqual(before);
    }
  });

  it("are right after more changes than are gone through, and after more products than there was room for", () => {
    const facts = fill(400);
    const before = kept(facts);
    // The first half of the rows until there is one change too many, then each of the others once.
    for (let n = 0; n < 4_097; n += 1) facts.put(fact(n % 200, { priceCents: 90_000 + n }));
    for (let n = 200; n < 400; n += 1) facts.put(fact(n, { isOnSale: n % 7 > 0 }));
    expect(kept(facts)).toEqual(anew(facts));
    expect(kept(facts)).not.toEqual(before);
    // Few enough to be gone through, but more than the sets have bits.
    for (let n = 400; n < 1_400; n += 1) facts.put(fact(n));
    expect(kept(facts)).toEqual(anew(facts));
    for (let n = 0; n < 6_000; n += 1) facts.put(fact(n, { isInStock: false, priceCents: (n % 40) * 1_001 }));
    expect(facts.rows).toBe(6_000);
    expect(kept(facts)).toEqual(anew(facts));
  });

  it("are of one size each: what is wide enough in one and deep enough in another is not found", () => {
    const facts = fill(100);
    const bounds = [
      { key: "width", min: 200, max: null },
      { key: "depth", min: 300, max: null },
    ];
    const found = () => [...rowsUp(facts.sets.matching({ attributes: bounds }), 0, facts.rows)];
    expect(found()).toEqual([]);
    facts.put(
      fact(3, {
        sizes: [
          [3, null, null],
          [210, 20, 20],
          [20, 310, 20],
        ],
      }),
    );
    facts.put(
      fact(5, {
        sizes: [
          [5, null, null],
          [210, 310, null],
        ],
      }),
    );
    expect(found()).toEqual([5]);
    facts.put(fact(5));
    expect(found()).toEqual([]);
  });

  it("take no more memory than they may, whatever is asked for", () => {
    const facts = fill(5_000);
    const most = 50_000;
    const sets = new RowSets(facts, most);
    for (let price = 0; price < 300; price += 1) sets.matching({ minPrice: price });
    expect(sets.bytes).toBeGreaterThan(0.9 * most);
    expect(sets.bytes).toBeLessThanOrEqual(most);
  });
});
