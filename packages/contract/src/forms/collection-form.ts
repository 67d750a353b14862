import * as z from "zod";
import { LIMITS } from "../constants";
import { freeText, line } from "../fields";
import { collectionRuleSchema } from "../models/collection";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";

/** URL handle of a collection. */
export const collectionSlug = line(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t.optionKey);

const money = z
  .number({ error: () => t.number })
  .min(0, t.number)
  .max(LIMITS.price, t.tooLarge);

/** Form for a collection. */
export const collectionFormSchema = z
  .object({
    name: line(80),
    slug: collectionSlug,
    description: freeText(500),
    /** Null: a manual collection; products are added on their pages. */
    rule: collectionRuleSchema.extend({ minPrice: money.optional(), maxPrice: money.optional() }).nullable(),
    position: z
      .int({ error: () => t.wholeNumber })
      .min(0, t.wholeNumber)
      .max(1_000, t.tooLarge)
      .optional(),
  })
  .refine(
    ({ rule }) => rule === null || Object.values(rule).some((part) => part !== undefined && part !== ""),
    {
      path: ["rule"],
      error: t.collectionRule,
    },
  )
  .refine(
    ({ rule }) =>
      rule?.minPrice === undefined || rule.maxPrice === undefined || rule.minPrice <= rule.maxPrice,
    { path: ["rule", "maxPrice"], error: t.collectionPrices },
  );
z.globalRegistry.add(collectionFormSchema, { id: "CollectionForm" });
export type CollectionForm = z.infer<typeof collectionFormSchema>;

/** All manual collections of a product. */
export const productCollectionsSchema = z.object({
  collectionIds: z.array(idSchema).max(LIMITS.collections),
});
z.globalRegistry.add(productCollectionsSchema, { id: "ProductCollections" });
