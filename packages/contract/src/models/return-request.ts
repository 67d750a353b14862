import * as z from "zod";
import { idSchema } from "./id";
import { refundLineSchema } from "./piece-count";

export const RETURN_STATES = ["asked", "accepted", "declined", "done"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What a customer wants to send back, and what the shop said to it. Done: the money has gone back. */
export const returnRequestSchema = z.object({
  id: idSchema,
  state: z.enum(RETURN_STATES),
  lines: z.array(refundLineSchema),
  reason: z.string(),
  answer: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ReturnRequest = z.infer<typeof returnRequestSchema>;
