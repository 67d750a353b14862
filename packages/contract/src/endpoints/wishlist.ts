import * as z from "zod";
import { idSchema } from "../models/id";
import { wishlistEmailsSchema, wishlistFormSchema, wishlistSchema } from "../models/wishlist";
import { defineEndpoint } from "./define";

const tag = "wishlist";
const params = z.object({ productId: idSchema });

/** The wishlist of an account; not available in showroom mode. */
export const wishlistEndpoints = {
  getWishlist: defineEndpoint({
    method: "GET",
    path: "/wishlist",
    summary: "Get my wishlist, newest first",
    tag,
    access: "user",
    peopleOnly: true,
    reply: wishlistSchema,
    errors: ["not_found"],
  }),
  mergeWishlist: defineEndpoint({
    method: "PUT",
    path: "/wishlist",
    summary: "Add the wishlist of a device to mine; products that are gone are left out",
    tag,
    access: "user",
    peopleOnly: true,
    body: wishlistFormSchema,
    reply: wishlistSchema,
    errors: ["not_found"],
  }),
  addWish: defineEndpoint({
    method: "PUT",
    path: "/wishlist/:productId",
    summary: "Add a product to my wishlist; with more than 100, the oldest is removed",
    tag,
    access: "user",
    peopleOnly: true,
    params,
    status: 204,
    errors: ["not_found"],
  }),
  removeWish: defineEndpoint({
    method: "DELETE",
    path: "/wishlist/:productId",
    summary: "Remove a product from my wishlist",
    tag,
    access: "user",
    peopleOnly: true,
    params,
    status: 204,
    errors: ["not_found"],
  }),
  shareWishlist: defineEndpoint({
    method: "PUT",
    path: "/account/wishlist-link",
    summary: "Share my wishlist by a link; an existing link stays",
    tag,
    access: "user",
    peopleOnly: true,
    reply: z.object({ token: z.string() }),
    errors: ["not_found"],
  }),
  stopSharingWishlist: defineEndpoint({
    method: "DELETE",
    path: "/account/wishlist-link",
    summary: "End the link to my wishlist",
    tag,
    access: "user",
    peopleOnly: true,
    status: 204,
    errors: ["not_found"],
  }),
  setWishlistEmails: defineEndpoint({
    method: "PUT",
    path: "/account/wishlist-emails",
    summary: "Get emails when products of my wishlist are back in stock or cheaper, or end them",
    tag,
    access: "user",
    peopleOnly: true,
    body: wishlistEmailsSchema,
    status: 204,
    errors: ["not_found", "address_unverified"],
  }),
  getSharedWishlist: defineEndpoint({
    method: "GET",
    path: "/wishlists/:token",
    summary: "Get the products of a shared wishlist",
    tag,
    access: "anyone",
    params: z.object({ token: z.string().regex(/^[\w-]{32}$/) }),
    reply: wishlistSchema.pick({ productIds: true }),
    errors: ["not_found"],
  }),
};
