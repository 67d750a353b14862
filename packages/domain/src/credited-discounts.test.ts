import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditSums } from "./credit-sums";
import { creditedItems } from "./credited-discounts";
import { fromCents } from "./money";
import { sumOrder, taxInRefund } from "./order-money";
import { namedDiscounts } from "./order-sums";
import { evaluatePromotions } from "./promotions/evaluate-promotions";
import type { Promotion, PromotionLine } from "./promotions/promotion";
import { sumRefund } from "./refunds";
import { anyLines, anyPromotions, cartOf, line, promotion } from "./testing/any-promotions";
import { centsOf } from "./testing/random-orders";

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const TAX = { name: "VAT", hundredths: 825 };

/** An order with promotions, a discount of the staff, tax and delivery. */
function orderOf(
  cart: PromotionLine[],
  promotions: Promotion[],
  { manualPercent = 0, taxIncluded = true } = {},
) {
  const { applied, lineCents, discountCents } = evaluatePromotions(cartOf(cart), promotions);
  const subtotal = sumOf(cart.map(({ priceCents, quantity }) => priceCents * quantity));
  const manualCents = Math.floor(((subtotal - discountCents) * manualPercent) / 100);
  const lines = cart.map((one, index) => ({
    ...one,
    tax: one.category === "sofa" ? TAX : null,
    discountCents: lineCents[index] ?? 0,
  }));
  const money = sumOrder({
    lines,
    discountCents: discountCents + manualCents,
    shipping: { cents: 5_000, tax: TAX },
    taxIncluded,
  });
  const manualDiscount = { cents: manualCents, reason: "Scratched" };
  const discounts = namedDiscounts({ ...money, coupon: null, promotions: applied, manualDiscount });
  return { ...money, lines, discounts };
}

const anyOrder = fc
  .tuple(anyLines, anyPromotions, fc.constantFrom(0, 0, 33, 100), fc.boolean())
  .map(([lines, promotions, manualPercent, taxIncluded]) =>
    orderOf(lines, promotions, { manualPercent, taxIncluded }),
  );
const wishes = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 7 })), { maxLength: 8 });

/** The wishes that are possible one after the other, and then everything that is left. */
function refundsOf({ lines }: ReturnType<typeof orderOf>, wanted: [number, number][]) {
  const left = lines.map(({ quantity }) => quantity);
  const rest = lines.map(({ quantity }, index): [number, number] => [index, quantity]);
  return [...wanted, ...rest].flatMap(([index, count]) => {
    const quantity = Math.min(count, left[index] ?? 0);
    left[index] = (left[index] ?? 0) - quantity;
    return quantity > 0 ? [[{ position: index + 1, quantity }]] : [];
  });
}

