import { expect, it } from "vitest";
import { parcelsOf, readParcels } from "./parcels";

const sofa = { width: 220, depth: 95, height: 88 };

it("reads the sizes of parcels in whatever way they are separated", () => {
  expect(readParcels("160 × 95 × 60 cm; 90x60x20, 40*30*10,5")).toEqual([
    { width: 160, depth: 95, height: 60 },
    { width: 90, depth: 60, height: 20 },
    { width: 40, depth: 30, height: 10.5 },
  ]);
});

it("passes over what is no parcel", () => {
  expect(readParcels("two boxes, one of 0 x 10 x 10, one of 9999 x 1 x 1")).toEqual([]);
  expect(readParcels("1x1x1 ".repeat(5_000))).toHaveLength(20);
});

it("takes a piece in one parcel to be as large as it stands, and says nothing of several without sizes", () => {
  expect(parcelsOf(sofa, 1, undefined)).toEqual([sofa]);
  expect(parcelsOf(sofa, undefined, "")).toEqual([sofa]);
  expect(parcelsOf(sofa, 3, undefined)).toBeNull();
  expect(parcelsOf(sofa, 1, "200x90x60 and 80x60x20")).toHaveLength(2);
  expect(parcelsOf(sofa, Number.NaN, null)).toEqual([sofa]);
});
