import { ORDER_STATUSES, PAYMENT_STATUSES } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { nextStatuses } from "./order-status";
import { classifyPayment, sumPayments } from "./payment-classes";

describe("payment classes", () => {
  it("classifies received and refunded payments independently of the order status", () => {
    for (const order of ORDER_STATUSES) {
      expect(classifyPayment("received", order)).toBe("income");
      expect(classifyPayment("refunded", order)).toBe("refund");
      expect(classifyPayment("void", order)).toBe("none");
    }
  });

  it("counts an expected payment as outstanding unless the order was cancelled or returned", () => {
    const outstanding = ORDER_STATUSES.filter(
      (order) => classifyPayment("expected", order) === "outstanding",
    );
    expect(outstanding).toEqual(["PLACED", "CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"]);
  });

  it("counts every payment at most once", () => {
    const all = PAYMENT_STATUSES.flatMap((payment) =>
      ORDER_STATUSES.map((order) => ({ payment, order, amountCents: 100 })),
    );
    expect(sumPayments(all)).toEqual({ income: 700, refund: 700, outstanding: 500 });
    expect(sumPayments([])).toEqual({ income: 0, refund: 0, outstanding: 0 });
  });
});

it("allows only cancelling or returning a refunded order", () => {
  expect(nextStatuses("CONFIRMED", "refunded")).toEqual(["CANCELLED"]);
  expect(nextStatuses("SHIPPED", "refunded")).toEqual([]);
  expect(nextStatuses("DELIVERED", "refunded")).toEqual(["RETURNED"]);
  expect(nextStatuses("SHIPPED", "received")).toEqual(["OUT_FOR_DELIVERY"]);
});