describe("the discounts of returned items", () => {
  it("are given back to the cent by any sequence of refunds, and never below zero", () => {
    fc.assert(
      fc.property(anyOrder, wishes, (order, wanted) => {
        let given = order.discounts.map(() => 0);
        let before: { position: number; quantity: number }[] = [];
        for (const lines of refundsOf(order, wanted)) {
          const { discountCents } = creditedItems(order, { before, lines });
          for (const cents of discountCents) expect(cents).toBeGreaterThanOrEqual(0);
          given = given.map((cents, index) => cents + (discountCents[index] ?? 0));
          before = [...before, ...lines];
        }
        expect(given).toEqual(order.discounts.map(({ cents }) => cents));
      }),
      { numRuns: 200 },
    );
  });

  it("are the difference between the price of the items and what is refunded", () => {
    fc.assert(
      fc.property(anyLines, anyPromotions, wishes, (cart, promotions, wanted) => {
        const order = orderOf(cart, promotions);
        const refunds: {
          state: "done";
          lines: { position: number; quantity: number }[];
          withShipping: boolean;
        }[] = [];
        for (const lines of refundsOf(order, wanted)) {
          const { cents } = sumRefund({ ...order, refunds }, { lines, shipping: false });
          const before = refunds.flatMap((one) => one.lines);
          const { itemCents, discountCents } = creditedItems(order, { before, lines });
          expect(itemCents - sumOf(discountCents)).toBe(cents);
          refunds.push({ state: "done", lines, withShipping: false });
        }
      }),
    );
  });

  it("are those of the returned line", () => {
    const sale: Partial<Promotion> = { name: "Sofa sale", conditions: { categories: ["sofa"] } };
    const welcome: Partial<Promotion> = {
      id: "2",
      name: "Welcome",
      effect: { kind: "amount", value: 1_000 },
    };
    const cart = [line("s", 90_000, 1, "sofa"), line("c", 9_000, 1)];
    const order = orderOf(cart, [promotion(sale), promotion(welcome)]);
    const sharesOf = (position: number) =>
      creditedItems(order, { before: [], lines: [{ position, quantity: 1 }] }).discountCents;
    expect(order.discounts.map(({ name, cents }) => [name, cents])).toEqual([
      ["Sofa sale", 9_000],
      ["Welcome", 1_000],
    ]);
    expect([sharesOf(1), sharesOf(2)]).toEqual([
      [9_000, 900],
      [0, 100],
    ]);
  });

  it("are split over all lines if it is not known to which they belong", () => {
    const order = {
      lines: [line("a", 6_000), line("b", 4_000)],
      discounts: [{ cents: 1_000 }],
      discountCents: 1_000,
    };
    const lines = [{ position: 2, quantity: 1 }];
    expect(creditedItems(order, { before: [], lines })).toEqual({ itemCents: 4_000, discountCents: [400] });
    const outdated = { ...order, discounts: [{ cents: 1_000, lineCents: [3_000, 0] }] };
    expect(creditedItems(outdated, { before: [], lines }).discountCents).toEqual([400]);
  });
});

describe("a credit note", () => {
  const format = (cents: number) => `$${fromCents(cents).toFixed(2)}`;

  it("has rows that add up to its amount", () => {
    fc.assert(
      fc.property(anyOrder, wishes, fc.boolean(), (order, wanted, shipping) => {
        const [lines = []] = refundsOf(order, wanted);
        const { cents: amountCents } = sumRefund({ ...order, refunds: [] }, { lines, shipping });
        const { itemCents, discountCents } = creditedItems(order, { before: [], lines });
        const discounts = order.discounts.map(({ name }, index) => ({
          name,
          cents: discountCents[index] ?? 0,
        }));
        const { taxIncluded } = order;
        const taxes = taxInRefund(order, 0, amountCents);
        const parts = { itemCents, discounts, shippingCents: shipping ? order.shippingCents : 0 };
        const rows = creditSums({ parts, amountCents, taxes, taxIncluded }, format);
        const valuesOf = (kind: string) =>
          rows.filter((row) => row.kind === kind).map(({ value }) => centsOf(value));
        expect(valuesOf("total")).toEqual([amountCents]);
        const sums = valuesOf("sum");
        expect(sumOf(sums)).toBe(sums.length > 0 ? amountCents : 0);
        const adjusted = rows.find(({ term }) => term === "Adjustment");
        const roundedCents = order.lines.length + order.taxes.length + 1;
        expect(Math.abs(centsOf(adjusted?.value ?? "$0"))).toBeLessThanOrEqual(
          taxIncluded ? 0 : roundedCents,
        );
      }),
    );
  });

  it("shows only its amount and the tax in it if no items were returned", () => {
    const taxes = [{ ...TAX, baseCents: 1_000, taxCents: 83 }];
    const rows = creditSums({ amountCents: 1_083, taxes, taxIncluded: false }, format);
    expect(rows.map(({ kind, value }) => [kind, value])).toEqual([
      ["total", "$10.83"],
      ["included", "$0.83"],
    ]);
  });
});
