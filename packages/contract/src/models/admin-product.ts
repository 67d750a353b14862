import * as z from "zod";
import { idSchema } from "./id";
import { productSchema } from "./product";

/** Visible to everyone, to editors only, or to everyone from a given time. */
export const PUBLISHING_STATES = ["published", "draft", "scheduled"] as const;
export type PublishingState = (typeof PUBLISHING_STATES)[number];

/** What shoppers see of a product: a sold-out one is live, too. */
export const PRODUCT_STATUSES = ["live", "draft", "scheduled", "sold-out"] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const publishingSchema = z.object({
  state: z.enum(PUBLISHING_STATES),
  /** When a scheduled product becomes visible to everyone. */
  publishAt: z.iso.datetime().nullable(),
});
z.globalRegistry.add(publishingSchema, { id: "Publishing" });
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
z.globalRegistry.add(salePriceSchema, { id: "SalePrice" });
export type SalePrice = z.infer<typeof salePriceSchema>;

/** A product as editors see it, with publishing state and sale prices. */
export const adminProductSchema = productSchema.extend({
  /** Also drafts. */
  companions: z.array(idSchema).optional(),
  publishing: publishingSchema,
  salePrices: z.array(salePriceSchema),
  /** When an editor or a program last changed it; sales and returns don't count. */
  updatedAt: z.iso.datetime(),
  /** Stock that counts as low; null: the setting of the shop. */
  lowStock: z.int().nonnegative().nullable(),
});
z.globalRegistry.add(adminProductSchema, { id: "AdminProduct" });
export type AdminProduct = z.infer<typeof adminProductSchema>;

/** A product after a save of several parts. */
export const savedProductSchema = adminProductSchema.extend({
  /** The manual collections of the product. */
  collectionIds: z.array(idSchema),
});
z.globalRegistry.add(savedProductSchema, { id: "SavedProduct" });
export type SavedProduct = z.infer<typeof savedProductSchema>;
