import { ATTEMPT_STATES, REFUND_STATES } from "@larkwood/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeAttempt, mergeRefund, paidPerLine, piecesPaid, refundableCents } from "./refunds";

const line = fc.record({
  priceCents: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 100 }),
});

describe("what was paid for the parts of an order", () => {
  it("adds up to its total, with any discount, delivery and tax on top, and piece by piece to each line", () => {
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
            let given = 0;
            for (let before = 0; before < quantity; before += 1)
              given += piecesPaid({ lineCents, quantity }, { before, pieces: 1 });
            expect(given).toBe(lineCents);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("is the price itself where prices include the tax and nothing was taken off", () => {
    const lines = [
      { priceCents: 1_999, quantity: 2 },
      { priceCents: 10_001, quantity: 1 },
    ];
    const order = { lines, discountCents: 0, shippingCents: 490, totalCents: 14_489 };
    expect(paidPerLine(order)).toEqual({ lineCents: [3_998, 10_001], shippingCents: 490 });
  });
});

describe("news of payments and refunds", () => {
  it("comes to the same in any order and any number of times", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...REFUND_STATES)), (heard) => {
        const after = (news: typeof heard) => news.reduce(mergeRefund, "pending" as const);
        expect(after([...heard, ...heard].reverse())).toBe(after(heard));
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ATTEMPT_STATES)), (heard) => {
        const after = (news: typeof heard) => news.reduce(mergeAttempt, "open" as const);
        const isPaid = heard.includes("paid");
        expect([after(heard) === "paid", after([...heard, ...heard].reverse()) === "paid"]).toEqual([
          isPaid,
          isPaid,
        ]);
      }),
    );
  });

  it("leaves to give back what neither went back nor is on its way", () => {
    const refunds = [
      { amountCents: 300, state: "done" as const },
      { amountCents: 200, state: "pending" as const },
      { amountCents: 400, state: "failed" as const },
    ];
    expect(refundableCents(1_000, refunds)).toBe(500);
    expect(refundableCents(400, refunds)).toBe(0);
  });
});
