import { ORDER_STATUSES, PAYMENT_STATUSES } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { nextStatuses } from "./order-status";
import { classifyPayment, sumPayments } from "./payment-classes";

describe("what counts as money", () => {
  it("is income once it was received, and a refund once it was given back, whatever became of the order", () => {
    for (const order of ORDER_STATUSES) {
      expect(classifyPayment("received", order)).toBe("income");
      expect(classifyPayment("refunded", order)).toBe("refund");
      expect(classifyPayment("void", order)).toBe("none");
    }
  });

  it("is outstanding only for an order that was neither cancelled nor returned", () => {
    const asking = ORDER_STATUSES.filter((order) => classifyPayment("expected", order) === "outstanding");
    expect(asking).toEqual(["PLACED", "CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"]);
  });

  it("counts every payment once at most", () => {
    const all = PAYMENT_STATUSES.flatMap((payment) =>
      ORDER_STATUSES.map((order) => ({ payment, order, amountCents: 100 })),
    );
    expect(sumPayments(all)).toEqual({ income: 700, refund: 700, outstanding: 500 });
    expect(sumPayments([])).toEqual({ income: 0, refund: 0, outstanding: 0 });
  });
});

it("lets an order whose money was given back go nowhere but back", () => {
  expect(nextStatuses("CONFIRMED", "refunded")).toEqual(["CANCELLED"]);
  expect(nextStatuses("SHIPPED", "refunded")).toEqual([]);
  expect(nextStatuses("DELIVERED", "refunded")).toEqual(["RETURNED"]);
  expect(nextStatuses("SHIPPED", "received")).toEqual(["OUT_FOR_DELIVERY"]);
});
