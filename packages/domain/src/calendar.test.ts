import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCalendar } from "./calendar";

const zones = [
  "UTC",
  "Europe/Oslo",
  "America/New_York",
  "Asia/Kolkata",
  "Pacific/Auckland",
  "Pacific/Honolulu",
];

describe("a day in a time zone", () => {
  it("starts and ends at local midnight", () => {
    expect(createCalendar("UTC").startOfDay("2026-11-30").toISOString()).toBe("2026-11-30T00:00:00.000Z");
    expect(createCalendar("UTC").endOfDay("2026-11-30").toISOString()).toBe("2026-11-30T23:59:59.999Z");
    expect(createCalendar("Europe/Oslo").endOfDay("2026-11-30").toISOString()).toBe(
      "2026-11-30T22:59:59.999Z",
    );
    expect(createCalendar("America/New_York").startOfDay("2026-07-01").toISOString()).toBe(
      "2026-07-01T04:00:00.000Z",
    );
    expect(createCalendar("Asia/Kolkata").endOfDay("2026-12-31").toISOString()).toBe(
      "2026-12-31T18:29:59.999Z",
    );
  });

  it("has 23 or 25 hours on a clock change", () => {
    const oslo = createCalendar("Europe/Oslo");
    const hours = (day: string) =>
      (oslo.endOfDay(day).getTime() + 1 - oslo.startOfDay(day).getTime()) / 3_600_000;
    expect(hours("2026-03-29")).toBe(23);
    expect(hours("2026-10-25")).toBe(25);
    expect(hours("2026-11-05")).toBe(24);
  });

  it("contains its first and last moment in any zone", () => {
    const days = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), (moment, zone) => {
        const { dayOf, startOfDay, endOfDay } = createCalendar(zone);
        const day = dayOf(moment);
        expect(dayOf(startOfDay(day))).toBe(day);
        expect(dayOf(endOfDay(day))).toBe(day);
        expect(startOfDay(day).getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(endOfDay(day).getTime()).toBeGreaterThanOrEqual(moment.getTime());
      }),
    );
  });
});
