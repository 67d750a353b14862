import type { CollectionRule } from "@larkwood/contract";
import { expect, it } from "vitest";
import { newCondition, toConditions, toRule } from "./conditions";

const rules: CollectionRule[] = [
  { category: "dining", minPrice: 5, maxPrice: 99.5, inStock: true, onSale: true },
  { minPrice: 50 },
  { maxPrice: 0 },
  { attributes: "material:oak,walnut;width:..90;seats:3,4;depth:40..;height:70.5..80;washable:true" },
  { attributes: "weight:2.5..2.5" },
];

it.each(rules)("a rule is the same after it was shown as conditions: %j", (rule) => {
  expect(toRule(toConditions(rule))).toEqual(rule);
});

it("each part of a rule is one condition with the operator that fits", () => {
  const [oak, width, seats, depth, price] = toConditions({
    attributes: "material:oak;width:..90;weight:2.5..2.5;depth:40..60",
    minPrice: 10,
  }).toSorted((a, b) => Number(a.subject === "price") - Number(b.subject === "price"));
  expect(oak).toMatchObject({ subject: "attribute:material", operator: "is", values: ["oak"] });
  expect(width).toMatchObject({ operator: "atMost", to: "90" });
  expect(seats).toMatchObject({ operator: "is", values: ["2.5"] });
  expect(depth).toMatchObject({ operator: "between", from: "40", to: "60" });
  expect(price).toMatchObject({ subject: "price", operator: "atLeast", from: "10" });
});

it("a number that the operator doesn't use is ignored", () => {
  const price = { subject: "price", from: "10", to: "20" } as const;
  expect(toRule([newCondition({ ...price, operator: "atLeast" })])).toEqual({ minPrice: 10 });
  expect(toRule([newCondition({ ...price, operator: "atMost" })])).toEqual({ maxPrice: 20 });
});

it("spaces around typed values are ignored", () => {
  const typed = newCondition({ subject: "attribute:seats", values: ["3", " 4", ""] });
  expect(toRule([typed])).toEqual({ attributes: "seats:3,4" });
});
