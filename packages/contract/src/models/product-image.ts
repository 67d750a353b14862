import * as z from "zod";

/** What a picture of a product shows. */
export const PRODUCT_IMAGE_KINDS = ["front", "side", "detail", "room", "scale"] as const;
export type ProductImageKind = (typeof PRODUCT_IMAGE_KINDS)[number];

/** One of the pictures of a product, with words for those who do not see it. */
export const productImageSchema = z.object({
  url: z.string(),
  alt: z.string(),
  kind: z.enum(PRODUCT_IMAGE_KINDS),
});
export type ProductImage = z.infer<typeof productImageSchema>;
