import * as z from "zod";
import { LIMITS } from "../constants";
import { hasTwoDecimals } from "../fields";
import { idSchema } from "./id";
import { readableWith } from "./readable-with";

/** An item of the cart that an account has on all devices. */
export const cartItemSchema = z.strictObject({
  productId: idSchema,
  /** Set for a product with options. */
  variantId: idSchema.optional(),
  quantity: z.int().min(1).max(LIMITS.quantity),
  /** Price that the shopper saw last, to point out a change. */
  seenPrice: z.number().min(0).max(LIMITS.price).refine(hasTwoDecimals).optional(),
});
z.globalRegistry.add(cartItemSchema, { id: "CartItem" });
export type CartItem = z.infer<typeof cartItemSchema>;

/** The saved cart of an account. */
export const savedCartSchema = z.object({
  /** Increases with each change; 0 if no cart was ever saved. */
  version: z.int().nonnegative(),
  items: z.array(cartItemSchema),
});
z.globalRegistry.add(savedCartSchema, { id: "SavedCart" });
export type SavedCart = z.infer<typeof savedCartSchema>;

/** A saved cart that has items, with the prices of now. Items that are no longer sold are left out. */
export const filledCartSchema = z.object({
  customer: z.object({
    id: idSchema,
    userName: z.string(),
    email: z.string(),
    /** Whether the address gets the newsletter; others are not reminded. */
    newsletter: z.boolean(),
  }),
  items: z.array(
    z.object({
      productId: idSchema,
      name: z.string(),
      variant: z.string(),
      quantity: z.int().positive(),
      price: z.number().nonnegative(),
    }),
  ),
  /** Sum of the items. */
  value: z.number().nonnegative(),
  /** When the first item was added, and when the cart last changed. */
  startedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  remindedAt: z.iso.datetime().nullable(),
});
z.globalRegistry.add(filledCartSchema, { id: "FilledCart" });
export type FilledCart = z.infer<typeof filledCartSchema>;
readableWith.add(filledCartSchema, { permission: "customers.read" });
