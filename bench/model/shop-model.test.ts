import { describe, expect, it } from "vitest";
import { readServiceTimes } from "./service-times";
import { type Scenario, simulate } from "./shop-model";

const times = readServiceTimes();
const scenario: Scenario = {
  processes: 1,
  pool: 10,
  cores: 2,
  visitsPerSecond: 16,
  visitsForAnOrder: 30,
  newSearches: 0,
  seconds: 120,
};

describe.each(times.checks)(
  "compared with $processes measured processes",
  ({ processes, visitsPerSecond, visitsForAnOrder, ordered, perVisit }) => {
    const { perVisit: expected } = simulate(times, {
      ...scenario,
      processes,
      visitsPerSecond,
      visitsForAnOrder,
      ordered,
    });

    it("predicts the CPU time of the processes within 20 %", () => {
      expect(Math.abs(expected.process / perVisit.process - 1)).toBeLessThan(0.2);
    });
    it("predicts the CPU time of the primary within 20 %", () => {
      expect(Math.abs(expected.primary / perVisit.primary - 1)).toBeLessThan(0.2);
    });
  },
);

it("gives the same result each time", () => {
  expect(simulate(times, scenario)).toEqual(simulate(times, scenario));
});

it("responds slower under more load, and faster with a second process", () => {
  const full = {
    ...scenario,
    visitsPerSecond: 0.85 / ((simulate(times, scenario).perVisit.process + 0.01) / 1_000),
  };
  const p99 = (changes: Partial<Scenario>) => simulate(times, { ...full, seconds: 60, ...changes }).reads.p99;
  expect(p99({})).toBeGreaterThan(p99({ visitsPerSecond: full.visitsPerSecond / 2 }));
  expect(p99({})).toBeGreaterThan(p99({ processes: 2 }));
});
