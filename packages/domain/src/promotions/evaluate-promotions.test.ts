import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sumOrder } from "../order-money";
import { paidPerLine, sumRefund } from "../refunds";
import {
  anyLines,
  anyPromotion,
  anyPromotions,
  cartOf,
  line,
  now,
  promotion,
} from "../testing/any-promotions";
import { evaluatePromotions } from "./evaluate-promotions";
import type { Promotion, PromotionCart, PromotionLine } from "./promotion";

const evaluate = (
  lines: PromotionLine[],
  promotions: Partial<Promotion>[],
  fields?: Partial<PromotionCart>,
) => evaluatePromotions(cartOf(lines, fields), promotions.map(promotion));
const reasonOf = (fields: Partial<Promotion>, cart?: Partial<PromotionCart>, lines = [line("a", 10_000)]) =>
  evaluate(lines, [fields], cart).refused[0]?.reason;

describe("the effect of a promotion", () => {
  const lines = [line("a", 10_000, 2), line("b", 4_999), line("c", 8_000, 1, "sofa")];
  const off = (fields: Partial<Promotion>) => {
    const { lineCents, discountCents } = evaluate(lines, [fields]);
    return { lineCents, discountCents };
  };

  it("is a percentage of the cart, or of the selected items only", () => {
    expect(off({})).toEqual({ lineCents: [0, 0, 0], discountCents: 3_300 });
    expect(off({ conditions: { categories: ["sofa"] } })).toEqual({
      lineCents: [0, 0, 800],
      discountCents: 800,
    });
  });

  it("is an amount that is never more than the items cost, split to the cent", () => {
    const conditions = { products: ["a", "b"] };
    expect(off({ conditions, effect: { kind: "amount", value: 1_000 } })).toEqual({
      lineCents: [800, 200, 0],
      discountCents: 1_000,
    });
    expect(off({ conditions, effect: { kind: "amount", value: 99_999 } }).discountCents).toBe(24_999);
    expect(off({ effect: { kind: "amount", value: 99_999 } }).discountCents).toBe(32_999);
  });

  it("is a fixed price for items that cost more", () => {
    expect(off({ effect: { kind: "fixedPrice", value: 5_000 } }).lineCents).toEqual([10_000, 0, 3_000]);
  });

  it("makes the cheapest of each group free", () => {
    const effect = { kind: "buyXGetY", buy: 2, get: 1 } as const;
    expect(off({ effect }).lineCents).toEqual([0, 4_999, 0]);
    expect(evaluate([line("a", 300, 6)], [{ effect }]).discountCents).toBe(600);
    expect(evaluate([line("a", 300, 5)], [{ effect }]).hints).toMatchObject([
      { hint: { kind: "quantity", missing: 1 } },
    ]);
    expect(off({ effect: { kind: "cheapestFree" } }).lineCents).toEqual([0, 4_999, 0]);
    expect(reasonOf({ effect: { kind: "cheapestFree" } })).toBe("too_few");
  });

  it("makes a gift free if the rest of the cart deserves it", () => {
    const fields = {
      effect: { kind: "gift", productId: "b" } as const,
      conditions: { minTotalCents: 10_000 },
    };
    expect(off(fields).lineCents).toEqual([0, 4_999, 0]);
    expect(reasonOf(fields, {}, [line("b", 4_999, 2)])).toBe("below_minimum");
    expect(evaluate([line("a", 10_000)], [fields]).hints).toMatchObject([
      { hint: { kind: "gift", productId: "b" } },
    ]);
  });

  it("makes the delivery free", () => {
    const outcome = evaluate(lines, [{ effect: { kind: "freeDelivery" } }]);
    expect(outcome).toMatchObject({ isDeliveryFree: true, discountCents: 0 });
    expect(outcome.applied).toMatchObject([{ cents: 0, deliveryCents: 5_000 }]);
    expect(reasonOf({ effect: { kind: "freeDelivery" } }, { deliveryCents: 0 })).toBe("no_effect");
  });
});

