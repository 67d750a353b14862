import * as z from "zod";
import { idSchema } from "./id";
import { readableWith } from "./readable-with";

/** One stock item to fetch from the shelves, for all chosen orders together. */
export const pickListItemSchema = z.object({
  /** Null once the product has been deleted. */
  productId: idSchema.nullable(),
  name: z.string(),
  /** Empty for a product without options. */
  variant: z.string(),
  /** Empty without one. */
  sku: z.string(),
  imageUrl: z.string(),
  quantity: z.int().positive(),
  /** The orders that need it, with the pieces for each. */
  orders: z.array(z.object({ number: z.int().positive(), quantity: z.int().positive() })),
});
z.globalRegistry.add(pickListItemSchema, { id: "PickListItem" });
export type PickListItem = z.infer<typeof pickListItemSchema>;
readableWith.add(pickListItemSchema, { permission: "orders.read" });
