import { expect, it } from "vitest";
import { growthPercent } from "./probes";

it("compares the end with the time after warm-up and ignores a single peak", () => {
  const minutes = [60, 80, 90, 100, 100, 400, 105, 105, 105, 105, 105, 105, 110, 90, 110];
  expect(growthPercent(minutes)).toEqual({ early: 100, late: 110, percent: expect.closeTo(10) });
});
