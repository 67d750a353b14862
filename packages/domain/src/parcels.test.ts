import { expect, it } from "vitest";
import { parcelSizesOf, parseParcelSizes } from "./parcels";

const sofa = { width: 220, depth: 95, height: 88 };

it("parses parcel sizes with any separator", () => {
  expect(parseParcelSizes("160 × 95 × 60 cm; 90x60x20, 40*30*10,5")).toEqual([
    { width: 160, depth: 95, height: 60 },
    { width: 90, depth: 60, height: 20 },
    { width: 40, depth: 30, height: 10.5 },
  ]);
});

it("ignores text that is not a parcel size", () => {
  expect(parseParcelSizes("two boxes, one of 0 x 10 x 10, one of 9999 x 1 x 1")).toEqual([]);
  expect(parseParcelSizes("1x1x1 ".repeat(5_000))).toHaveLength(20);
});

it("assumes that a single parcel is as large as the piece, and returns null for several without sizes", () => {
  expect(parcelSizesOf(sofa, 1, undefined)).toEqual([sofa]);
  expect(parcelSizesOf(sofa, undefined, "")).toEqual([sofa]);
  expect(parcelSizesOf(sofa, 3, undefined)).toBeNull();
  expect(parcelSizesOf(sofa, 1, "200x90x60 and 80x60x20")).toHaveLength(2);
  expect(parcelSizesOf(sofa, Number.NaN, null)).toEqual([sofa]);
});
