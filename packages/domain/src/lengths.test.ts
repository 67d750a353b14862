import { expect, it } from "vitest";
import { findSize, formatCm, formatInches, formatLengths, isLength, parseLength } from "./lengths";

it("parses typed lengths with units", () => {
  expect(parseLength("80")).toBe(80);
  expect(parseLength(" 80,5 cm ")).toBe(80.5);
  expect(parseLength("2.1m")).toBe(210);
  expect(parseLength("815 mm")).toBeCloseTo(81.5);
  expect(parseLength("32 in")).toBeCloseTo(81.28);
  expect(parseLength('32"')).toBeCloseTo(81.28);
});

it.each([
  "",
  "0",
  "-5",
  "NaN",
  "Infinity",
  "1e9",
  "1000000000",
  "80 km",
  "8 0",
  "80;",
  "9999999 cm",
  "20.1 m",
])("rejects %j as a length", (typed) => {
  expect(parseLength(typed)).toBeNull();
});

it("rejects impossible lengths", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1e9, 0, -1, "80", null, undefined])
    expect(isLength(value)).toBe(false);
  expect(isLength(0.5)).toBe(true);
});

it("builds a size from exactly three valid lengths", () => {
  expect(findSize({ width: 220, depth: 95, height: 88 })).toEqual({ width: 220, depth: 95, height: 88 });
  expect(findSize({ width: 220, depth: 95 })).toBeNull();
  expect(findSize({ width: 220, depth: Number.NaN, height: 88 })).toBeNull();
});

it("formats lengths with at most one decimal", () => {
  expect(formatCm(220)).toBe("220 cm");
  expect(formatCm(81.28)).toBe("81.3 cm");
  expect(formatInches(220)).toBe("86.6 in");
  expect(formatLengths(220, 95.25, 88)).toBe("220 × 95.3 × 88 cm");
});
