import * as z from "zod";
import { LIMITS } from "../constants";
import { type CartItem, cartItemSchema, filledCartSchema, savedCartSchema } from "../models/cart";
import { idSchema } from "../models/id";
import { defineEndpoint } from "./define";
import { paging, queryText } from "./query";

const tag = "cart";

const isDistinct = (items: readonly CartItem[]) =>
  new Set(items.map(({ productId, variantId }) => `${productId} ${variantId ?? ""}`)).size === items.length;

export const cartListQuerySchema = z.object({
  search: queryText,
  /** Hours without a change, one by default: a shopper may still be choosing. */
  idleHours: z.coerce.number<number | string>().int().min(0).max(8_760).optional(),
  reminded: z.enum(["yes", "no"]).optional(),
  ...paging,
});
export type CartListQuery = z.output<typeof cartListQuerySchema>;

/** The cart of an account, in trading mode. A visitor's cart stays in the browser. */
export const cartEndpoints = {
  getCart: defineEndpoint({
    method: "GET",
    path: "/cart",
    summary: "Get my saved cart; not available in showroom mode",
    tag,
    access: "user",
    peopleOnly: true,
    reply: savedCartSchema,
    errors: ["not_found"],
  }),
  saveCart: defineEndpoint({
    method: "PUT",
    path: "/cart",
    summary:
      "Replace my saved cart if its version is still the same; drops products that are no longer sold, and names them",
    tag,
    access: "user",
    peopleOnly: true,
    body: z.strictObject({
      /** The version that the client has read. */
      version: z.int().nonnegative(),
      items: z
        .array(cartItemSchema)
        .max(LIMITS.cartLines)
        .refine(isDistinct, "A product or variant is in the cart twice"),
    }),
    reply: savedCartSchema.extend({
      /** Products and variants of the request that are no longer sold. */
      dropped: z.array(z.object({ productId: idSchema, variantId: idSchema.optional() })),
    }),
    errors: ["not_found", "edit_conflict"],
  }),
  listCarts: defineEndpoint({
    method: "GET",
    path: "/admin/carts",
    summary:
      "List carts of accounts that were left with items, the latest first; not available in showroom mode",
    tag,
    access: { can: "customers.read" },
    query: cartListQuerySchema,
    reply: z.array(filledCartSchema),
    errors: ["not_found"],
  }),
};
