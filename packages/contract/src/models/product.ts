import { z } from "zod";
import { categorySchema } from "./category";
import { idSchema } from "./id";

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
  /** Rises with each write; the ETag of the product for edits that must not overwrite each other. */
  version: z.int().positive(),
});
export type Product = z.infer<typeof productSchema>;

/** Address of the smaller picture: the `_1280` suffix swapped for `_640`. */
export function imageVariant(imageUrl: string, width: 640 | 1280 | 1920): string {
  return imageUrl.replace(/_1280(?=\.[a-z]+(?:$|\?))/, `_${width}`);
}
