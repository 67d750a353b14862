import * as z from "zod";
import { LIMITS } from "../constants";
import { idSchema } from "../models/id";
import { addressFormSchema } from "./user-forms";

const quantity = z.int().min(1).max(LIMITS.quantity);

/** A line that stays, by its number, or one that is added. */
const wantedLine = z.union([
  z.strictObject({ position: z.int().min(1).max(1_000), quantity }),
  z.strictObject({ productId: idSchema, variantId: idSchema.optional(), quantity }),
]);

/** What an order is to be before it is shipped: where it goes, and all of its lines. What is not said stays. */
export const orderChangeSchema = z.strictObject({
  /** What whoever changes it has seen. */
  version: z.int().positive(),
  contact: addressFormSchema.optional(),
  lines: z.array(wantedLine).min(1).max(LIMITS.cartLines).optional(),
});
export type OrderChange = z.output<typeof orderChangeSchema>;
