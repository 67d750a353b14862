import * as z from "zod";
import { idSchema } from "./id";

/** Products that a wishlist holds; a new one replaces the oldest. */
export const MAX_WISHES = 100;

/** My wishlist. */
export const wishlistSchema = z.object({
  /** Newest first. */
  productIds: z.array(idSchema),
  /** Secret part of the link that shows the wishlist to others; null if it is not shared. */
  token: z.string().nullable(),
  /** Whether the customer wants emails about products that are back in stock or cheaper. */
  newsByEmail: z.boolean(),
});
z.globalRegistry.add(wishlistSchema, { id: "Wishlist" });
export type Wishlist = z.infer<typeof wishlistSchema>;

/** Consent to emails about the wishlist. */
export const wishlistEmailsSchema = z.strictObject({ newsByEmail: z.boolean() });
z.globalRegistry.add(wishlistEmailsSchema, { id: "WishlistEmails" });

/** Products from a device that are added to the wishlist of an account, newest first. */
export const wishlistFormSchema = z.strictObject({ productIds: z.array(idSchema).max(MAX_WISHES) });
z.globalRegistry.add(wishlistFormSchema, { id: "WishlistForm" });
