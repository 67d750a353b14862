import fc from "fast-check";
import type { Promotion, PromotionCart, PromotionLine } from "../promotions/promotion";

export const now = new Date("2026-11-20T12:00:00Z");
export const promotion = (fields: Partial<Promotion>): Promotion => ({
  id: "1",
  name: "Sale",
  code: null,
  conditions: {},
  effect: { kind: "percent", value: 1_000 },
  startsAt: null,
  endsAt: null,
  priority: 0,
  exclusive: false,
  maxUses: null,
  maxUsesPerCustomer: null,
  uses: 0,
  usesOfCustomer: 0,
  ...fields,
});
export const line = (
  productId: string,
  priceCents: number,
  quantity = 1,
  category = "chair",
): PromotionLine => ({
  productId,
  category,
  collections: [],
  priceCents,
  quantity,
});
export const cartOf = (lines: PromotionLine[], fields: Partial<PromotionCart> = {}): PromotionCart => ({
  lines,
  deliveryCents: 5_000,
  country: "Norway",
  customer: { isFirstOrder: true, tags: [] },
  codes: [],
  now,
  ...fields,
});
const products = ["a", "b", "c", "d"];
export const anyLines = fc.uniqueArray(
  fc.record({
    productId: fc.constantFrom(...products),
    category: fc.constantFrom("sofa", "chair"),
    collections: fc.subarray(["x", "y"]),
    priceCents: fc.integer({ min: 0, max: 200_000 }),
    quantity: fc.integer({ min: 1, max: 7 }),
  }),
  { minLength: 1, selector: ({ productId }) => productId },
);
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
export const anyPromotion = fc
  .record({
    conditions: fc.record({
      products: optional(fc.subarray(products)),
      categories: optional(fc.subarray(["sofa", "chair"])),
      collections: optional(fc.subarray(["x", "y"])),
      minTotalCents: optional(fc.integer({ min: 0, max: 300_000 })),
      minQuantity: optional(fc.integer({ min: 1, max: 5 })),
    }),
    effect: fc.oneof(
      fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ kind: fc.constant("amount" as const), value: fc.integer({ min: 1, max: 300_000 }) }),
      fc.record({ kind: fc.constant("fixedPrice" as const), value: fc.integer({ min: 0, max: 150_000 }) }),
      fc.constant({ kind: "freeDelivery" as const }),
      fc.record({
        kind: fc.constant("buyXGetY" as const),
        buy: fc.integer({ min: 1, max: 3 }),
        get: fc.integer({ min: 1, max: 2 }),
      }),
      fc.constant({ kind: "cheapestFree" as const }),
      fc.record({ kind: fc.constant("gift" as const), productId: fc.constantFrom(...products) }),
    ),
    priority: fc.integer({ min: 0, max: 3 }),
    exclusive: fc.boolean(),
  })
  .map((fields) => promotion(fields));
export const anyPromotions = fc
  .array(anyPromotion, { maxLength: 6 })
  .map((list) => list.map((one, index) => ({ ...one, id: String(index) })));
