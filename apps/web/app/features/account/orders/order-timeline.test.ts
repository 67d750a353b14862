import type { OrderStatus } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { timelineOf } from "./order-timeline";

const event = (status: OrderStatus) => ({
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

  it("marks only the last step as current after a shipment was cancelled", () => {
    const events = (["PLACED", "CONFIRMED", "SHIPPED", "CONFIRMED"] as const).map(event);
    const steps = timelineOf({ status: "CONFIRMED", events });
    expect(steps.map(({ isCurrent }) => isCurrent).indexOf(true)).toBe(3);
    expect(steps.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(steps.slice(4).map(({ status }) => status)).toEqual(["SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"]);
  });

  it("ends with the cancellation when the order is cancelled", () => {
    const steps = timelineOf({ status: "CANCELLED", events: [event("PLACED"), event("CANCELLED")] });
    expect(steps.map((step) => step.status)).toEqual(["PLACED", "CANCELLED"]);
  });
});
