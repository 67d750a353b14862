import * as z from "zod";
import { LIMITS } from "../constants";
import { freeText, line } from "../fields";
import { refundLineSchema } from "../models/piece-count";

/** What a customer wants to send back, and why. */
export const returnFormSchema = z.strictObject({
  lines: z.array(refundLineSchema).min(1).max(LIMITS.cartLines),
  reason: line(500),
});
export type ReturnForm = z.output<typeof returnFormSchema>;

/** What the shop says to it; the customer reads the words. */
export const returnAnswerSchema = z.strictObject({
  accept: z.boolean(),
  answer: freeText(500).default(""),
});
