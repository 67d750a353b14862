import type { AuditEntry } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { auditActionText, auditChanges, auditOutcome, auditSubject } from "./audit-text";

const entry: AuditEntry = {
  id: "1",
  at: "2026-11-05T09:30:00.000Z",
  actorId: null,
  actorName: "Ada",
  action: "product.update",
  subjectType: "product",
  subjectId: "0190a0b0c0d0e0f000000001",
  before: { _id: "a", name: "Oak Stool", price: 96.35, version: 1 },
  after: { _id: "a", name: "Oak Stool", price: 99, version: 2 },
  requestId: "r",
};

describe("audit entry texts", () => {
  it("name the action and its subject", () => {
    expect(auditActionText(entry)).toBe("changed product");
    expect(auditSubject(entry)).toBe("Oak Stool");
    expect(auditActionText({ ...entry, action: "payment.refunded" })).toBe("recorded the refund of order");
    expect(auditActionText({ ...entry, action: "order.lost" })).toBe("order lost");
    expect(auditSubject({ ...entry, before: null, after: null })).toBeNull();
  });

  it("name orders, payments and coupons and their outcome", () => {
    const states = {
      before: { number: 12, status: "PLACED" },
      after: { number: 12, status: "OUT_FOR_DELIVERY" },
    };
    const statusChange = { ...entry, action: "order.move", ...states };
    expect([auditActionText(statusChange), auditSubject(statusChange), auditOutcome(statusChange)]).toEqual([
      "updated the status of order",
      "#12",
      "from Placed to Out for delivery",
    ]);
    const paid = { ...entry, action: "payment.received", after: { orderNumber: 7, amount: 1234.5 } };
    expect([auditActionText(paid), auditSubject({ ...paid, before: null }), auditOutcome(paid)]).toEqual([
      "recorded the payment of order",
      "#7",
      "($1,234.50)",
    ]);
    const coupon = { ...entry, action: "coupon.create", before: null, after: { code: "SPRING" } };
    expect([auditActionText(coupon), auditSubject(coupon), auditOutcome(coupon)]).toEqual([
      "created coupon",
      "SPRING",
      "",
    ]);
  });

  it("list only changed fields, with the values before and after", () => {
    expect(auditChanges(entry)).toEqual([{ field: "price", before: "96.35", after: "99" }]);
    expect(auditChanges({ before: null, after: { name: "Oak Stool" } })).toEqual([
      { field: "name", before: null, after: "Oak Stool" },
    ]);
  });
});
