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

describe("the sum of an order", () => {
  it("is its parts, in whole cents, whatever was bought", () => {
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
        // Nobody is taxed on more than they pay.
        expect(sum(taxes.map((part) => part.baseCents))).toBeLessThanOrEqual(
          subtotalCents - discountCents + shippingCents,
        );
      }),
      { numRuns: 3_000 },
    );
  });

  it("does not depend on the order of the lines", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const turned = sumOrder({ ...order, lines: [...order.lines].reverse() });
        return JSON.stringify(turned) === JSON.stringify(sumOrder(order));
      }),
      { numRuns: 3_000 },
    );
  });

  it("is what it was before there were delivery and tax, where there are none", () => {
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

  it("has tax on top, or in it, rounded once a rate with halves up, after the discount and on delivery too", () => {
    const vat = { name: "VAT", hundredths: 2_500 };
    const book = { name: "VAT", hundredths: 700 };
    const question = {
      lines: [
        { priceCents: 999, quantity: 3, tax: vat },
        { priceCents: 1_000, quantity: 1, tax: book },
      ],
      discountCents: 0,
      shipping: { cents: 1_000, tax: vat },
    };
    const onTop = sumOrder({ ...question, taxIncluded: false });
    // 25 % of 39.97 is 9.9925; 7 % of 10.00 is 0.70.
    expect(onTop.taxes.map((part) => part.taxCents)).toEqual([999, 70]);
    expect(onTop.totalCents).toBe(3_997 + 1_000 + 999 + 70);
    const within = sumOrder({ ...question, taxIncluded: true });
    // A fifth of 39.97 is 7.994; 7/107 of 10.00 is 0.654.
    expect(within.taxes.map((part) => part.taxCents)).toEqual([799, 65]);
    expect(within.totalCents).toBe(4_997);
    expect(sumOrder({ ...question, discountCents: 3_997, taxIncluded: false }).taxCents).toBe(250);
    const half = { lines: [{ priceCents: 2, quantity: 1, tax: vat }], discountCents: 0 };
    expect(sumOrder({ ...half, shipping: { cents: 0, tax: null }, taxIncluded: false }).taxCents).toBe(1);
  });

  it("comes back whole through any sequence of partial refunds, its tax as well", () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });
    fc.assert(
      fc.property(orders, cuts, (order, shares) => {
        const money = sumOrder(order);
        const stops = [...shares.map((share) => Math.floor(share * money.totalCents)), money.totalCents];
        stops.sort((a, b) => a - b);
        const amounts = stops.map((stop, index) => stop - (stops[index - 1] ?? 0));
        const parts = amounts.map((amount, index) => taxInRefund(money, stops[index - 1] ?? 0, amount));
        const ofEach = parts.map(taxesOf);
        // None is below nothing, and none has more tax than money, but for a cent of each rate.
        const bad = parts.some((part) => part.some(({ taxCents }) => taxCents < 0));
        const tooMuch = ofEach.some((tax, index) => tax > (amounts[index] ?? 0) + money.taxes.length);
        return !bad && !tooMuch && sum(ofEach) === (money.totalCents === 0 ? 0 : money.taxCents);
      }),
      { numRuns: 10_000 },
    );
  });
});

it("what is shared out adds up, and no share is above its own weight", () => {
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
    { numRuns: 3_000 },
  );
});
