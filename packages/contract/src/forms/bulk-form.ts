import * as z from "zod";
import { LIMITS } from "../constants";
import { dateTimeField } from "../fields";
import { categoryField } from "../models/category-schema";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";
import { attributeValueField } from "./attribute-forms";

const amount = z
  .number({ error: () => t.required })
  .min(-LIMITS.price, t.tooLarge)
  .max(LIMITS.price, t.tooLarge);
const quantity = z
  .number({ error: () => t.required })
  .max(LIMITS.quantity, t.tooLarge)
  .refine(Number.isInteger, { error: t.wholeNumber });

/** One bulk edit of many products. */
export const bulkChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("price-set"), amount: amount.min(1, t.productPriceMin) }),
  z.object({
    kind: z.literal("price-percent"),
    amount: amount.min(-99, t.percentMin).max(1_000, t.tooLarge),
  }),
  z.object({ kind: z.literal("price-add"), amount }),
  z.object({ kind: z.literal("category"), category: categoryField }),
  /** A temporary discount in percent; replaces earlier sale prices. */
  z.object({
    kind: z.literal("sale"),
    percent: z
      .number({ error: () => t.required })
      .min(1, t.percentOff)
      .max(99, t.percentOff),
    startsAt: dateTimeField.nullish(),
    endsAt: dateTimeField.nullish(),
  }),
  z.object({ kind: z.literal("sale-end") }),
  /** Stock of each product, or of each of its variants. */
  z.object({ kind: z.literal("stock-set"), amount: quantity.min(0, t.stockBelowZero) }),
  z.object({ kind: z.literal("stock-add"), amount: quantity.min(-LIMITS.quantity, t.tooLarge) }),
  z.object({ kind: z.literal("collection-add"), collectionId: idSchema }),
  z.object({ kind: z.literal("collection-remove"), collectionId: idSchema }),
  z.object({ kind: z.literal("publish"), published: z.boolean() }),
  /** Null removes the value. */
  z.object({
    kind: z.literal("attribute"),
    key: z.string().min(1, t.required).max(60),
    value: attributeValueField.nullable(),
  }),
]);
z.globalRegistry.add(bulkChangeSchema, { id: "BulkChange" });
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type PriceChange = Extract<BulkChange, { kind: `price-${string}` }>;
