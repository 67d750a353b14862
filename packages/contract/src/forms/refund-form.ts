import * as z from "zod";
import { LIMITS } from "../constants";
import { freeText, hasTwoDecimals } from "../fields";
import { idSchema } from "../models/id";
import { refundLineSchema } from "../models/piece-count";

/** What goes back: pieces of lines, the delivery, or a sum that somebody names; and whether pieces are on the shelf again. */
export const refundFormSchema = z.strictObject({
  lines: z.array(refundLineSchema).max(LIMITS.cartLines).default([]),
  shipping: z.boolean().default(false),
  /** Without one, what the lines and the delivery have cost. */
  amount: z
    .number()
    .positive()
    .max(LIMITS.orderTotal)
    .refine(hasTwoDecimals, "must have at most two decimals")
    .optional(),
  restock: z.boolean().default(false),
  reason: freeText(200).default(""),
  /** The accepted request that it settles. */
  returnId: idSchema.optional(),
});
export type RefundForm = z.output<typeof refundFormSchema>;
