import { describe, expect, it } from "vitest";
import { chosenFilters } from "../filters";
import { type IndexedProduct, IndexSnapshot } from "./index-snapshot";
import { matchRows } from "./match-rows";
import { rowsUp } from "./row-bits";
import { RowSets } from "./row-sets";

const product = (n: number, change: Partial<IndexedProduct> = {}): IndexedProduct => ({
  id: n.toString(16).padStart(24, "0"),
  category: n % 2 ? "bedroom" : "kitchen",
  priceCents: (n % 50) * 1_000,
  prices: n % 6 ? [] : [(n % 50) * 1_000, 7_000],
  createdAt: n,
  isInStock: n % 3 > 0,
  isOnSale: n % 7 === 0,
  words: [`colour:${n % 5 ? "green" : "red"}`],
  numbers: new Map(n % 4 ? [["width", [n % 90]]] : []),
  sizes: [],
  ...change,
});

function fill(products: number): IndexSnapshot {
  const snapshot = new IndexSnapshot();
  for (let n = 0; n < products; n += 1) snapshot.put(product(n));
  return snapshot;
}

const filters = chosenFilters({
  category: "bedroom",
  maxPrice: 300,
  attributes: [
    { key: "colour", values: ["green"] },
    { key: "width", min: 10, max: 60 },
  ],
});
const cachedRows = (snapshot: IndexSnapshot) => [
  ...rowsUp(snapshot.sets.matching(filters), 0, snapshot.rows),
];
/** The same rows, computed without the cache. */
const freshRows = (snapshot: IndexSnapshot) =>
  [...matchRows(snapshot, filters).failed.entries()].flatMap(([row, failed]) => (failed === 0 ? [row] : []));

describe("cached row sets", () => {
  it("follow changed, added, deleted and restored products", () => {
    const snapshot = fill(400);
    expect(cachedRows(snapshot)).toEqual(freshRows(snapshot));
    const steps = [
      () => snapshot.put(product(11, { category: "kitchen" })),
      () => snapshot.put(product(13, { priceCents: 99_999 })),
      () => snapshot.put(product(17, { words: [] })),
      // A new combination of words and a new number.
      () =>
        snapshot.put(
          product(7, { words: ["colour:blue", "colour:green"], numbers: new Map([["width", [10.5]]]) }),
        ),
      () => snapshot.put(product(19, { numbers: new Map([["height", [3]]]) })),
      () => snapshot.remove(product(21).id),
      () => snapshot.put(product(21)),
      () => snapshot.put(product(10_001)),
      // The product is wider than 60, one of its variants is not.
      () =>
        snapshot.put(
          product(71, {
            sizes: [
              [71, null, null],
              [59, null, null],
            ],
          }),
        ),
      () => snapshot.put(product(71)),
    ];
    for (const step of steps) {
      const before = cachedRows(snapshot);
      step();
      expect(cachedRows(snapshot)).toEqual(freshRows(snapshot));
      expect(cachedRows(snapshot)).not.toEqual(before);
    }
  });

  it("are correct after more changes than are patched, and after more products than allocated", () => {
    const snapshot = fill(400);
    const before = cachedRows(snapshot);
    // Changes the first half of the rows until the limit is exceeded, then each other row once.
    for (let n = 0; n < 4_097; n += 1) snapshot.put(product(n % 200, { priceCents: 90_000 + n }));
    for (let n = 200; n < 400; n += 1) snapshot.put(product(n, { isOnSale: n % 7 > 0 }));
    expect(cachedRows(snapshot)).toEqual(freshRows(snapshot));
    expect(cachedRows(snapshot)).not.toEqual(before);
    // Few enough changes to patch, but more rows than the sets have bits.
    for (let n = 400; n < 1_400; n += 1) snapshot.put(product(n));
    expect(cachedRows(snapshot)).toEqual(freshRows(snapshot));
    for (let n = 0; n < 6_000; n += 1)
      snapshot.put(product(n, { isInStock: false, priceCents: (n % 40) * 1_001 }));
    expect(snapshot.rows).toBe(6_000);
    expect(cachedRows(snapshot)).toEqual(freshRows(snapshot));
  });

  it("match all size filters against the same size", () => {
    const snapshot = fill(100);
    const bounds = [
      { key: "width", min: 200, max: null },
      { key: "depth", min: 300, max: null },
    ];
    const found = () => [
      ...rowsUp(snapshot.sets.matching(chosenFilters({ attributes: bounds })), 0, snapshot.rows),
    ];
    expect(found()).toEqual([]);
    snapshot.put(
      product(3, {
        sizes: [
          [3, null, null],
          [210, 20, 20],
          [20, 310, 20],
        ],
      }),
    );
    snapshot.put(
      product(5, {
        sizes: [
          [5, null, null],
          [210, 310, null],
        ],
      }),
    );
    expect(found()).toEqual([5]);
    snapshot.put(product(5));
    expect(found()).toEqual([]);
  });

  it("stay within the memory limit", () => {
    const snapshot = fill(5_000);
    const maxBytes = 50_000;
    const sets = new RowSets(snapshot, maxBytes);
    for (let price = 0; price < 300; price += 1) sets.matching(chosenFilters({ minPrice: price }));
    expect(sets.bytes).toBeGreaterThan(0.9 * maxBytes);
    expect(sets.bytes).toBeLessThanOrEqual(maxBytes);
  });
});
