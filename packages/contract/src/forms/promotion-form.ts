import * as z from "zod";
import { LIMITS } from "../constants";
import { dateTimeField, hasTwoDecimals, line, listedCountryField } from "../fields";
import { categorySchema } from "../models/category-schema";
import { customerTagSchema } from "../models/customer";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";
import { couponCode, endRule, endsAfterStart, optionalCount } from "./coupon-form";

const amount = z
  .number({ error: () => t.required })
  .max(LIMITS.price, t.tooLarge)
  .refine(hasTwoDecimals, { error: t.twoDecimals });
const aboveZero = amount.positive("Must be above zero");
const count = z
  .int({ error: () => t.wholeNumber })
  .min(1, t.wholeNumber)
  .max(100, t.tooLarge);

const whenSchema = z.object({
  products: z.array(idSchema).max(LIMITS.promotionProducts).optional(),
  categories: z.array(categorySchema).max(100).optional(),
  collections: z.array(idSchema).max(LIMITS.collections).optional(),
  minTotal: aboveZero.optional(),
  minQuantity: z
    .int({ error: () => t.wholeNumber })
    .min(1, t.wholeNumber)
    .max(LIMITS.quantity, t.tooLarge)
    .optional(),
  firstOrder: z.boolean().optional(),
  countries: z.array(listedCountryField).max(250).optional(),
  customerTags: z.array(customerTagSchema).max(20).optional(),
});

const whatSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("percent"), value: aboveZero.max(100, "A percentage can be at most 100") }),
  z.object({ kind: z.literal("amount"), value: aboveZero }),
  z.object({ kind: z.literal("fixedPrice"), value: amount.min(0, "Must not be below zero") }),
  z.object({ kind: z.literal("freeDelivery") }),
  z.object({ kind: z.literal("buyXGetY"), buy: count, get: count }),
  z.object({ kind: z.literal("cheapestFree") }),
  z.object({ kind: z.literal("gift"), productId: idSchema }),
]);

/** A promotion as sent to the server. */
export const promotionFormSchema = z
  .object({
    name: line(80),
    /** None: it applies without a code. */
    code: couponCode.nullable().default(null),
    startsAt: dateTimeField.nullable().default(null),
    endsAt: dateTimeField.nullable().default(null),
    when: whenSchema.default({}),
    what: whatSchema,
    priority: z
      .int({ error: () => t.wholeNumber })
      .min(-1_000, t.wholeNumber)
      .max(1_000, t.tooLarge)
      .default(0),
    exclusive: z.boolean().default(false),
    maxUses: optionalCount.default(null),
    maxUsesPerCustomer: optionalCount.default(null),
  })
  .refine(endsAfterStart, endRule);
z.globalRegistry.add(promotionFormSchema, { id: "PromotionForm" });
export type PromotionForm = z.output<typeof promotionFormSchema>;
