import { expect, it } from "vitest";
import { purchaseLimit } from "./purchase-limit";

it("never stops a visitor of the showroom", () => {
  expect(purchaseLimit(0, 12, false)).toBeNull();
});

it("stops a buyer at the stock and says why", () => {
  expect(purchaseLimit(3, 2, true)).toBeNull();
  expect(purchaseLimit(3, 3, true)).toBe("All 3 are in your cart.");
  expect(purchaseLimit(1, 1, true)).toBe("The last one is in your cart.");
  expect(purchaseLimit(0, 0, true)).toBe("This piece is out of stock.");
});
