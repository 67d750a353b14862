import * as z from "zod";
import { attributeFilters } from "../endpoints/product-filters";
import { categorySchema } from "./category-schema";
import { idSchema } from "./id";

/** What a collection by rule finds: all of what is said, as a list is narrowed. */
export const collectionRuleSchema = z.object({
  category: categorySchema.optional(),
  minPrice: z.number().min(0).optional(),
  maxPrice: z.number().min(0).optional(),
  inStock: z.boolean().optional(),
  onSale: z.boolean().optional(),
  /** `material:oak,walnut;width:..210`, as in the address of a list. */
  attributes: z
    .string()
    .max(1_000)
    .refine((text) => attributeFilters.safeParse(text).success, {
      error: "Use filters such as material:oak,walnut;width:..210",
    })
    .optional(),
});
export type CollectionRule = z.infer<typeof collectionRuleSchema>;

/** Products that belong together, as shoppers see them. */
export const collectionSchema = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
});
export type Collection = z.infer<typeof collectionSchema>;

/** A collection as its editors see it. */
export const adminCollectionSchema = collectionSchema.extend({
  id: idSchema,
  /** Null: chosen by hand. */
  rule: collectionRuleSchema.nullable(),
  position: z.int(),
  version: z.int().positive(),
  /** How many published products it has. */
  products: z.int().nonnegative(),
});
export type AdminCollection = z.infer<typeof adminCollectionSchema>;
