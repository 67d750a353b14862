import { expect, it } from "vitest";
import { nextAttemptAt, RETRY_PAUSES_MS } from "./retry-times";

const NOW = new Date("2026-11-18T12:00:00Z");
const HOUR_MS = 3_600_000;

it("waits longer after each failure, over three days", () => {
  expect(nextAttemptAt(1, NOW)).toEqual(new Date("2026-11-18T12:00:05Z"));
  expect(nextAttemptAt(5, NOW)).toEqual(new Date("2026-11-18T14:00:00Z"));
  expect([...RETRY_PAUSES_MS].sort((a, b) => a - b)).toEqual([...RETRY_PAUSES_MS]);
  const hours = RETRY_PAUSES_MS.reduce((sum, pause) => sum + pause, 0) / HOUR_MS;
  expect(Math.round(hours)).toBe(72);
});

it("ends after the last attempt", () => {
  expect(nextAttemptAt(RETRY_PAUSES_MS.length, NOW)).not.toBeNull();
  expect(nextAttemptAt(RETRY_PAUSES_MS.length + 1, NOW)).toBeNull();
});
