import * as z from "zod";
import { LIMITS } from "../constants";
import { idSchema } from "../models/id";
import { orderContactSchema } from "./order-contact-form";

const quantity = z.int().min(1).max(LIMITS.quantity);

/** An existing line by its position, or a new line. */
const changedLine = z.union([
  z.strictObject({ position: z.int().min(1).max(1_000), quantity }),
  z.strictObject({ productId: idSchema, variantId: idSchema.optional(), quantity }),
]);

/** Change of an unshipped order: address, or all of its lines. Omitted parts stay unchanged. */
export const orderChangeSchema = z.strictObject({
  /** The version that the editor saw. */
  version: z.int().positive(),
  contact: orderContactSchema.optional(),
  lines: z.array(changedLine).min(1).max(LIMITS.cartLines).optional(),
});
export type OrderChange = z.output<typeof orderChangeSchema>;
