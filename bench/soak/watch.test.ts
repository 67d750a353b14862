import { expect, it } from "vitest";
import { growthPercent } from "./watch";

it("compares the end with the time after warm-up, and lets no single peak count", () => {
  const minutes = [60, 80, 90, 100, 100, 400, 105, 105, 105, 105, 105, 105, 110, 90, 110];
  expect(growthPercent(minutes)).toEqual({ early: 100, late: 110, percent: expect.closeTo(10) });
});
