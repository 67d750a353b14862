import type { RefundState } from "@larkwood/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOrder, type TaxPart } from "./order-money";
import {
  allocateRefund,
  remainingBySource,
  settleTotal,
  sourcesOf,
  sumOfSources,
  taxesBetween,
} from "./settlement";

// A few with every test; `MONEY_HISTORIES=10000` for a night.
const HISTORIES = Number(process.env.MONEY_HISTORIES ?? 500);

const rates = [{ name: "VAT", hundredths: 2_500 }, { name: "VAT", hundredths: 1_200 }, null];
/** What an order is changed to: pieces at a price, taxed at one of the rates. */
const order = fc.array(
  fc.record({
    priceCents: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    tax: fc.constantFrom(...rates),
  }),
  { minLength: 1, maxLength: 4 },
);
const deed = fc.oneof(
  fc.record({ do: fc.constant("change" as const), lines: order }),
  fc.record({ do: fc.constant("pay" as const), online: fc.boolean() }),
  fc.record({ do: fc.constant("refund" as const), percent: fc.integer({ min: 1, max: 100 }) }),
);

type Back = { attemptId: string | null; amountCents: number; state: RefundState; settles: boolean };

describe("an order through any sequence of changes, payments and refunds", () => {
  it(`is even with its customer after each, and no payment gives back more than it was, in ${HISTORIES} histories`, () => {
    fc.assert(
      fc.property(order, fc.array(deed, { maxLength: 20 }), fc.boolean(), (first, deeds, taxIncluded) => {
        const sum = (lines: typeof first) =>
          sumOrder({ lines, discountCents: 0, shipping: { cents: 490, tax: null }, taxIncluded });
        let money = sum(first);
        const payment = {
          attemptId: "first" as string | null,
          amountCents: money.totalCents,
          parts: [] as { attemptId: string | null; cents: number }[],
        };
        let due = 0;
        const backs: Back[] = [];
        // What is on paper: invoices of what came, less what went back because of a change.
        let paper: TaxPart[] = money.taxes;
        for (const one of deeds) {
          const left = remainingBySource(sourcesOf(payment), backs);
          const others = backs.filter(({ settles }) => !settles);
          // As the shop does: of an order of which money went back otherwise, the lines stay.
          if (one.do === "change" && others.length === 0) {
            const now = sum(one.lines);
            const { dueCents, backCents } = settleTotal(now.totalCents, sumOfSources(left));
            expect(Math.min(dueCents, backCents)).toBe(0);
            due = dueCents;
            for (const { attemptId, cents } of allocateRefund(left, backCents))
              backs.push({ attemptId, amountCents: cents, state: "done", settles: true });
            // Swapped for the same sum, no money moves: an invoice of nothing says the other tax.
            const isSwap = dueCents === 0 && backCents === 0;
            if (backCents > 0 || isSwap) paper = taxesBetween([], now.taxes);
            money = now;
          }
          if (one.do === "pay" && due > 0) {
            const attemptId = one.online ? `later ${payment.parts.length}` : null;
            payment.parts.push({ attemptId, cents: due });
            payment.amountCents += due;
            const added = taxesBetween(paper, money.taxes);
            paper = taxesBetween([], [...paper, ...added]);
            due = 0;
          }
          if (one.do === "refund") {
            const cents = Math.floor((sumOfSources(left) * one.percent) / 100);
            const shares = allocateRefund(left, cents);
            expect(sumOfSources(shares)).toBe(cents);
            for (const { attemptId, cents: amountCents } of shares)
              backs.push({ attemptId, amountCents, state: "done", settles: false });
          }
          const settled = backs
            .filter(({ settles }) => settles)
            .reduce((all, { amountCents }) => all + amountCents, 0);
          expect(payment.amountCents + due - settled).toBe(money.totalCents);
          for (const { attemptId, cents } of sourcesOf(payment)) {
            const gone = backs.filter((back) => back.attemptId === attemptId);
            expect(gone.reduce((all, { amountCents }) => all + amountCents, 0)).toBeLessThanOrEqual(cents);
          }
          expect(sumOfSources(sourcesOf(payment))).toBe(payment.amountCents);
          if (due === 0)
            expect(taxesBetween(paper, money.taxes).every(({ taxCents }) => taxCents === 0)).toBe(true);
        }
      }),
      { numRuns: HISTORIES },
    );
  });

  it("does not give back more than is left", () => {
    expect(() => allocateRefund([{ attemptId: "a", cents: 100 }], 101)).toThrow(RangeError);
  });

  it("takes first what goes back by itself, and of that what came last", () => {
    const left = [
      { attemptId: "first", cents: 100 },
      { attemptId: null, cents: 100 },
      { attemptId: "last", cents: 100 },
    ];
    expect(allocateRefund(left, 250)).toEqual([
      { attemptId: "last", cents: 100 },
      { attemptId: "first", cents: 100 },
      { attemptId: null, cents: 50 },
    ]);
  });
});
