import * as z from "zod";
import { productAttributeSchema } from "./attribute";
import { categorySchema } from "./category-schema";
import { idSchema } from "./id";
import { productImageSchema } from "./product-image";
import { matchSchema, optionSchema, swatchesSchema, variantSchema } from "./variant";

/** A product as it travels: money as a number with two decimals, pictures as absolute addresses. */
export const productSchema = z.object({
  _id: idSchema,
  id: idSchema,
  name: z.string(),
  description: z.string(),
  category: categorySchema,
  price: z.number().nonnegative(),
  quantity: z.int().nonnegative(),
  imageUrl: z.string(),
  createdAt: z.iso.datetime(),
  /** Rises with each change but that of stock; for edits that must not overwrite each other. */
  version: z.int().positive(),
  /** All its pictures, the main one first; in the detail only, and only of products that have them described. */
  images: z.array(productImageSchema).optional(),
  /** What it cost before, while that was more. */
  compareAtPrice: z.number().positive().optional(),
  /** In lists only: what it can be had in, by colour. */
  swatches: swatchesSchema.optional(),
  /** In lists only: the picture after the main one. */
  hoverImageUrl: z.string().optional(),
  /** In lists only: the variant that the filters or the words name, where it is another than the default one. */
  match: matchSchema.optional(),
  /** In the detail only: what it can be chosen in. */
  options: z.array(optionSchema).optional(),
  /** In the detail only: at least one, the default one first. That of a product without options has the product's id. */
  variants: z.array(variantSchema).optional(),
  /** In the detail only: a word for its address beside its id, and what search engines show of it, where its owner says so. */
  slug: z.string().optional(),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  /** In the detail only: measures, materials and whatever else is said of it. */
  attributes: z.array(productAttributeSchema).optional(),
});
export type Product = z.infer<typeof productSchema>;
