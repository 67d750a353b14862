import * as z from "zod";
import { idSchema } from "./id";
import { productSchema } from "./product";

/** Who sees a product: everybody, its editors alone, or everybody from a moment on. */
export const PUBLISHING_STATES = ["published", "draft", "scheduled"] as const;
export type PublishingState = (typeof PUBLISHING_STATES)[number];

export const publishingSchema = z.object({
  state: z.enum(PUBLISHING_STATES),
  /** Of a scheduled product: from when on everybody sees it. */
  publishAt: z.iso.datetime().nullable(),
});
export type Publishing = z.infer<typeof publishingSchema>;

/** A price for a time. */
export const salePriceSchema = z.object({
  /** Of a product with options; that of one without has the product's id. */
  variantId: idSchema,
  price: z.number().positive(),
  startsAt: z.iso.datetime(),
  /** Null: until somebody ends it. */
  endsAt: z.iso.datetime().nullable(),
  /** What it costs otherwise, while the sale is on. */
  regularPrice: z.number().nonnegative().nullable(),
});
export type SalePrice = z.infer<typeof salePriceSchema>;

/** A product as those see it who edit it: also before it is published, and with what is planned for it. */
export const adminProductSchema = productSchema.extend({
  publishing: publishingSchema,
  salePrices: z.array(salePriceSchema),
});
export type AdminProduct = z.infer<typeof adminProductSchema>;
