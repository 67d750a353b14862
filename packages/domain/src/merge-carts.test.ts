import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cart } from "./cart";
import { addedSince, isSameCart, joinCarts, mergeCarts } from "./merge-carts";

const line = (_id: string, quantity: number, seenPrice?: number) => ({
  _id,
  quantity,
  ...(seenPrice === undefined ? {} : { seenPrice }),
});
const carts = fc
  .uniqueArray(
    fc.record({ _id: fc.constantFrom("a", "b", "c", "d"), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ _id }) => _id,
    },
  )
  .map((lines): Cart => lines);
const sorted = (cart: Cart) => [...cart].sort((one, other) => one._id.localeCompare(other._id));

describe("joining a device's cart with the saved one", () => {
  it("keeps the larger quantity of each product", () => {
    expect(joinCarts([line("a", 1), line("b", 3)], [line("c", 2), line("a", 4)])).toEqual([
      line("c", 2),
      line("a", 4),
      line("b", 3),
    ]);
  });

  it("treats variants as different lines", () => {
    const oak = { ...line("a", 1), variantId: "oak" };
    expect(joinCarts([line("a", 2)], [oak])).toEqual([oak, line("a", 2)]);
  });
});

describe("merging changes of device and account", () => {
  it("follows the side that changed or removed a line", () => {
    const before = [line("a", 2), line("b", 2), line("c", 2)];
    const [device, saved] = [
      [line("a", 3), line("c", 2)],
      [line("a", 2), line("b", 2), line("d", 1)],
    ];
    expect(mergeCarts(before, device, saved)).toEqual([line("a", 3), line("d", 1)]);
  });

  it("keeps the larger quantity if both changed it", () => {
    expect(mergeCarts([line("a", 5)], [line("a", 2)], [line("a", 3)])).toEqual([line("a", 3)]);
    expect(mergeCarts([line("a", 5)], [], [line("a", 3)])).toEqual([line("a", 3)]);
  });

  it("takes the price that was seen last on this device", () => {
    const [before, saved] = [[line("a", 1, 100)], [line("a", 2, 100)]];
    expect(mergeCarts(before, [line("a", 1, 90)], saved)).toEqual([line("a", 2, 90)]);
    expect(mergeCarts(before, before, [line("a", 2, 80)])).toEqual([line("a", 2, 80)]);
  });

  it("changes nothing if nothing changed, and never loses a change of one side", () => {
    fc.assert(
      fc.property(carts, carts, (before, changed) => {
        expect(mergeCarts(before, before, changed)).toEqual(changed);
        expect(sorted(mergeCarts(before, changed, before))).toEqual(sorted(changed));
        expect(isSameCart(mergeCarts(changed, changed, changed), changed)).toBe(true);
      }),
    );
  });
});

it("finds what was added to a cart", () => {
  expect(addedSince([line("a", 2), line("b", 1)], [line("a", 3), line("b", 1), line("c", 1)])).toEqual([
    line("a", 1),
    line("c", 1),
  ]);
});
