import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addLines,
  addToCart,
  type Cart,
  cartCount,
  decrementInCart,
  removeFromCart,
  restoreCart,
  restoreLines,
  takeLines,
} from "./cart";

const id = fc.constantFrom("sofa", "lamp", "rug");
const step = fc.record({ kind: fc.constantFrom("add", "take", "remove"), id });
const steps = { add: addToCart, take: decrementInCart, remove: removeFromCart };

describe("the cart", () => {
  it("increments the quantity of a product in the cart, or adds a line with quantity one [C01]", () => {
    const once = addToCart([], "sofa");
    expect(once).toEqual([{ _id: "sofa", quantity: 1 }]);
    expect(addToCart(once, "sofa")).toEqual([{ _id: "sofa", quantity: 2 }]);
    expect(addToCart(once, "lamp")).toHaveLength(2);
  });

  it("adds several items at once to the line of their variant", () => {
    const three = addToCart([{ _id: "sofa", quantity: 2 }], "sofa", undefined, 3);
    expect(three).toEqual([{ _id: "sofa", quantity: 5 }]);
    expect(addToCart(three, "sofa", "green", 4)).toEqual([
      ...three,
      { _id: "sofa", variantId: "green", quantity: 4 },
    ]);
  });

  it("adds several lines with their prices, and takes only these back out", () => {
    const before: Cart = [
      { _id: "sofa", quantity: 2, seenPrice: 80 },
      { _id: "rug", quantity: 1 },
    ];
    const lines: Cart = [
      { _id: "sofa", quantity: 1, seenPrice: 90 },
      { _id: "chair", variantId: "oak", quantity: 6, seenPrice: 20 },
    ];
    const added = addLines(before, lines);
    expect(added).toEqual([
      { _id: "sofa", quantity: 3, seenPrice: 90 },
      { _id: "rug", quantity: 1 },
      { _id: "chair", variantId: "oak", quantity: 6, seenPrice: 20 },
    ]);
    // The shopper added one more chair and a lamp in between.
    const later = addToCart(addToCart(added, "chair", "oak"), "lamp");
    expect(takeLines(later, lines)).toEqual([
      { _id: "sofa", quantity: 2, seenPrice: 90 },
      { _id: "rug", quantity: 1 },
      { _id: "chair", variantId: "oak", quantity: 1, seenPrice: 20 },
      { _id: "lamp", quantity: 1 },
    ]);
    // In between, the shopper removed some of what was added.
    const fewer: Cart = [{ _id: "chair", variantId: "oak", quantity: 4 }];
    expect(takeLines(fewer, lines)).toEqual([]);
    expect(takeLines([{ _id: "sofa", quantity: 1 }], lines)).toEqual([]);
  });

  it("decrements by one and removes a line with quantity one [C02]", () => {
    expect(decrementInCart([{ _id: "sofa", quantity: 2 }], "sofa")).toEqual([{ _id: "sofa", quantity: 1 }]);
    expect(decrementInCart([{ _id: "sofa", quantity: 1 }], "sofa")).toEqual([]);
  });

  it("has no line below one and no duplicate product, and its count is the sum [C16]", () => {
    fc.assert(
      fc.property(fc.array(step), (history) => {
        const cart = history.reduce<Cart>((c, s) => steps[s.kind as keyof typeof steps](c, s.id), []);
        expect(cart.every((line) => line.quantity >= 1)).toBe(true);
        expect(new Set(cart.map((line) => line._id)).size).toBe(cart.length);
        expect(cartCount(cart)).toBe(cart.reduce((n, line) => n + line.quantity, 0));
      }),
    );
  });

  it("is restored unchanged from storage, and ignores malformed data", () => {
    fc.assert(
      fc.property(fc.array(step), (history) => {
        const cart = history.reduce<Cart>((c, s) => steps[s.kind as keyof typeof steps](c, s.id), []);
        expect(restoreCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (malformed) => restoreCart(malformed).every((line) => line.quantity >= 1)),
    );
    expect(restoreCart([{ _id: "a", quantity: 1.5 }, null, { _id: "b", quantity: 2 }])).toEqual([
      { _id: "b", quantity: 2 },
    ]);
  });

  it("restores removed lines at their position and keeps later changes", () => {
    fc.assert(
      fc.property(fc.array(step), id, (history, removed) => {
        const cart = history.reduce<Cart>((c, s) => steps[s.kind as keyof typeof steps](c, s.id), []);
        expect(restoreLines(removeFromCart(cart, removed), cart)).toEqual(cart);
        expect(restoreLines([], cart)).toEqual(cart);
      }),
    );
    const earlier = [
      { _id: "sofa", quantity: 2 },
      { _id: "lamp", quantity: 1 },
    ];
    expect(restoreLines([{ _id: "sofa", quantity: 5 }], earlier)).toEqual([
      { _id: "sofa", quantity: 5 },
      { _id: "lamp", quantity: 1 },
    ]);
  });
});
