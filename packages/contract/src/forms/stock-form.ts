import * as z from "zod";
import { LIMITS } from "../constants";
import { choice, freeText } from "../fields";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";

/** Reasons for a manual stock change, with their labels. */
export const stockReasonLabels = {
  delivery: "Delivery arrived",
  count: "Stock count",
  damage: "Damaged or lost",
  return: "Returned by a customer",
  correction: "Correction",
} as const;
export type StockReason = keyof typeof stockReasonLabels;
export const STOCK_REASONS = Object.keys(stockReasonLabels) as [StockReason, ...StockReason[]];

/** `set` replaces the stock (0 is valid), `change` adds or subtracts. */
export const STOCK_MODES = ["set", "change"] as const;
export type StockMode = (typeof STOCK_MODES)[number];

/** Form for a stock adjustment. The server rejects a result below 0. */
export const stockFormSchema = z
  .object({
    mode: z.enum(STOCK_MODES),
    amount: z
      .number({ error: () => t.required })
      .min(-LIMITS.quantity, t.tooLarge)
      .max(LIMITS.quantity, t.tooLarge)
      .refine(Number.isInteger, { error: t.wholeNumber }),
    reason: choice(STOCK_REASONS, t.stockReason),
    note: freeText(LIMITS.text).optional(),
    /** Variant of a product with options; defaults to the whole product. */
    variantId: idSchema.optional(),
  })
  .refine(({ mode, amount }) => mode === "change" || amount >= 0, {
    error: t.stockBelowZero,
    path: ["amount"],
  })
  .refine(({ mode, amount }) => mode === "set" || amount !== 0, { error: t.stockNoChange, path: ["amount"] });
z.globalRegistry.add(stockFormSchema, { id: "StockForm" });
export type StockForm = z.infer<typeof stockFormSchema>;
