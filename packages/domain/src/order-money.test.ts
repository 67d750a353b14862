import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate, type OrderMoney, sumOrder, taxInRefund } from "./order-money";

const rate = fc.option(
  fc.record({ name: fc.constantFrom("VAT", "Reduced"), hundredths: fc.integer({ min: 0, max: 10_000 }) }),
);
const line = fc.record({
  priceCents: fc.integer({ min: 0, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 1_000 }),
  tax: rate,
});

const orders = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    shipping: fc.record({ cents: fc.integer({ min: 0, max: 100_000 }), tax: rate }),
    taxIncluded: fc.boolean(),
  })
  .map(({ share, ...order }) => {
    const subtotal = order.lines.reduce((sum, one) => sum + one.priceCents * one.quantity, 0);
    return { ...order, discountCents: Math.floor(subtotal * share) };
  });

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const taxesOf = (parts: readonly { taxCents: number }[]) => sum(parts.map((part) => part.taxCents));

describe("order totals", () => {
  it("add up in whole cents for any order", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const money = sumOrder(order);
        const { subtotalCents, discountCents, shippingCents, taxCents, totalCents, taxes } = money;
        expect(subtotalCents).toBe(sum(order.lines.map((one) => one.priceCents * one.quantity)));
        expect(taxCents).toBe(taxesOf(taxes));
        expect(totalCents).toBe(
          subtotalCents - discountCents + shippingCents + (order.taxIncluded ? 0 : taxCents),
        );
        for (const cents of [subtotalCents, taxCents, totalCents])
          expect(Number.isSafeInteger(cents)).toBe(true);
        expect(taxCents).toBeGreaterThanOrEqual(0);
        // The taxed amount never exceeds the amount paid.
        expect(sum(taxes.map((part) => part.baseCents))).toBeLessThanOrEqual(
          subtotalCents - discountCents + shippingCents,
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it("do not depend on the order of the lines", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const reversed = sumOrder({ ...order, lines: [...order.lines].reverse() });
        return JSON.stringify(reversed) === JSON.stringify(sumOrder(order));
      }),
      { numRuns: 1_000 },
    );
  });

  it("consist of subtotal and discount without shipping and tax", () => {
    const lines = [{ priceCents: 12_345, quantity: 3, tax: null }];
    expect(
      sumOrder({ lines, discountCents: 100, shipping: { cents: 0, tax: null }, taxIncluded: true }),
    ).toEqual({
      subtotalCents: 37_035,
      discountCents: 100,
      shippingCents: 0,
      taxes: [],
      taxCents: 0,
      taxIncluded: true,
      totalCents: 36_935,
    } satisfies OrderMoney);
  });

  it("round tax half up once per rate, after the discount and including shipping", () => {
    const vat = { name: "VAT", hundredths: 2_500 };
    const reduced = { name: "VAT", hundredths: 700 };
    const order = {
      lines: [
        { priceCents: 999, quantity: 3, tax: vat },
        { priceCents: 1_000, quantity: 1, tax: reduced },
      ],
      discountCents: 0,
      shipping: { cents: 1_000, tax: vat },
    };
    const onTop = sumOrder({ ...order, taxIncluded: false });
    // 25 % of 39.97 is 9.9925; 7 % of 10.00 is 0.70.
    expect(onTop.taxes.map((part) => part.taxCents)).toEqual([999, 70]);
    expect(onTop.totalCents).toBe(3_997 + 1_000 + 999 + 70);
    const within = sumOrder({ ...order, taxIncluded: true });
    // A fifth of 39.97 is 7.994; 7/107 of 10.00 is 0.654.
    expect(within.taxes.map((part) => part.taxCents)).toEqual([799, 65]);
    expect(within.totalCents).toBe(4_997);
    expect(sumOrder({ ...order, discountCents: 3_997, taxIncluded: false }).taxCents).toBe(250);
    const half = { lines: [{ priceCents: 2, quantity: 1, tax: vat }], discountCents: 0 };
    expect(sumOrder({ ...half, shipping: { cents: 0, tax: null }, taxIncluded: false }).taxCents).toBe(1);
  });

  it("are refunded completely by any sequence of partial refunds, including tax", () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(orders, cuts, (order, shares) => {
        const money = sumOrder(order);
        const stops = [...shares.map((share) => Math.floor(share * money.totalCents)), money.totalCents];
        stops.sort((a, b) => a - b);
        const amounts = stops.map((stop, index) => stop - (stops[index - 1] ?? 0));
        const parts = amounts.map((amount, index) => taxInRefund(money, stops[index - 1] ?? 0, amount));
        const ofEach = parts.map(taxesOf);
        // No refund has negative tax, or more tax than money except for one cent per rate.
        const isNegative = parts.some((part) => part.some(({ taxCents }) => taxCents < 0));
        const tooMuch = ofEach.some((tax, index) => tax > (amounts[index] ?? 0) + money.taxes.length);
        return !isNegative && !tooMuch && sum(ofEach) === (money.totalCents === 0 ? 0 : money.taxCents);
      }),
      { numRuns: 2_000 },
    );
  });
});

it("allocated shares add up, and no share exceeds its weight", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const cents = Math.floor(sum(all) * share);
      const shares = allocate(cents, all);
      expect(sum(shares)).toBe(cents);
      shares.forEach((one, index) => {
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(all[index] ?? 0);
      });
    }),
    { numRuns: 1_000 },
  );
});
