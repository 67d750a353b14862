import { expect, it } from "vitest";
import { createLagMeter } from "./pressure";

it("calls late ticks in a row an overload, and a single pause not", () => {
  const meter = createLagMeter();
  meter.tick(60_000);
  expect(meter.overloaded).toBe(false);
  for (let i = 0; i < 4; i += 1) meter.tick(1_500);
  expect(meter.overloaded).toBe(true);
  meter.tick(3);
  expect(meter.overloaded).toBe(false);
});
