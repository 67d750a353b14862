import { expect, it } from "vitest";
import { dayRangeText, deliveryDatesText } from "./delivery";

it.each([
  ["2026-11-21", "2026-11-25", "21–25 Nov"],
  ["2026-11-01", "2026-11-01", "1 Nov"],
  ["2026-11-28", "2026-12-02", "28 Nov – 2 Dec"],
  ["2026-12-30", "2027-01-02", "30 Dec 2026 – 2 Jan 2027"],
  ["2026-11-21", "2027-11-21", "21 Nov 2026 – 21 Nov 2027"],
])("the days from %s to %s are %j", (from, to, text) => expect(dayRangeText(from, to)).toBe(text));

it("writes the days of an order in full", () =>
  expect(deliveryDatesText({ from: "2026-11-05", to: "2026-12-01" })).toBe("05 Nov 2026 – 01 Dec 2026"));
