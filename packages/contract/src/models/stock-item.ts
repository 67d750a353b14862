import * as z from "zod";
import { idSchema } from "./id";

const stockItem = {
  productId: idSchema,
  /** The id of the product if it has no options. */
  variantId: idSchema,
  sku: z.string().nullable(),
};

/** Stock of a stock item before and after an adjustment. */
export const adjustedStockSchema = z.object({
  items: z.array(z.object({ ...stockItem, before: z.int(), quantity: z.int() })),
});
z.globalRegistry.add(adjustedStockSchema, { id: "AdjustedStock" });
export type AdjustedStock = z.infer<typeof adjustedStockSchema>;

/** Price of a stock item before and after an update. */
export const updatedPricesSchema = z.object({
  items: z.array(z.object({ ...stockItem, before: z.number(), price: z.number() })),
});
z.globalRegistry.add(updatedPricesSchema, { id: "UpdatedPrices" });
export type UpdatedPrices = z.infer<typeof updatedPricesSchema>;

/** A row of a request whose stock item changed since the sender read it. */
export interface ChangedStockItem {
  /** Index of the row in the request. */
  index: number;
  variantId: string;
  sku: string | null;
  expected: number;
  /** Stock or price now. */
  current: number;
}
