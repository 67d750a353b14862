import { expect, it } from "vitest";
import { middleMb } from "./watch";

it("takes the middle of the samples of a time, so that a single peak does not count", () => {
  const samples = [100, 101, 400, 102, 100, 90].map((mb, at) => ({ at, mb }));
  expect(middleMb(samples, 0, 4)).toBe(101);
  expect(middleMb(samples, 5, 9)).toBe(90);
  expect(middleMb(samples, 7, 9)).toBeNaN();
});
