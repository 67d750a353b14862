import * as z from "zod";
import { categorySchema } from "./category-schema";
import { idSchema } from "./id";
import { readableWith } from "./readable-with";

export const PROMOTION_KINDS = [
  "percent",
  "amount",
  "fixedPrice",
  "freeDelivery",
  "buyXGetY",
  "cheapestFree",
  "gift",
] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** When a promotion applies. Without products, categories and collections, every item of the cart counts. */
export const promotionWhenSchema = z.object({
  products: z.array(idSchema).optional(),
  categories: z.array(categorySchema).optional(),
  collections: z.array(idSchema).optional(),
  /** Minimum price of the items that count, before any discount. */
  minTotal: z.number().positive().optional(),
  minQuantity: z.int().positive().optional(),
  firstOrder: z.boolean().optional(),
  /** Names of countries. */
  countries: z.array(z.string()).optional(),
  customerTags: z.array(z.string()).optional(),
});
z.globalRegistry.add(promotionWhenSchema, { id: "PromotionWhen" });
export type PromotionWhen = z.infer<typeof promotionWhenSchema>;

/** What a promotion does. */
export const promotionWhatSchema = z.object({
  kind: z.enum(PROMOTION_KINDS),
  /** Percentage, amount or price. */
  value: z.number().nonnegative().optional(),
  /** Of each `buy` + `get` pieces, the cheapest `get` are free. */
  buy: z.int().positive().optional(),
  get: z.int().positive().optional(),
  /** The gift. */
  productId: idSchema.optional(),
});
z.globalRegistry.add(promotionWhatSchema, { id: "PromotionWhat" });
export type PromotionWhat = z.infer<typeof promotionWhatSchema>;

export const promotionSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Null: it applies without a code. */
  code: z.string().nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** The days of `startsAt` and `endsAt` in the shop's time zone. */
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  when: promotionWhenSchema,
  what: promotionWhatSchema,
  /** Higher ones are applied first. */
  priority: z.int(),
  /** Never together with other promotions. */
  exclusive: z.boolean(),
  maxUses: z.int().positive().nullable(),
  maxUsesPerCustomer: z.int().positive().nullable(),
  uses: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
});
z.globalRegistry.add(promotionSchema, { id: "Promotion" });
export type PromotionReply = z.infer<typeof promotionSchema>;
readableWith.add(promotionSchema, { permission: "coupons.write" });

/** What a promotion took off an order or a quote. */
export const appliedPromotionSchema = z.object({
  name: z.string(),
  code: z.string().nullable(),
  /** Off the items; part of the discount. */
  amount: z.number().nonnegative(),
  amountMinor: z.int().nonnegative(),
  /** Whether it makes the delivery free. */
  freeDelivery: z.boolean(),
});
z.globalRegistry.add(appliedPromotionSchema, { id: "AppliedPromotion" });
export type AppliedPromotionReply = z.infer<typeof appliedPromotionSchema>;

/** What is missing for a promotion. */
export const promotionHintSchema = z.object({
  text: z.string(),
  /** The gift to add to the cart. */
  productId: idSchema.optional(),
});
z.globalRegistry.add(promotionHintSchema, { id: "PromotionHint" });

export const PROMOTION_REFUSALS = [
  "code_missing",
  "too_early",
  "expired",
  "no_matching_items",
  "below_minimum",
  "too_few",
  "country",
  "not_first_order",
  "customer_tag",
  "used_up",
  "used_before",
  "gift_missing",
  "no_effect",
  "other_saves_more",
] as const;

/** Which promotions apply to a cart, and why others don't. */
export const promotionPreviewSchema = z.object({
  subtotal: z.number().nonnegative(),
  discount: z.number().nonnegative(),
  /** Price of the delivery after promotions. */
  shipping: z.number().nonnegative(),
  total: z.number().nonnegative(),
  applied: z.array(appliedPromotionSchema.extend({ id: idSchema })),
  refused: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      code: z.string().nullable(),
      reason: z.enum(PROMOTION_REFUSALS),
      text: z.string(),
    }),
  ),
  hints: z.array(promotionHintSchema),
});
z.globalRegistry.add(promotionPreviewSchema, { id: "PromotionPreview" });
export type PromotionPreview = z.infer<typeof promotionPreviewSchema>;
readableWith.add(promotionPreviewSchema, { permission: "coupons.write" });
