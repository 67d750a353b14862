import { type Attribute, LIMITS, validationTexts as t } from "@larkwood/contract";
import { expect, it } from "vitest";
import { checkConditions, findProblem } from "./check-conditions";
import { newCondition } from "./conditions";

const attribute = (key: string, type: Attribute["type"]): Attribute => {
  const choices = type === "choices" ? [{ key: "oak", name: "Oak", swatch: null }] : [];
  return { key, name: key, type, unit: "", choices, facet: true, position: 1 };
};
const attributes = [
  attribute("material", "choices"),
  attribute("width", "number"),
  attribute("washable", "flag"),
];
const problemOf = (condition: Parameters<typeof newCondition>[0]) =>
  findProblem(newCondition(condition), attributes);

it("asks for what is missing", () => {
  expect(problemOf({})).toBe("Choose a field.");
  expect(problemOf({ subject: "category" })).toBe("Choose a category.");
  expect(problemOf({ subject: "attribute:material" })).toBe("Choose at least one value.");
  expect(problemOf({ subject: "attribute:washable" })).toBe("Choose yes or no.");
  expect(problemOf({ subject: "price", operator: "atMost" })).toBe(
    "Enter a number with at most two decimals.",
  );
  expect(problemOf({ subject: "price", operator: "between", from: "3" })).toBe(
    "Enter two numbers with at most two decimals.",
  );
  expect(problemOf({ subject: "onSale" })).toBeNull();
});

it("refuses ranges that match nothing, and numbers that the server refuses", () => {
  const range = { subject: "attribute:width", operator: "between" } as const;
  expect(problemOf({ ...range, from: "90", to: "80" })).toBe(
    "The second number must not be below the first.",
  );
  expect(problemOf({ ...range, from: "80", to: "80" })).toBeNull();
  expect(problemOf({ ...range, from: "1.234", to: "80" })).toMatch(/at most two decimals/);
  expect(problemOf({ subject: "price", operator: "atLeast", from: String(LIMITS.price + 1) })).toBe(
    t.tooLarge,
  );
});

it("takes one number with decimals, or several whole numbers", () => {
  const width = { subject: "attribute:width" } as const;
  expect(problemOf({ ...width, values: ["80.5"] })).toBeNull();
  expect(problemOf({ ...width, values: ["80", "90"] })).toBeNull();
  expect(problemOf({ ...width, values: ["80", "90.5"] })).toMatch(/whole numbers/);
  expect(problemOf({ ...width, values: [""] })).toMatch(/Enter one number/);
});

it("takes values of an attribute that no longer exists, as they are stored", () => {
  expect(problemOf({ subject: "attribute:gone", values: ["old"] })).toBeNull();
  expect(problemOf({ subject: "attribute:gone", values: ["Not so"] })).toMatch(/lower-case letters/);
});

it("needs a condition, and names the conditions that are unfinished", () => {
  expect(checkConditions([], attributes)).toEqual({ rule: t.collectionRule });
  const unfinished = newCondition();
  expect(checkConditions([newCondition({ subject: "onSale" }), unfinished], attributes)).toEqual({
    [unfinished.id]: "Choose a field.",
  });
});
