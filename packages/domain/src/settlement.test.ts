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

// Set `MONEY_HISTORIES=10000` for a long run.
const HISTORIES = Number(process.env.MONEY_HISTORIES ?? 500);

const rates = [{ name: "VAT", hundredths: 2_500 }, { name: "VAT", hundredths: 1_200 }, null];
/** Lines of an order, each with one of the rates. */
const order = fc.array(
  fc.record({
    priceCents: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    tax: fc.constantFrom(...rates),
  }),
  { minLength: 1, maxLength: 4 },
);
const action = fc.oneof(
  fc.record({ do: fc.constant("change" as const), lines: order }),
  fc.record({ do: fc.constant("pay" as const), online: fc.boolean() }),
  fc.record({ do: fc.constant("refund" as const), percent: fc.integer({ min: 1, max: 100 }) }),
);

type Refund = { attemptId: string | null; amountCents: number; state: RefundState; settles: boolean };

describe("an order through any sequence of changes, payments and refunds", () => {
  it(`balances after each step and never refunds more than a payment, in ${HISTORIES} histories`, () => {
    fc.assert(
      fc.property(order, fc.array(action, { maxLength: 20 }), fc.boolean(), (first, actions, taxIncluded) => {
        const sum = (lines: typeof first) =>
          sumOrder({ lines, discountCents: 0, shipping: { cents: 490, tax: null }, taxIncluded });
        let money = sum(first);
        const payment = {
          attemptId: "first" as string | null,
          amountCents: money.totalCents,
          parts: [] as { attemptId: string | null; cents: number }[],
        };
        let due = 0;
        const refunds: Refund[] = [];
        // Invoiced tax: invoices of payments, minus credit notes of changes.
        let invoiced: TaxPart[] = money.taxes;
        for (const one of actions) {
          const left = remainingBySource(sourcesOf(payment), refunds);
          const others = refunds.filter(({ settles }) => !settles);
          // The shop does not change the lines of an order with another kind of refund.
          if (one.do === "change" && others.length === 0) {
            const now = sum(one.lines);
            const { dueCents, backCents } = settleTotal(now.totalCents, sumOfSources(left));
            expect(Math.min(dueCents, backCents)).toBe(0);
            due = dueCents;
            for (const { attemptId, cents } of allocateRefund(left, backCents))
              refunds.push({ attemptId, amountCents: cents, state: "done", settles: true });
            // A change with the same total moves no money, but an invoice of zero corrects the tax.
            const isSwap = dueCents === 0 && backCents === 0;
            if (backCents > 0 || isSwap) invoiced = taxesBetween([], now.taxes);
            money = now;
          }
          if (one.do === "pay" && due > 0) {
            const attemptId = one.online ? `later ${payment.parts.length}` : null;
            payment.parts.push({ attemptId, cents: due });
            payment.amountCents += due;
            const added = taxesBetween(invoiced, money.taxes);
            invoiced = taxesBetween([], [...invoiced, ...added]);
            due = 0;
          }
          if (one.do === "refund") {
            const cents = Math.floor((sumOfSources(left) * one.percent) / 100);
            const shares = allocateRefund(left, cents);
            expect(sumOfSources(shares)).toBe(cents);
            for (const { attemptId, cents: amountCents } of shares)
              refunds.push({ attemptId, amountCents, state: "done", settles: false });
          }
          const settled = refunds
            .filter(({ settles }) => settles)
            .reduce((all, { amountCents }) => all + amountCents, 0);
          expect(payment.amountCents + due - settled).toBe(money.totalCents);
          for (const { attemptId, cents } of sourcesOf(payment)) {
            const refunded = refunds.filter((refund) => refund.attemptId === attemptId);
            expect(refunded.reduce((all, { amountCents }) => all + amountCents, 0)).toBeLessThanOrEqual(
              cents,
            );
          }
          expect(sumOfSources(sourcesOf(payment))).toBe(payment.amountCents);
          if (due === 0)
            expect(taxesBetween(invoiced, money.taxes).every(({ taxCents }) => taxCents === 0)).toBe(true);
        }
      }),
      { numRuns: HISTORIES },
    );
  });

  it("rejects a refund above the remaining amount", () => {
    expect(() => allocateRefund([{ attemptId: "a", cents: 100 }], 101)).toThrow(RangeError);
  });

  it("refunds online payments first, the newest before older ones", () => {
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
