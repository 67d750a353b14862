import * as z from "zod";
import { LIMITS } from "../constants";
import { ownAmount } from "../fields";
import { idSchema } from "../models/id";
import { manualDiscountFormSchema } from "./manual-discount-form";
import { orderContactSchema } from "./order-contact-form";

const quantity = z.int().min(1).max(LIMITS.quantity);

/** Own price; without it an existing line keeps its price, and a new one has the list price. */
const price = ownAmount.optional();

/** An existing line by its position, or a new line. */
const changedLine = z.union([
  z.strictObject({ position: z.int().min(1).max(1_000), quantity, price }),
  z.strictObject({ productId: idSchema, variantId: idSchema.optional(), quantity, price }),
]);

/** Change of an unshipped order: address, all of its lines, or its discount. Omitted parts stay unchanged. */
export const orderChangeSchema = z.strictObject({
  /** The version that the editor saw. */
  version: z.int().positive(),
  contact: orderContactSchema.optional(),
  lines: z.array(changedLine).min(1).max(LIMITS.cartLines).optional(),
  /** Null removes the discount. */
  manualDiscount: manualDiscountFormSchema.nullable().optional(),
});
z.globalRegistry.add(orderChangeSchema, { id: "OrderChange" });
export type OrderChange = z.output<typeof orderChangeSchema>;
