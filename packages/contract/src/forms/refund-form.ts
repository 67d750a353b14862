import * as z from "zod";
import { LIMITS } from "../constants";
import { freeText, hasTwoDecimals } from "../fields";
import { idSchema } from "../models/id";
import { refundLineSchema } from "../models/refund-line";

/** A refund of items, shipping or an amount. `restock` returns the items to stock. */
export const refundFormSchema = z.strictObject({
  lines: z.array(refundLineSchema).max(LIMITS.cartLines).default([]),
  shipping: z.boolean().default(false),
  /** Defaults to the price of the items and shipping. */
  amount: z
    .number()
    .positive()
    .max(LIMITS.orderTotal)
    .refine(hasTwoDecimals, "must have at most two decimals")
    .optional(),
  restock: z.boolean().default(false),
  reason: freeText(200).default(""),
  /** The accepted return request that this refund completes. */
  returnId: idSchema.optional(),
});
z.globalRegistry.add(refundFormSchema, { id: "RefundForm" });
export type RefundForm = z.output<typeof refundFormSchema>;
