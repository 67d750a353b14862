import { LIMITS } from "@larkwood/contract";
import { expect, it } from "vitest";
import { mostToAdd, piecesProblem, purchaseLimit, readPieces, stepPieces } from "./purchase-limit";

it("never stops a visitor of the showroom", () => {
  expect(purchaseLimit(0, 12, false)).toBeNull();
});

it("stops a buyer at the stock and says why", () => {
  expect(purchaseLimit(3, 2, true)).toBeNull();
  expect(purchaseLimit(3, 3, true)).toBe("All 3 are in your cart.");
  expect(purchaseLimit(1, 1, true)).toBe("The last one is in your cart.");
  expect(purchaseLimit(0, 0, true)).toBe("This item is out of stock.");
});

it("offers what is on the shelf beside what is in the cart, in a showroom as much as an order takes", () => {
  expect(mostToAdd(5, 2, true)).toBe(3);
  expect(mostToAdd(2, 7, true)).toBe(0);
  expect(mostToAdd(0, 2, false)).toBe(LIMITS.quantity - 2);
  expect(mostToAdd(LIMITS.quantity * 3, 0, true)).toBe(LIMITS.quantity);
});

it.each(["", " ", "0", "-1", "1.5", "1e2", "NaN", "three", "99999999"])(
  "takes %j for no number of pieces",
  (text) => {
    expect(readPieces(text, 8)).toBeNull();
    expect(piecesProblem(text, 8)).toMatch(/^(Enter a whole number from 1 to 8|You can add 8 more)\.$/);
  },
);

it("reads whole numbers up to the most, and says how many there are", () => {
  expect(readPieces(" 8 ", 8)).toBe(8);
  expect(piecesProblem("8", 8)).toBeNull();
  expect(piecesProblem("9", 8)).toBe("You can add 8 more.");
  expect(piecesProblem("2", 1)).toBe("You can add 1 more.");
  expect(piecesProblem("0", LIMITS.quantity)).toBe("Enter a whole number, 1 or more.");
});

it("steps within the bounds, also from what is no number", () => {
  expect(stepPieces("1", 3, 1)).toBe("2");
  expect(stepPieces("3", 3, 1)).toBe("3");
  expect(stepPieces("1", 3, -1)).toBe("1");
  expect(stepPieces("40", 3, -1)).toBe("3");
  for (const text of ["", "x", "0"]) expect(stepPieces(text, 3, 1)).toBe("1");
  expect(stepPieces("x", 1_000_000, -1)).toBe("1");
});
