import * as z from "zod";
import { idSchema } from "./id";
import { refundLineSchema } from "./refund-line";

export const RETURN_STATES = ["asked", "accepted", "declined", "done"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** A customer's return request with the shop's answer. Done: the items are refunded. */
export const returnRequestSchema = z.object({
  id: idSchema,
  state: z.enum(RETURN_STATES),
  lines: z.array(refundLineSchema),
  reason: z.string(),
  answer: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
z.globalRegistry.add(returnRequestSchema, { id: "ReturnRequest" });
export type ReturnRequest = z.infer<typeof returnRequestSchema>;
