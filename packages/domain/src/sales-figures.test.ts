import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOrder, taxInRefund } from "./order-money";
import { splitByRate } from "./sales-figures";

const tax = fc.constantFrom(
  null,
  { name: "VAT", hundredths: 1_900 },
  { name: "VAT", hundredths: 700 },
  { name: "Tax", hundredths: 825 },
);
const order = fc
  .record({
    lines: fc.array(
      fc.record({
        priceCents: fc.integer({ min: 1, max: 99_999 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        tax,
      }),
      { minLength: 1, maxLength: 5 },
    ),
    percentOff: fc.integer({ min: 0, max: 100 }),
    shipping: fc.record({ cents: fc.integer({ min: 0, max: 5_000 }), tax }),
    taxIncluded: fc.boolean(),
  })
  .map(({ percentOff, ...rest }) => {
    const subtotal = rest.lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
    return sumOrder({ ...rest, discountCents: Math.floor((subtotal * percentOff) / 100) });
  });
const sumOf = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0);

describe("splitByRate", () => {
  it("adds up to the invoice, and has the part without tax apart", () => {
    fc.assert(
      fc.property(order, ({ totalCents, taxes, taxIncluded, taxCents }) => {
        const parts = splitByRate({ amountCents: totalCents, taxes, taxIncluded });
        expect(sumOf(parts.map((part) => part.grossCents))).toBe(totalCents);
        expect(sumOf(parts.map((part) => part.taxCents))).toBe(taxCents);
        for (const { grossCents } of parts) expect(grossCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("adds up to a partial refund, without a part for the rounding difference", () => {
    fc.assert(
      fc.property(order, fc.nat(), fc.nat(), (money, before, part) => {
        const refunded = before % (money.totalCents + 1);
        const amountCents = part % (money.totalCents - refunded + 1);
        const taxes = taxInRefund(money, refunded, amountCents);
        const parts = splitByRate({ amountCents, taxes, taxIncluded: money.taxIncluded });
        expect(sumOf(parts.map(({ grossCents }) => grossCents))).toBe(amountCents);
        const taxed = sumOf(
          money.taxes.map(({ baseCents, taxCents }) => baseCents + (money.taxIncluded ? 0 : taxCents)),
        );
        if (taxed === money.totalCents && money.taxes.length > 0) expect(parts).toHaveLength(taxes.length);
      }),
    );
  });

  it("is one part without tax if no rate applies", () => {
    expect(splitByRate({ amountCents: 500, taxes: [], taxIncluded: true })).toEqual([
      { name: "", hundredths: 0, grossCents: 500, taxCents: 0 },
    ]);
  });
});
