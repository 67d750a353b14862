import { z } from "zod";
import { newsletterFormSchema } from "../forms/auth-forms";
import { auditEntrySchema } from "../models/audit";
import { idSchema } from "../models/id";
import { shopInfoSchema } from "../models/shop";
import { defineEndpoint } from "./define";
import { paging, queryText } from "./query";

export const auditQuerySchema = z.object({
  actorId: idSchema.optional(),
  subjectId: idSchema.optional(),
  /** A word or its beginning, such as `product` or `product.update`. */
  action: queryText,
  ...paging,
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

export const shopEndpoints = {
  getShop: defineEndpoint({
    method: "GET",
    path: "/shop",
    summary: "Name, currency and payment methods",
    tag: "shop",
    access: "anyone",
    reply: shopInfoSchema,
  }),
  subscribe: defineEndpoint({
    method: "POST",
    path: "/newsletter",
    summary: "Subscribe to the newsletter; the answer is the same for a known address",
    tag: "shop",
    access: "anyone",
    body: newsletterFormSchema,
    status: 202,
    reply: z.object({ msg: z.string() }),
  }),
  listAudit: defineEndpoint({
    method: "GET",
    path: "/audit",
    summary: "The log of admin writes and sign-in events, newest first",
    tag: "audit",
    access: { can: "audit.read" },
    query: auditQuerySchema,
    reply: z.array(auditEntrySchema),
  }),
};
