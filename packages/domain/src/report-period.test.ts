import { TIME_UNITS } from "@larkwood/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, comparedPeriod, countDays, namedPeriod, splitPeriod } from "./report-period";

const day = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays("2000-01-01", count));

describe("namedPeriod", () => {
  it("ends with today, or before it", () => {
    const today = "2026-03-31";
    expect(namedPeriod("7days", today)).toEqual({ from: "2026-03-25", to: today });
    expect(namedPeriod("30days", today)).toEqual({ from: "2026-03-02", to: today });
    expect(namedPeriod("month", today)).toEqual({ from: "2026-03-01", to: today });
    expect(namedPeriod("last-month", today)).toEqual({ from: "2026-02-01", to: "2026-02-28" });
    expect(namedPeriod("year", today)).toEqual({ from: "2026-01-01", to: today });
    expect(namedPeriod("last-year", today)).toEqual({ from: "2025-01-01", to: "2025-12-31" });
    expect(namedPeriod("yesterday", "2026-01-01")).toEqual({ from: "2025-12-31", to: "2025-12-31" });
  });
});

describe("comparedPeriod", () => {
  it("is the month before for a whole month, whatever their lengths", () => {
    const march = { from: "2026-03-01", to: "2026-03-31" };
    expect(comparedPeriod(march, "previous")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
    const quarter = { from: "2026-01-01", to: "2026-03-31" };
    expect(comparedPeriod(quarter, "previous")).toEqual({ from: "2025-10-01", to: "2025-12-31" });
  });

  it("is a year before, also for a leap day", () => {
    const february = { from: "2024-02-01", to: "2024-02-29" };
    expect(comparedPeriod(february, "year")).toEqual({ from: "2023-02-01", to: "2023-02-28" });
    expect(comparedPeriod({ from: "2024-02-29", to: "2024-03-02" }, "year")).toEqual({
      from: "2023-02-28",
      to: "2023-03-02",
    });
  });

  it("has as many days and ends the day before, if it is not whole months", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 25 }), (from, length) => {
        const period = { from, to: addDays(from, length) };
        const before = comparedPeriod(period, "previous");
        expect(addDays(before.to, 1)).toBe(period.from);
        expect(countDays(before)).toBe(countDays(period));
      }),
    );
  });
});

describe("splitPeriod", () => {
  it("has every day once, and begins weeks on Mondays and months on the first", () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(...TIME_UNITS),
        (from, length, unit) => {
          const period = { from, to: addDays(from, length) };
          const parts = splitPeriod(period, unit);
          expect(parts.reduce((days, part) => days + countDays(part), 0)).toBe(countDays(period));
          expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([period.from, period.to]);
          for (const [index, { from: first }] of parts.slice(1).entries()) {
            expect(addDays(parts[index]?.to ?? "", 1)).toBe(first);
            if (unit === "week") expect(new Date(first).getUTCDay()).toBe(1);
            if (unit === "month") expect(first.slice(8)).toBe("01");
          }
        },
      ),
    );
  });
});
