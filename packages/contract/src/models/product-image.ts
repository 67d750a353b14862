import * as z from "zod";

/** Views of a product image. */
export const PRODUCT_IMAGE_KINDS = ["front", "side", "detail", "room", "scale"] as const;
export type ProductImageKind = (typeof PRODUCT_IMAGE_KINDS)[number];

/** An image of a product with its alt text. */
export const productImageSchema = z.object({
  url: z.string(),
  alt: z.string(),
  kind: z.enum(PRODUCT_IMAGE_KINDS),
});
z.globalRegistry.add(productImageSchema, { id: "ProductImage" });
export type ProductImage = z.infer<typeof productImageSchema>;
