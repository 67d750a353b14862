import * as z from "zod";
import { LIMITS } from "../constants";
import { freeText, line } from "../fields";
import { refundLineSchema } from "../models/refund-line";

/** A customer's return request. */
export const returnFormSchema = z.strictObject({
  lines: z.array(refundLineSchema).min(1).max(LIMITS.cartLines),
  reason: line(500),
});
z.globalRegistry.add(returnFormSchema, { id: "ReturnForm" });
export type ReturnForm = z.output<typeof returnFormSchema>;

/** The shop's decision, with a text for the customer. */
export const returnAnswerSchema = z.strictObject({
  accept: z.boolean(),
  answer: freeText(500).default(""),
});
z.globalRegistry.add(returnAnswerSchema, { id: "ReturnAnswer" });