describe("the conditions of a promotion", () => {
  it("say why it does not apply", () => {
    expect(reasonOf({ code: "TEN" })).toBe("code_missing");
    expect(reasonOf({ code: "TEN" }, { codes: ["TEN"] })).toBeUndefined();
    expect(reasonOf({ startsAt: new Date("2026-11-21") })).toBe("too_early");
    expect(reasonOf({ endsAt: now })).toBe("expired");
    expect(reasonOf({ maxUses: 3, uses: 3 })).toBe("used_up");
    expect(reasonOf({ maxUsesPerCustomer: 1, usesOfCustomer: 1 })).toBe("used_before");
    expect(reasonOf({ conditions: { products: ["z"] } })).toBe("no_matching_items");
    expect(reasonOf({ conditions: { minTotalCents: 10_001 } })).toBe("below_minimum");
    expect(reasonOf({ conditions: { minQuantity: 2 } })).toBe("too_few");
    expect(reasonOf({ conditions: { countries: ["Sweden"] } })).toBe("country");
    expect(reasonOf({ conditions: { countries: ["Sweden"] } }, { country: "" })).toBeUndefined();
    const firstOrder = { conditions: { firstOrder: true } };
    expect(reasonOf(firstOrder, { customer: { isFirstOrder: false, tags: [] } })).toBe("not_first_order");
    expect(reasonOf(firstOrder, { customer: null })).toBeUndefined();
    expect(reasonOf({ conditions: { customerTags: ["trade"] } })).toBe("customer_tag");
    expect(
      reasonOf(
        { conditions: { customerTags: ["trade"] } },
        { customer: { isFirstOrder: false, tags: ["trade"] } },
      ),
    ).toBeUndefined();
  });

  it("hint at what is missing", () => {
    expect(evaluate([line("a", 10_000)], [{ conditions: { minTotalCents: 12_000 } }]).hints).toEqual([
      { id: "1", name: "Sale", hint: { kind: "total", missingCents: 2_000 } },
    ]);
  });
});

describe("several promotions", () => {
  it("apply to the price, and those on the cart to what the others leave", () => {
    const outcome = evaluate(
      [line("a", 10_000), line("s", 90_000, 1, "sofa")],
      [
        { id: "1", name: "First order" },
        {
          id: "2",
          name: "Sofas",
          conditions: { categories: ["sofa"] },
          effect: { kind: "percent", value: 1_500 },
        },
      ],
    );
    expect(outcome.applied.map(({ name, cents }) => [name, cents])).toEqual([
      ["First order", 8_650],
      ["Sofas", 13_500],
    ]);
  });

  it("follow their priority", () => {
    const ten = { id: "1", name: "Ten percent" };
    const fifty = { id: "2", name: "Fifty", effect: { kind: "amount", value: 5_000 } as const };
    const total = (a: Partial<Promotion>, b: Partial<Promotion>) =>
      evaluate([line("a", 10_000)], [a, b]).discountCents;
    expect(total({ ...ten, priority: 1 }, fifty)).toBe(6_000);
    expect(total(ten, { ...fifty, priority: 1 })).toBe(5_500);
  });

  it("leave an exclusive one alone where that is cheaper for the shopper", () => {
    const exclusive = {
      id: "1",
      name: "Alone",
      exclusive: true,
      effect: { kind: "percent", value: 2_500 } as const,
    };
    const others = [{ id: "2" }, { id: "3" }];
    const lines = [line("a", 10_000)];
    expect(evaluate(lines, [exclusive, ...others]).applied).toMatchObject([{ name: "Alone", cents: 2_500 }]);
    const beaten = evaluate(lines, [{ ...exclusive, effect: { kind: "percent", value: 1_800 } }, ...others]);
    expect(beaten.applied.map(({ id }) => id)).toEqual(["2", "3"]);
    expect(beaten.refused).toMatchObject([{ id: "1", reason: "other_saves_more" }]);
  });
});

const subtotal = (lines: readonly PromotionLine[]) =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
function costOf(lines: PromotionLine[], promotions: Promotion[]): number {
  const { discountCents, isDeliveryFree } = evaluatePromotions(cartOf(lines), promotions);
  return subtotal(lines) - discountCents + (isDeliveryFree ? 0 : 5_000);
}

