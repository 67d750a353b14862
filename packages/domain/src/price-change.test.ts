import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedPriceCents } from "./price-change";

describe("a bulk price change", () => {
  it("sets, adds and applies percentages to the cent", () => {
    expect(changedPriceCents(12_345, { kind: "price-set", amount: 99.95 })).toBe(9_995);
    expect(changedPriceCents(12_345, { kind: "price-add", amount: -23.45 })).toBe(10_000);
    expect(changedPriceCents(19_999, { kind: "price-percent", amount: -10 })).toBe(17_999);
    expect(changedPriceCents(10_000, { kind: "price-percent", amount: 12.5 })).toBe(11_250);
  });

  it("rejects a result below $1 or above the maximum price", () => {
    expect(changedPriceCents(500, { kind: "price-add", amount: -4.01 })).toBeNull();
    expect(changedPriceCents(500, { kind: "price-add", amount: -4 })).toBe(100);
    expect(changedPriceCents(99_999_999, { kind: "price-percent", amount: 10 })).toBeNull();
  });

  it("always returns whole cents", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 50_000_000 }),
        fc.double({ min: -99, max: 1_000, noNaN: true }),
        (cents, amount) => {
          const next = changedPriceCents(cents, { kind: "price-percent", amount });
          expect(next === null || Number.isSafeInteger(next)).toBe(true);
        },
      ),
    );
  });
});
