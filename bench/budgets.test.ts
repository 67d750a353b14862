import { expect, it } from "vitest";
import { keeps } from "./budgets";

it("holds a figure to its lower or upper bound, and lets one without a budget pass", () => {
  expect(keeps(0.7, { min: 0.7 })).toBe(true);
  expect(keeps(0.69, { min: 0.7 })).toBe(false);
  expect(keeps(15, { max: 15 })).toBe(true);
  expect(keeps(15.1, { max: 15 })).toBe(false);
  expect(keeps(Number.NaN, { max: 15 })).toBe(false);
  expect(keeps(1, undefined)).toBe(true);
});
