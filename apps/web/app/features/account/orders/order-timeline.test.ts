import { describe, expect, it } from "vitest";
import { timelineOf } from "./order-timeline";

const event = (status: "PLACED" | "CONFIRMED" | "CANCELLED") => ({
  status,
  at: "2026-11-01T10:00:00.000Z",
  by: "",
  note: "",
});

describe("timelineOf", () => {
  it("lists the past steps and the remaining ones", () => {
    const steps = timelineOf({ status: "CONFIRMED", events: [event("PLACED"), event("CONFIRMED")] });
    expect(steps.map((step) => step.status)).toEqual([
      "PLACED",
      "CONFIRMED",
      "SHIPPED",
      "OUT_FOR_DELIVERY",
      "DELIVERED",
    ]);
    expect(steps.map((step) => step.at !== null)).toEqual([true, true, false, false, false]);
  });

  it("ends with the cancellation when the order is cancelled", () => {
    const steps = timelineOf({ status: "CANCELLED", events: [event("PLACED"), event("CANCELLED")] });
    expect(steps.map((step) => step.status)).toEqual(["PLACED", "CANCELLED"]);
  });
});
