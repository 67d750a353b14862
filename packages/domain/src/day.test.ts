import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayIn, endOfDay, startOfDay } from "./day";

const zones = [
  "UTC",
  "Europe/Oslo",
  "America/New_York",
  "Asia/Kolkata",
  "Pacific/Auckland",
  "Pacific/Honolulu",
];

describe("a day where the shop is", () => {
  it("begins and ends by the clock on its wall", () => {
    expect(startOfDay("2026-11-30", "UTC").toISOString()).toBe("2026-11-30T00:00:00.000Z");
    expect(endOfDay("2026-11-30", "UTC").toISOString()).toBe("2026-11-30T23:59:59.999Z");
    expect(endOfDay("2026-11-30", "Europe/Oslo").toISOString()).toBe("2026-11-30T22:59:59.999Z");
    expect(startOfDay("2026-07-01", "America/New_York").toISOString()).toBe("2026-07-01T04:00:00.000Z");
    expect(endOfDay("2026-12-31", "Asia/Kolkata").toISOString()).toBe("2026-12-31T18:29:59.999Z");
  });

  it("has 23 or 25 hours when the clocks change", () => {
    const hours = (day: string) =>
      (endOfDay(day, "Europe/Oslo").getTime() + 1 - startOfDay(day, "Europe/Oslo").getTime()) / 3_600_000;
    expect(hours("2026-03-29")).toBe(23);
    expect(hours("2026-10-25")).toBe(25);
    expect(hours("2026-11-05")).toBe(24);
  });

  it("contains its first and its last moment, in any zone", () => {
    const days = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), (moment, zone) => {
        const day = dayIn(moment, zone);
        expect(dayIn(startOfDay(day, zone), zone)).toBe(day);
        expect(dayIn(endOfDay(day, zone), zone)).toBe(day);
        expect(startOfDay(day, zone).getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(endOfDay(day, zone).getTime()).toBeGreaterThanOrEqual(moment.getTime());
      }),
    );
  });
});
