import * as z from "zod";

/** Pieces of a line of an order, by the line's number from 1. */
export const refundLineSchema = z.object({
  position: z.int().min(1).max(1_000),
  quantity: z.int().min(1).max(1_000_000),
});
export type RefundLine = z.infer<typeof refundLineSchema>;
