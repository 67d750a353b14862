import { expect, it } from "vitest";
import { changeText } from "./sales-cards";

const period = (amount: number, before: number) => ({
  orders: 1,
  amount,
  before: { orders: 1, amount: before },
});

it.each([
  [112, 100, "12% more than yesterday"],
  [50, 100, "50% less than yesterday"],
  [100.2, 100, "As much as yesterday"],
  [100, 0, "None yesterday"],
  [0, 0, "None yesterday either"],
])("compares %d with %d", (amount, before, text) => {
  expect(changeText(period(amount, before), "yesterday")).toBe(text);
});
