import type { Facets } from "@larkwood/contract";
import { expect, it } from "vitest";
import { retainFacetValues } from "./retain-facet-values";

type Counts = Record<string, Record<string, number>>;

const facetsOf = (counts: Counts): Facets => ({
  total: 1,
  categories: [],
  prices: [],
  inStock: 1,
  onSale: 0,
  attributes: Object.entries(counts).map(([key, values]) => ({
    key,
    name: key,
    type: "choice",
    unit: "",
    range: null,
    values: Object.entries(values).map(([value, count]) => ({ value, name: value, swatch: null, count })),
  })),
});

const shown = ({ attributes }: Facets) =>
  Object.fromEntries(
    attributes.map(({ key, values }) => [key, values.map(({ value, count }) => `${value} ${count}`)]),
  );

const category = facetsOf({
  shape: { round: 2 },
  material: { ash: 1, oak: 4, wool: 3 },
  colour: { green: 2 },
});

it("keeps values without products in place, with a count of 0", () => {
  const merged = retainFacetValues(
    facetsOf({ shape: {}, material: { oak: 1 }, colour: { green: 1 } }),
    category,
  );
  expect(shown(merged)).toEqual({
    shape: ["round 0"],
    material: ["ash 0", "oak 1", "wool 0"],
    colour: ["green 1"],
  });
});

it("adds values that are available again, in their order", () => {
  const few = facetsOf({ shape: {}, material: { oak: 1 }, colour: {} });
  expect(shown(retainFacetValues(category, few))).toEqual(shown(category));
});

it("keeps showing a number as a range after it was one, even with few values left", () => {
  const seats = (values: Record<string, number>, max: number): Facets => {
    const facets = facetsOf({ seats: values });
    const attributes = facets.attributes.map((facet) => ({
      ...facet,
      type: "number" as const,
      range: { min: 1, max },
    }));
    return { ...facets, attributes };
  };
  const [many, few] = [seats({}, 20), seats({ 2: 1, 3: 4 }, 3)];
  expect(shown(retainFacetValues(few, many))).toEqual({ seats: [] });
  expect(shown(retainFacetValues(many, few))).toEqual({ seats: [] });
  expect(shown(retainFacetValues(seats({ 3: 4 }, 3), few))).toEqual({ seats: ["2 0", "3 4"] });
});
