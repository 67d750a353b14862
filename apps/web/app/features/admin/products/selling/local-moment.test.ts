import { describe, expect, it } from "vitest";
import { fromLocalMoment, toLocalMoment } from "./local-moment";

describe("a field for day and time", () => {
  it("shows a moment by the clock of whoever edits, and gives the same moment back", () => {
    const moment = "2026-11-05T09:30:00.000Z";
    const date = new Date(moment);
    expect(toLocalMoment(moment)).toContain(`T${String(date.getHours()).padStart(2, "0")}:30`);
    expect(fromLocalMoment(toLocalMoment(moment))).toBe(moment);
  });

  it("means nothing while it is empty or no moment at all", () => {
    expect(toLocalMoment(null)).toBe("");
    expect(fromLocalMoment("")).toBeNull();
    expect(fromLocalMoment("2026-11-")).toBeNull();
  });
});
