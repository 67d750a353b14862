import type { AuditEntry } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { auditChanges, auditDeed, auditSubject } from "./audit-text";

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

describe("an audit entry in words", () => {
  it("names the deed and its subject", () => {
    expect(auditDeed(entry)).toBe("changed product");
    expect(auditSubject(entry)).toBe("Oak Stool");
    expect(auditDeed({ ...entry, action: "payment.refunded" })).toBe("booked the refund of payment");
    expect(auditDeed({ ...entry, action: "order.lost" })).toBe("order lost");
    expect(auditSubject({ ...entry, before: null, after: null })).toBeNull();
  });

  it("lists only what changed, before beside after", () => {
    expect(auditChanges(entry)).toEqual([{ field: "price", before: "96.35", after: "99" }]);
    expect(auditChanges({ before: null, after: { name: "Oak Stool" } })).toEqual([
      { field: "name", before: null, after: "Oak Stool" },
    ]);
  });
});
