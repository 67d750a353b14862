import * as z from "zod";
import { idSchema } from "./id";
import { productSchema } from "./product";

/** Visible to everyone, to editors only, or to everyone from a given time. */
export const PUBLISHING_STATES = ["published", "draft", "scheduled"] as const;
export type PublishingState = (typeof PUBLISHING_STATES)[number];

export const publishingSchema = z.object({
  state: z.enum(PUBLISHING_STATES),
  /** When a scheduled product becomes visible to everyone. */
  publishAt: z.iso.datetime().nullable(),
});
export type Publishing = z.infer<typeof publishingSchema>;

/** A temporary price. */
export const salePriceSchema = z.object({
  /** Equals the product id for a product without options. */
  variantId: idSchema,
  price: z.number().positive(),
  startsAt: z.iso.datetime(),
  /** Null: no end date. */
  endsAt: z.iso.datetime().nullable(),
  /** Price without the sale, while the sale is active. */
  regularPrice: z.number().nonnegative().nullable(),
});
export type SalePrice = z.infer<typeof salePriceSchema>;

/** A product as editors see it, with publishing state and sale prices. */
export const adminProductSchema = productSchema.extend({
  publishing: publishingSchema,
  salePrices: z.array(salePriceSchema),
});
export type AdminProduct = z.infer<typeof adminProductSchema>;
