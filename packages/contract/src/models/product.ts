import * as z from "zod";
import { productAttributeSchema } from "./attribute";
import { categorySchema } from "./category-schema";
import { idSchema } from "./id";
import { productImageSchema } from "./product-image";
import { ratingSchema } from "./review";
import { matchSchema, optionSchema, swatchesSchema, variantSchema } from "./variant";

/** A product on the wire: prices as numbers with two decimals, images as absolute URLs. */
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
  /** Lists only: when an editor or a program last changed it; sales and returns don't count. */
  updatedAt: z.iso.datetime().optional(),
  /** Increases with each change except of stock; detects edit conflicts. */
  version: z.int().positive(),
  /** Detail only: all images, main image first; omitted if the product has only `imageUrl`. */
  images: z.array(productImageSchema).optional(),
  /** Earlier, higher price. */
  compareAtPrice: z.number().positive().optional(),
  /** Name of a current promotion for this product, if there is one. */
  promotion: z.string().optional(),
  /** Published reviews in figures, if there are any. */
  rating: ratingSchema.optional(),
  /** Lists only: whether shoppers choose one of several variants, each with its own stock. */
  hasChoice: z.boolean().optional(),
  /** Lists only: available colours. */
  swatches: swatchesSchema.optional(),
  /** Lists only: the second image. */
  hoverImageUrl: z.string().optional(),
  /** Lists only: the variant that matches filters or search, unless it is the default variant. */
  match: matchSchema.optional(),
  /** Lists only: the price of the cheapest variant, if the prices of the variants differ. */
  cheapest: variantSchema.pick({ price: true, compareAtPrice: true }).optional(),
  /** Detail only. */
  options: z.array(optionSchema).optional(),
  /** Detail only: at least one, default variant first. Without options, it has the product's id. */
  variants: z.array(variantSchema).optional(),
  /** Detail only: optional URL handle and search engine texts. */
  slug: z.string().optional(),
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
  /** Detail only: dimensions, materials and other attributes. */
  attributes: z.array(productAttributeSchema).optional(),
  /** Detail only: ids of published products that the owner shows with it, if there are any. */
  companions: z.array(idSchema).optional(),
});
z.globalRegistry.add(productSchema, { id: "Product" });
export type Product = z.infer<typeof productSchema>;
