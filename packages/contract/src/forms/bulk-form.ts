import { z } from "zod";
import { LIMITS } from "../constants";
import { categoryField } from "../models/category-schema";
import { validationTexts as t } from "../texts";

const amount = z
  .number({ error: () => t.required })
  .min(-LIMITS.price, t.tooLarge)
  .max(LIMITS.price, t.tooLarge);

/** One change for many products: a new price, a rise or fall by percent or dollars, or another category. */
export const bulkChangeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("price-set"), amount: amount.min(1, t.priceMin) }),
  z.object({
    kind: z.literal("price-percent"),
    amount: amount.min(-99, t.percentMin).max(1_000, t.tooLarge),
  }),
  z.object({ kind: z.literal("price-add"), amount }),
  z.object({ kind: z.literal("category"), category: categoryField }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type PriceChange = Exclude<BulkChange, { kind: "category" }>;
