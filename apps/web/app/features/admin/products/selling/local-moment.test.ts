import { describe, expect, it } from "vitest";
import { fromLocalMoment, toLocalMoment } from "./local-moment";

describe("date and time field", () => {
  it("shows a time in the browser's time zone and converts it back", () => {
    const moment = "2026-11-05T09:30:00.000Z";
    const date = new Date(moment);
    expect(toLocalMoment(moment)).toContain(`T${String(date.getHours()).padStart(2, "0")}:30`);
    expect(fromLocalMoment(toLocalMoment(moment))).toBe(moment);
  });

  it("is null for empty or incomplete input", () => {
    expect(toLocalMoment(null)).toBe("");
    expect(fromLocalMoment("")).toBeNull();
    expect(fromLocalMoment("2026-11-")).toBeNull();
  });
});