describe("any promotions", () => {
  it("never take off more than a line or the cart costs", () => {
    fc.assert(
      fc.property(anyLines, anyPromotions, (lines, promotions) => {
        const outcome = evaluatePromotions(cartOf(lines), promotions);
        expect(outcome.discountCents).toBeLessThanOrEqual(subtotal(lines));
        outcome.lineCents.forEach((cents, index) => {
          const { priceCents = 0, quantity = 0 } = lines[index] ?? {};
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(cents).toBeLessThanOrEqual(priceCents * quantity);
        });
        for (const { cents } of outcome.applied) expect(cents).toBeGreaterThanOrEqual(0);
        expect(outcome.applied.length + outcome.refused.length).toBe(promotions.length);
      }),
    );
  });

  it("give the same whatever the order of lines and promotions", () => {
    const shuffled = fc.tuple(anyLines, anyPromotions).chain(([lines, promotions]) =>
      fc.record({
        lines: fc.constant(lines),
        promotions: fc.constant(promotions),
        otherLines: fc.shuffledSubarray(lines, { minLength: lines.length }),
        otherPromotions: fc.shuffledSubarray(promotions, { minLength: promotions.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ lines, promotions, otherLines, otherPromotions }) => {
        const byProduct = (of: readonly PromotionLine[], all: Promotion[]) => {
          const outcome = evaluatePromotions(cartOf([...of]), all);
          const byLine = of.map(({ productId }, index) => [productId, outcome.lineCents[index]]);
          return {
            lines: Object.fromEntries(byLine),
            applied: outcome.applied.map(({ id, cents, deliveryCents }) => ({ id, cents, deliveryCents })),
          };
        };
        expect(byProduct(otherLines, otherPromotions)).toEqual(byProduct(lines, promotions));
      }),
    );
  });

  it("never make a cart cost more than without one of them", () => {
    fc.assert(
      fc.property(
        anyLines,
        anyPromotions,
        anyPromotion,
        fc.integer({ min: 0, max: 9 }),
        (lines, promotions, added, at) => {
          const one = { ...added, id: `${at}x` };
          expect(costOf(lines, [...promotions, one])).toBeLessThanOrEqual(costOf(lines, promotions));
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("are refunded to the cent, whatever is refunded first", () => {
    const refunds = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 7 })), { maxLength: 8 });
    fc.assert(
      fc.property(anyLines, anyPromotions, refunds, (lines, promotions, wishes) => {
        const { lineCents, discountCents } = evaluatePromotions(cartOf(lines), promotions);
        const discounted = lines.map((one, index) => ({
          ...one,
          tax: null,
          discountCents: lineCents[index] ?? 0,
        }));
        const money = sumOrder({
          lines: discounted,
          discountCents,
          shipping: { cents: 5_000, tax: null },
          taxIncluded: true,
        });
        const order = { ...money, lines: discounted };
        const parts = paidPerLine(order);
        expect(parts.lineCents.reduce((sum, cents) => sum + cents, parts.shippingCents)).toBe(
          money.totalCents,
        );
        const done: {
          state: "done";
          lines: { position: number; quantity: number }[];
          withShipping: boolean;
        }[] = [];
        let paidBack = 0;
        const refund = (wanted: { position: number; quantity: number }[], shipping: boolean) => {
          const { cents, isPossible } = sumRefund({ ...order, refunds: done }, { lines: wanted, shipping });
          if (!isPossible) return;
          paidBack += cents;
          done.push({ state: "done", lines: wanted, withShipping: shipping });
        };
        for (const [index, quantity] of wishes)
          if (lines[index]) refund([{ position: index + 1, quantity }], false);
        lines.forEach(({ quantity }, index) => {
          const taken = done.flatMap((one) => one.lines).filter(({ position }) => position === index + 1);
          const left = quantity - taken.reduce((sum, one) => sum + one.quantity, 0);
          if (left > 0) refund([{ position: index + 1, quantity: left }], false);
        });
        refund([], true);
        expect(paidBack).toBe(money.totalCents);
      }),
    );
  });
});
