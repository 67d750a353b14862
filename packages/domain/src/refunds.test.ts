import { ATTEMPT_STATES, REFUND_STATES } from "@larkwood/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeAttempt, mergeRefund, paidForQuantity, paidPerLine, refundableCents } from "./refunds";

const line = fc.record({
  priceCents: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 100 }),
});

describe("amounts paid per line", () => {
  it("add up to the total with any discount, shipping and tax, and per item to each line", () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 40 }),
        (lines, percentOff, shippingCents, taxPercent) => {
          const goods = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
          const discountCents = Math.floor((goods * percentOff) / 100);
          const net = goods - discountCents + shippingCents;
          fc.pre(net > 0);
          const totalCents = net + Math.round((net * taxPercent) / 100);
          const parts = paidPerLine({ lines, discountCents, shippingCents, totalCents });
          expect(parts.lineCents.reduce((sum, cents) => sum + cents, parts.shippingCents)).toBe(totalCents);
          for (const [index, { quantity }] of lines.entries()) {
            const lineCents = parts.lineCents[index] ?? 0;
            expect(lineCents).toBeGreaterThanOrEqual(0);
            let refunded = 0;
            for (let before = 0; before < quantity; before += 1)
              refunded += paidForQuantity({ lineCents, quantity }, { before, count: 1 });
            expect(refunded).toBe(lineCents);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("equal the prices if tax is included and there is no discount", () => {
    const lines = [
      { priceCents: 1_999, quantity: 2 },
      { priceCents: 10_001, quantity: 1 },
    ];
    const order = { lines, discountCents: 0, shippingCents: 490, totalCents: 14_489 };
    expect(paidPerLine(order)).toEqual({ lineCents: [3_998, 10_001], shippingCents: 490 });
  });
});

describe("updates of payments and refunds", () => {
  it("lead to the same state in any order and with duplicates", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...REFUND_STATES)), (updates) => {
        const after = (list: typeof updates) => list.reduce(mergeRefund, "pending" as const);
        expect(after([...updates, ...updates].reverse())).toBe(after(updates));
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ATTEMPT_STATES)), (updates) => {
        const after = (list: typeof updates) => list.reduce(mergeAttempt, "open" as const);
        const isPaid = updates.includes("paid");
        expect([after(updates) === "paid", after([...updates, ...updates].reverse()) === "paid"]).toEqual([
          isPaid,
          isPaid,
        ]);
      }),
    );
  });

  it("leave the amount refundable that is neither refunded nor pending", () => {
    const refunds = [
      { amountCents: 300, state: "done" as const },
      { amountCents: 200, state: "pending" as const },
      { amountCents: 400, state: "failed" as const },
    ];
    expect(refundableCents(1_000, refunds)).toBe(500);
    expect(refundableCents(400, refunds)).toBe(0);
  });
});
