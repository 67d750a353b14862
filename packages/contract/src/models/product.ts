import { z } from "zod";
import { categorySchema } from "./category-schema";
import { idSchema } from "./id";
import { productImageSchema } from "./product-image";

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
});
export type Product = z.infer<typeof productSchema>;
