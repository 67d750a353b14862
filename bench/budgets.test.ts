import { expect, it } from "vitest";
import { isWithinBudget } from "./budgets";

it("compares a figure with its lower or upper bound and accepts one without a budget", () => {
  expect(isWithinBudget(0.7, { min: 0.7 })).toBe(true);
  expect(isWithinBudget(0.69, { min: 0.7 })).toBe(false);
  expect(isWithinBudget(15, { max: 15 })).toBe(true);
  expect(isWithinBudget(15.1, { max: 15 })).toBe(false);
  expect(isWithinBudget(Number.NaN, { max: 15 })).toBe(false);
  expect(isWithinBudget(1, undefined)).toBe(true);
});
