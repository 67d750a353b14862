import * as z from "zod";
import { newsletterFormSchema } from "../forms/auth-forms";
import { auditEntrySchema } from "../models/audit";
import { idSchema } from "../models/id";
import { shopInfoSchema } from "../models/shop";
import { subscriberSchema } from "../models/subscriber";
import { defineEndpoint } from "./define";
import { paging, queryDay, queryText } from "./query";

export const auditQuerySchema = z.object({
  actorId: idSchema.optional(),
  subjectId: idSchema.optional(),
  /** An action or its prefix, such as `product.update` or `product`. */
  action: queryText,
  /** Name of the actor or subject at that time, an order number, or a coupon code. */
  search: queryText,
  /** First and last day in the shop's time zone. */
  from: queryDay,
  to: queryDay,
  ...paging,
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const shopEndpoints = {
  getShop: defineEndpoint({
    method: "GET",
    path: "/shop",
    summary: "Get the shop's name, currency and payment methods",
    tag: "shop",
    access: "anyone",
    reply: shopInfoSchema,
  }),
  subscribe: defineEndpoint({
    method: "POST",
    path: "/newsletter",
    summary: "Subscribe to the newsletter; the response is the same for a known email address",
    tag: "shop",
    access: "anyone",
    body: newsletterFormSchema,
    status: 202,
    reply: z.object({ msg: z.string() }),
  }),
  unsubscribe: defineEndpoint({
    method: "POST",
    path: "/newsletter/unsubscribe/:unsubscribeToken",
    summary:
      "End the newsletter and wishlist emails of an address with the token of an email; ignores its body (RFC 8058)",
    tag: "shop",
    access: "anyone",
    params: z.object({ unsubscribeToken: z.string().regex(/^[0-9a-f]{24}[\w-]{43}$/) }),
    status: 204,
    errors: ["not_found"],
  }),
  listSubscribers: defineEndpoint({
    method: "GET",
    path: "/admin/subscribers",
    summary: "List newsletter subscribers, newest first",
    tag: "shop",
    access: { can: "customers.read" },
    query: z.object({ search: queryText, ...paging }),
    reply: z.array(subscriberSchema),
  }),
  exportSubscribers: defineEndpoint({
    method: "GET",
    path: "/admin/subscribers/export",
    summary: "Export newsletter subscribers as CSV",
    tag: "shop",
    access: { can: "customers.read" },
    query: z.object({ search: queryText }),
    replyType: "text/csv",
    reply: z.string(),
  }),
  listAudit: defineEndpoint({
    method: "GET",
    path: "/audit",
    summary: "List the log of admin changes and sign-in events, newest first",
    tag: "audit",
    access: { can: "audit.read" },
    query: auditQuerySchema,
    reply: z.array(auditEntrySchema),
  }),
};
