import * as z from "zod";
import { LIMITS } from "../constants";
import { freeText } from "../fields";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";
import { priceField, stockField } from "./product-form";
import { STOCK_REASONS } from "./stock-form";
import { skuField } from "./variants-form";

/** A stock item is a variant, or a product without options, whose id is that of the product. */
const stockItem = { sku: skuField.optional(), variantId: idSchema.optional() };
const namesStockItem = ({ sku, variantId }: { sku?: string | undefined; variantId?: string | undefined }) =>
  (sku === undefined) !== (variantId === undefined);
const stockItemRule = { error: t.skuOrVariant, path: ["sku"] };

/** Names a stock item by exactly one of both. */
export type StockItemName = z.infer<z.ZodObject<typeof stockItem>>;

/** Stock changes of many stock items. */
export const stockAdjustmentsSchema = z.strictObject({
  reason: z.enum(STOCK_REASONS),
  note: freeText(LIMITS.text).optional(),
  items: z
    .array(
      z
        .strictObject({
          ...stockItem,
          /** The new stock. */
          counted: stockField.optional(),
          /** Added to the stock; negative to remove. */
          delta: z.int().min(-LIMITS.quantity).max(LIMITS.quantity).optional(),
          /** The stock that the sender saw. If it is another one now, nothing is changed. */
          expected: z.int().min(0).optional(),
        })
        .refine(namesStockItem, stockItemRule)
        .refine(({ counted, delta }) => (counted === undefined) !== (delta === undefined), {
          error: t.countedOrDelta,
          path: ["counted"],
        }),
    )
    .min(1)
    .max(LIMITS.stockItems),
});
z.globalRegistry.add(stockAdjustmentsSchema, { id: "StockAdjustments" });
export type StockAdjustments = z.infer<typeof stockAdjustmentsSchema>;

/** Prices of many stock items. During a sale, they are the prices without the sale. */
export const skuPricesSchema = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          ...stockItem,
          price: priceField,
          /** The price that the sender saw. If it is another one now, nothing is changed. */
          expected: z.number().min(0).optional(),
        })
        .refine(namesStockItem, stockItemRule),
    )
    .min(1)
    .max(LIMITS.stockItems),
});
z.globalRegistry.add(skuPricesSchema, { id: "SkuPrices" });
export type SkuPrices = z.infer<typeof skuPricesSchema>;
