import { LIMITS } from "@larkwood/contract";
import { expect, it } from "vitest";
import {
  maxAddableQuantity,
  parseQuantity,
  purchaseLimit,
  quantityError,
  stepQuantity,
} from "./purchase-limit";

it("has no limit in showroom mode", () => {
  expect(purchaseLimit(0, 12, false)).toBeNull();
});

it("limits the quantity to the stock and says why", () => {
  expect(purchaseLimit(3, 2, true)).toBeNull();
  expect(purchaseLimit(3, 3, true)).toBe("All 3 are in your cart.");
  expect(purchaseLimit(1, 1, true)).toBe("The last one is in your cart.");
  expect(purchaseLimit(0, 0, true)).toBe("This item is out of stock.");
});

it("allows the stock minus the cart, or the order limit in showroom mode", () => {
  expect(maxAddableQuantity(5, 2, true)).toBe(3);
  expect(maxAddableQuantity(2, 7, true)).toBe(0);
  expect(maxAddableQuantity(0, 2, false)).toBe(LIMITS.quantity - 2);
  expect(maxAddableQuantity(LIMITS.quantity * 3, 0, true)).toBe(LIMITS.quantity);
});

it.each(["", " ", "0", "-1", "1.5", "1e2", "NaN", "three", "99999999"])(
  "rejects %j as a quantity",
  (text) => {
    expect(parseQuantity(text, 8)).toBeNull();
    expect(quantityError(text, 8)).toMatch(/^(Enter a whole number from 1 to 8|You can add 8 more)\.$/);
  },
);

it("accepts whole numbers up to the maximum and names it in the error", () => {
  expect(parseQuantity(" 8 ", 8)).toBe(8);
  expect(quantityError("8", 8)).toBeNull();
  expect(quantityError("9", 8)).toBe("You can add 8 more.");
  expect(quantityError("2", 1)).toBe("You can add 1 more.");
  expect(quantityError("0", LIMITS.quantity)).toBe("Enter a whole number, 1 or more.");
});

it("steps within the bounds, and starts at 1 for invalid input", () => {
  expect(stepQuantity("1", 3, 1)).toBe("2");
  expect(stepQuantity("3", 3, 1)).toBe("3");
  expect(stepQuantity("1", 3, -1)).toBe("1");
  expect(stepQuantity("40", 3, -1)).toBe("3");
  for (const text of ["", "x", "0"]) expect(stepQuantity(text, 3, 1)).toBe("1");
  expect(stepQuantity("x", 1_000_000, -1)).toBe("1");
});
