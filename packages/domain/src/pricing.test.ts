import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountCents, mergeItems } from "./pricing";

const subtotal = fc.integer({ min: 0, max: 100_000_000 });

describe("a discount", () => {
  it("is a percentage rounded to the cent, or a fixed amount", () => {
    expect(discountCents(9_999, { kind: "percent", value: 1_000 })).toBe(1_000);
    expect(discountCents(9_999, { kind: "fixed", value: 2_500 })).toBe(2_500);
  });

  it("never exceeds the subtotal and never goes below zero", () => {
    const discount = fc.oneof(
      fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ kind: fc.constant("fixed" as const), value: fc.integer({ min: 1, max: 100_000_000 }) }),
    );
    fc.assert(
      fc.property(subtotal, discount, (cents, off) => {
        const result = discountCents(cents, off);
        expect(result).toBeGreaterThanOrEqual(0);
        expect(result).toBeLessThanOrEqual(cents);
        expect(Number.isInteger(result)).toBe(true);
      }),
    );
  });
});

describe("merged items", () => {
  it("contain each product once and keep the total quantity", () => {
    const item = fc.record({
      productId: fc.constantFrom("a", "b", "c"),
      quantity: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const merged = mergeItems(items);
        const sum = (list: readonly { quantity: number }[]) => list.reduce((n, i) => n + i.quantity, 0);
        expect(new Set(merged.map((i) => i.productId)).size).toBe(merged.length);
        expect(sum(merged)).toBe(sum(items));
      }),
    );
  });
});
