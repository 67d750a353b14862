import * as z from "zod";

/** Quantity of one order line to refund or return; positions start at 1. */
export const refundLineSchema = z.object({
  position: z.int().min(1).max(1_000),
  quantity: z.int().min(1).max(1_000_000),
});
z.globalRegistry.add(refundLineSchema, { id: "RefundLine" });
export type RefundLine = z.infer<typeof refundLineSchema>;
