import * as z from "zod";
import { attributeFilters } from "../endpoints/product-filters";
import { categorySchema } from "./category-schema";
import { idSchema } from "./id";

/** Filters of an automatic collection. A product must match all of them. */
export const collectionRuleSchema = z.object({
  category: categorySchema.optional(),
  minPrice: z.number().min(0).optional(),
  maxPrice: z.number().min(0).optional(),
  inStock: z.boolean().optional(),
  onSale: z.boolean().optional(),
  /** `material:oak,walnut;width:..210`, as in the URL of a product list. */
  attributes: z
    .string()
    .max(1_000)
    .refine((text) => attributeFilters.safeParse(text).success, {
      error: "Use filters such as material:oak,walnut;width:..210",
    })
    .optional(),
});
z.globalRegistry.add(collectionRuleSchema, { id: "CollectionRule" });
export type CollectionRule = z.infer<typeof collectionRuleSchema>;

/** A collection as shoppers see it. */
export const collectionSchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
});
z.globalRegistry.add(collectionSchema, { id: "Collection" });
export type Collection = z.infer<typeof collectionSchema>;

/** A collection as editors see it. */
export const adminCollectionSchema = collectionSchema.extend({
  /** Null: a manual collection. */
  rule: collectionRuleSchema.nullable(),
  position: z.int(),
  version: z.int().positive(),
  /** Number of published products. */
  products: z.int().nonnegative(),
});
z.globalRegistry.add(adminCollectionSchema, { id: "AdminCollection" });
export type AdminCollection = z.infer<typeof adminCollectionSchema>;
