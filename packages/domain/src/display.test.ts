import { ORDER_STATUSES } from "@larkwood/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deliveryWindow, formatDate } from "./delivery";
import { canChangeStatus, nextStatuses, statusBadge } from "./order-status";
import { stockDisplay } from "./stock";

describe("stock display", () => {
  it("is red at 0, orange up to 50 and green above [P13]", () => {
    expect(stockDisplay(0)).toEqual({ text: "Out of Stock", tone: "red" });
    expect(stockDisplay(1)).toEqual({ text: "1 in Stock", tone: "orange" });
    expect(stockDisplay(50).tone).toBe("orange");
    expect(stockDisplay(51)).toEqual({ text: "51 in Stock", tone: "green" });
  });
});

describe("delivery window", () => {
  it("runs from today to six days later, also over months and years [C06]", () => {
    const { from, to } = deliveryWindow(new Date(2026, 11, 28, 23, 59));
    expect(formatDate(from)).toBe("28 Dec 2026");
    expect(formatDate(to)).toBe("03 Jan 2027");
  });

  it("always ends six calendar days after its start", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true }),
        (now) => {
          const { from, to } = deliveryWindow(now);
          expect(Math.round((to.getTime() - from.getTime()) / 86_400_000)).toBe(6);
        },
      ),
    );
  });
});

describe("order status", () => {
  it("changes one step at a time", () => {
    expect(nextStatuses("PLACED")).toEqual(["CONFIRMED", "CANCELLED"]);
    expect(canChangeStatus("PLACED", "SHIPPED")).toBe(false);
    expect(canChangeStatus("DELIVERED", "RETURNED")).toBe(true);
    expect(canChangeStatus("SHIPPED", "CANCELLED")).toBe(false);
  });

  it("allows only cancelling or returning a refunded order", () => {
    expect(nextStatuses("CONFIRMED", "refunded")).toEqual(["CANCELLED"]);
    expect(nextStatuses("SHIPPED", "refunded")).toEqual([]);
    expect(nextStatuses("DELIVERED", "refunded")).toEqual(["RETURNED"]);
    expect(nextStatuses("SHIPPED", "received")).toEqual(["OUT_FOR_DELIVERY"]);
  });

  it("always reaches a final status", () => {
    for (const start of ORDER_STATUSES) {
      const longest = (status: (typeof ORDER_STATUSES)[number]): number =>
        1 + Math.max(0, ...nextStatuses(status).map(longest));
      expect(longest(start)).toBeLessThanOrEqual(ORDER_STATUSES.length);
    }
  });

  it("has the badge colours of the specification, and grey for anything else [D11]", () => {
    expect(statusBadge("PLACED")).toEqual({ text: "Placed", tone: "sky" });
    expect(statusBadge("CONFIRMED").tone).toBe("orange");
    expect(statusBadge("SHIPPED").tone).toBe("teal");
    expect(statusBadge("OUT_FOR_DELIVERY")).toEqual({ text: "Out for delivery", tone: "yellow" });
    expect(statusBadge("DELIVERED").tone).toBe("green");
    expect(statusBadge("LOST_AT_SEA")).toEqual({ text: "Lost at sea", tone: "grey" });
  });
});
