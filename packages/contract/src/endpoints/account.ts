import * as z from "zod";
import { deleteAccountFormSchema, passwordFormSchema } from "../forms/auth-forms";
import { auditEntrySchema } from "../models/audit";
import { cartItemSchema } from "../models/cart";
import { contactMessageSchema } from "../models/contact-message";
import { idSchema } from "../models/id";
import { mailSchema } from "../models/mail";
import { orderSchema } from "../models/order";
import { ownReviewSchema } from "../models/review";
import { accountSecuritySchema } from "../models/security";
import { accessTokenReplySchema, deviceSessionSchema } from "../models/session";
import { userSchema } from "../models/user";
import { defineEndpoint } from "./define";

const tag = "account";

export const accountEndpoints = {
  changePassword: defineEndpoint({
    method: "PUT",
    path: "/account/password",
    summary: "Change my password and end my sessions on other devices",
    tag,
    access: "user",
    peopleOnly: true,
    body: passwordFormSchema,
    reply: accessTokenReplySchema,
    errors: ["wrong_credentials"],
  }),
  listSessions: defineEndpoint({
    method: "GET",
    path: "/account/sessions",
    summary: "List the devices I am signed in on",
    tag,
    access: "user",
    peopleOnly: true,
    reply: z.array(deviceSessionSchema),
  }),
  endSession: defineEndpoint({
    method: "DELETE",
    path: "/account/sessions/:id",
    summary: "Sign out one of my devices",
    tag,
    access: "user",
    peopleOnly: true,
    params: z.object({ id: idSchema }),
    status: 204,
    errors: ["not_found"],
  }),
  endOtherSessions: defineEndpoint({
    method: "DELETE",
    path: "/account/sessions",
    summary: "Sign out all my other devices",
    tag,
    access: "user",
    peopleOnly: true,
    status: 204,
  }),
  exportAccount: defineEndpoint({
    method: "GET",
    path: "/account/export",
    summary: "Export everything stored about me",
    tag,
    access: "user",
    peopleOnly: true,
    reply: z.object({
      exportedAt: z.iso.datetime(),
      user: userSchema,
      security: accountSecuritySchema,
      sessions: z.array(deviceSessionSchema),
      activity: z.array(auditEntrySchema),
      orders: z.array(orderSchema),
      /** Without bodies, because a body may contain a link that opens the account. */
      mails: z.array(mailSchema.pick({ id: true, kind: true, subject: true, createdAt: true, sentAt: true })),
      /** My messages to the shop, with its replies. */
      messages: z.array(contactMessageSchema),
      newsletterSince: z.iso.datetime().nullable(),
      /** My saved cart. */
      cart: z.array(cartItemSchema),
      /** Products on my wishlist. */
      wishlist: z.array(z.object({ productId: idSchema, since: z.iso.datetime() })),
      /** The link that I shared my wishlist by. */
      wishlistLink: z.object({ token: z.string(), since: z.iso.datetime() }).nullable(),
      /** When I asked for emails about my wishlist. */
      wishlistEmailsSince: z.iso.datetime().nullable(),
      /** My reviews of products. */
      reviews: z.array(ownReviewSchema),
      /** Ids of the reviews that I found helpful. */
      helpfulReviews: z.array(idSchema),
      /** My back-in-stock subscriptions. */
      stockWatches: z.array(z.object({ productId: idSchema, variantId: idSchema, since: z.iso.datetime() })),
    }),
  }),
  deleteAccount: defineEndpoint({
    method: "POST",
    path: "/account/delete",
    summary: "Delete my account",
    tag,
    access: "user",
    peopleOnly: true,
    body: deleteAccountFormSchema,
    status: 204,
    errors: ["wrong_credentials", "last_admin"],
  }),
};
