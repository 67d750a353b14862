import * as z from "zod";
import { idSchema } from "./id";

/** Stock of a variant, or of a product without options. */
export const stockLevelSchema = z.object({
  productId: idSchema,
  /** The id of the product if it has no options. */
  variantId: idSchema,
  sku: z.string().nullable(),
  /** Name of the product. */
  name: z.string(),
  /** Empty for a product without options. */
  variant: z.string(),
  /** Units that can be sold. */
  quantity: z.int().nonnegative(),
  /** Units of orders that have not shipped yet. They are on the shelf, but sold. */
  inOrders: z.int().nonnegative(),
  /** Stock of this size or less counts as low. */
  lowStock: z.int().nonnegative(),
});
export type StockLevel = z.infer<typeof stockLevelSchema>;

/** The re-order list shows what was sold in this many days. */
export const REORDER_DAYS = 30;

/** A stock item with low stock. */
export const reorderItemSchema = stockLevelSchema.extend({
  /** Units sold in the last 30 days. */
  sold: z.int().nonnegative(),
  /** Days until it is sold out, at the rate of the last 30 days; null if some is left and nothing was sold. */
  daysLeft: z.int().nonnegative().nullable(),
});
export type ReorderItem = z.infer<typeof reorderItemSchema>;

/** The server counts stock rows up to this number. */
export const MAX_COUNTED_STOCK = 10_000;
